import { friends } from '@celebrio/contract/people/friends'
import { meet } from '@celebrio/contract/people/meet'
import type { AgeCode, MeetEntry } from '@celebrio/contract/people/meet-shapes'
import { profiles } from '@celebrio/contract/people/profiles'
import type { Answer } from '@celebrio/contract/platform/endpoint'
import type { ReportForm } from '@celebrio/contract/platform/reports'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { errorTextOr } from '#lib/api/error-text.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'
import { dropDraft } from '#lib/drafts.ts'
import { formErrorText } from '#lib/forms/field-errors.ts'
import { paths } from '#lib/paths.ts'

/** Cache keys; all start with `meet`, because a treat or a removal changes every list. */
export const meetKeys = { all: ['meet'], lists: ['meet', 'list'] } as const

export type Gender = 0 | 1 | 2

export type MeetFilters = {
  keyword: string
  country_id: number | null
  state_id: number | null
  city_id: number | null
  ages: readonly AgeCode[]
  genders: readonly Gender[]
}

/** Whether the viewer may meet new friends, and as whom. */
export const membershipQuery = queryOptions({
  queryKey: ['meet', 'standing'],
  queryFn: ({ signal }) => call(meet.status, { signal }),
})

/** People to meet, page by page. */
export const peopleQuery = (filters: MeetFilters) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...meetKeys.lists, 'people', filters] as readonly unknown[],
    queryFn: ({ pageParam, signal }) => call(meet.list, { query: { ...filters, ...pageAt(pageParam) }, signal }),
  })

/** Received or sent treats. */
export const treatsQuery = (direction: 'received' | 'sent') =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...meetKeys.lists, direction] as readonly unknown[],
    queryFn: ({ pageParam, signal }) => call(meet.treats, { query: { direction, ...pageAt(pageParam) }, signal }),
  })

/** Number of people in the side rail of home. */
const inRail = 3

/** The people in the side rail of home. */
export const widgetQuery = queryOptions({
  queryKey: ['meet', 'widget'],
  queryFn: ({ signal }) => call(meet.list, { query: { per_page: inRail, ages: [], genders: [] }, signal }),
})

type Done = 'treatSent' | 'accepted' | 'declined' | 'removed' | 'reported'

/** What is asked of the server about one person, and the text that says it is done. */
const useMeetAction = <Input, Output>(
  done: Done | ((answer: Output) => Done),
  send: (input: Input) => Promise<Output>,
  onSuccess?: (answer: Output) => unknown,
) => {
  const { t } = useTranslation('meet')
  return useAction({
    send,
    ...(onSuccess && { onSuccess }),
    success: answer => t(typeof done === 'function' ? done(answer) : done),
    invalidates: meetKeys.all,
  })
}

/** A yes opens the conversation with them. */
function useGoToChat() {
  const navigate = useNavigate()
  return ({ friend }: Answer<typeof meet.accept>) =>
    friend.can.message ? navigate(paths.chatAbout('person', friend.id)) : undefined
}

/** Who has had a treat of theirs, of which this page does not know yet, says yes to it with this. */
export const useTreat = ({ id }: MeetEntry) =>
  useMeetAction(
    ({ friend }) => (friend.can.message ? 'accepted' : 'treatSent'),
    () => call(meet.treat, { params: { id } }),
    useGoToChat(),
  )

export const useAccept = ({ id }: MeetEntry) =>
  useMeetAction('accepted', () => call(meet.accept, { params: { id } }), useGoToChat())

/** Declining after accepting, for example from another tab, changes nothing: the toast tells the actual state. */
export const useDecline = ({ id }: MeetEntry) =>
  useMeetAction(
    ({ friend }) => friend.treat?.answer ?? 'declined',
    () => call(meet.decline, { params: { id } }),
  )

export const useRemove = ({ id }: MeetEntry) => useMeetAction('removed', () => call(meet.hide, { params: { id } }))

export const useReport = ({ id }: MeetEntry, draft: string) =>
  useMeetAction('reported', async (said: ReportForm) => {
    const answer = await call(meet.report, { params: { id }, body: said })
    // The list is refetched next and the dialog unmounts with the person, so it cannot drop the draft itself.
    dropDraft(draft)
    return answer
  })

export function useConnect({ id }: MeetEntry) {
  const { t } = useTranslation('meet')
  return useAction({
    send: () => call(friends.request, { body: { friend_id: id } }),
    success: t('connectionSent'),
    failure: error => errorTextOr(error, t('connectionFailed')),
    invalidates: meetKeys.all,
  })
}

type Joining = { onDone: () => void; onError?: (error: unknown) => void }

/** Saves the profile, or leaves Meet new friends; field errors are shown by the form. */
export const useJoin = (done: 'joinedNow' | 'saved' | 'left', { onDone, onError }: Joining) => {
  const { t } = useTranslation('meet')
  const { mutate, isPending } = useAction({
    send: async (form: FormData, client) => {
      await call(profiles.update, { body: form })
      // Wait, so that the page already shows the change when the form closes.
      await client.invalidateQueries({ queryKey: meetKeys.all })
    },
    onSuccess: onDone,
    onError: error => onError?.(error),
    success: t(done),
    failure: formErrorText,
  })
  return { send: mutate, isPending }
}
