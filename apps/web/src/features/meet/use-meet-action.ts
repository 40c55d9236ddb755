import { friends } from '@celebrio/contract/friends'
import { type MeetEntry, meet } from '@celebrio/contract/meet'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { toast } from '#ui/toast.ts'
import { meetKeys } from './data.ts'

type Done = 'treatSent' | 'accepted' | 'declined' | 'removed' | 'reported' | 'connectionSent'

/** What is asked of the server about one person, and the text that says it is done. */
const useAction = <Input>(done: Done, send: (input: Input) => Promise<unknown>) => {
  const client = useQueryClient()
  const { t } = useTranslation('meet')
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast.success(t(done))
      return client.invalidateQueries({ queryKey: meetKeys.all })
    },
    onError: error => toast.error(errorText(error)),
  })
}

export const useTreat = ({ id }: MeetEntry) => useAction('treatSent', () => call(meet.treat, { params: { id } }))

export const useAccept = ({ id }: MeetEntry) => useAction('accepted', () => call(meet.accept, { params: { id } }))

export const useDecline = ({ id }: MeetEntry) => useAction('declined', () => call(meet.decline, { params: { id } }))

export const useRemove = ({ id }: MeetEntry) => useAction('removed', () => call(meet.hide, { params: { id } }))

export const useReport = ({ id }: MeetEntry) =>
  useAction('reported', (reason: string) => call(meet.report, { params: { id }, body: { reason } }))

export const useConnect = ({ id }: MeetEntry) =>
  useAction('connectionSent', () => call(friends.request, { body: { friend_id: id } }))
