import { type AgeCode, meet } from '@celebrio/contract/people/meet'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'

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
  queryFn: ({ signal }) => call(meet.standing, { signal }),
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
