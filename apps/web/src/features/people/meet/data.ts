import { friends } from '@celebrio/contract/people/friends'
import { type AgeCode, type MeetEntry, meet } from '@celebrio/contract/people/meet'
import { profiles } from '@celebrio/contract/social/profiles'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'
import { refusedFields, textBesideFields } from '#lib/forms/field-errors.ts'

/** Cache keys; all begin with `meet`, because a treat or a removal shows in every list. */
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
export const standingQuery = queryOptions({
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

/** Treats that the viewer has received, or sent. */
export const treatsQuery = (direction: 'received' | 'sent') =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...meetKeys.lists, direction] as readonly unknown[],
    queryFn: ({ pageParam, signal }) => call(meet.treats, { query: { direction, ...pageAt(pageParam) }, signal }),
  })

/** How many people the rail of home shows. */
const inRail = 3

/** The few people of the rail. */
export const widgetQuery = queryOptions({
  queryKey: ['meet', 'widget'],
  queryFn: ({ signal }) => call(meet.list, { query: { per_page: inRail, ages: [], genders: [] }, signal }),
})

type Done = 'treatSent' | 'accepted' | 'declined' | 'removed' | 'reported' | 'connectionSent'

/** What is asked of the server about one person, and the text that says it is done. */
const useMeetAction = <Input, Answer>(
  done: Done | ((answer: Answer) => Done),
  send: (input: Input) => Promise<Answer>,
) => {
  const { t } = useTranslation('meet')
  return useAction({
    send,
    success: answer => t(typeof done === 'function' ? done(answer) : done),
    invalidates: meetKeys.all,
  })
}

export const useTreat = ({ id }: MeetEntry) => useMeetAction('treatSent', () => call(meet.treat, { params: { id } }))

export const useAccept = ({ id }: MeetEntry) => useMeetAction('accepted', () => call(meet.accept, { params: { id } }))

/** A no that comes after a yes, from another tab perhaps, changes nothing: what stands is said. */
export const useDecline = ({ id }: MeetEntry) =>
  useMeetAction(
    ({ friend }) => friend.treat?.answer ?? 'declined',
    () => call(meet.decline, { params: { id } }),
  )

export const useRemove = ({ id }: MeetEntry) => useMeetAction('removed', () => call(meet.hide, { params: { id } }))

export const useReport = ({ id }: MeetEntry) =>
  useMeetAction('reported', (reason: string) => call(meet.report, { params: { id }, body: { reason } }))

export const useConnect = ({ id }: MeetEntry) =>
  useMeetAction('connectionSent', () => call(friends.request, { body: { friend_id: id } }))

/** Sends the meet profile, or the wish to leave; what is wrong with a field is for the form to say. */
export const useJoin = (done: 'joinedNow' | 'saved' | 'left', onDone: () => void) => {
  const { t } = useTranslation('meet')
  const { mutate, isPending, error } = useAction({
    send: async (form: FormData, client) => {
      await call(profiles.update, { body: form })
      // The form closes over a page that shows it already.
      await client.invalidateQueries({ queryKey: meetKeys.all })
    },
    onSuccess: onDone,
    success: t(done),
    failure: textBesideFields,
  })
  return { send: mutate, isPending, errors: refusedFields(error), failure: error }
}
