import { friends } from '@celebrio/contract/people/friends'
import { type MeetEntry, meet } from '@celebrio/contract/people/meet'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { toast } from '#ui/feedback/toast.ts'
import { meetKeys } from './data.ts'

type Done = 'treatSent' | 'accepted' | 'declined' | 'removed' | 'reported' | 'connectionSent'

/** What is asked of the server about one person, and the text that says it is done. */
const useAction = <Input, Answer>(done: Done | ((answer: Answer) => Done), send: (input: Input) => Promise<Answer>) => {
  const client = useQueryClient()
  const { t } = useTranslation('meet')
  return useMutation({
    mutationFn: send,
    onSuccess: answer => {
      toast.success(t(typeof done === 'function' ? done(answer) : done))
      return client.invalidateQueries({ queryKey: meetKeys.all })
    },
    onError: error => toast.error(errorText(error)),
  })
}

export const useTreat = ({ id }: MeetEntry) => useAction('treatSent', () => call(meet.treat, { params: { id } }))

export const useAccept = ({ id }: MeetEntry) => useAction('accepted', () => call(meet.accept, { params: { id } }))

/** A no that comes after a yes, from another tab perhaps, changes nothing: what stands is said. */
export const useDecline = ({ id }: MeetEntry) =>
  useAction(
    ({ friend }) => friend.treat?.answer ?? 'declined',
    () => call(meet.decline, { params: { id } }),
  )

export const useRemove = ({ id }: MeetEntry) => useAction('removed', () => call(meet.hide, { params: { id } }))

export const useReport = ({ id }: MeetEntry) =>
  useAction('reported', (reason: string) => call(meet.report, { params: { id }, body: { reason } }))

export const useConnect = ({ id }: MeetEntry) =>
  useAction('connectionSent', () => call(friends.request, { body: { friend_id: id } }))
