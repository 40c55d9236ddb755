import type { Answer } from '@celebrio/contract/platform/endpoint'
import { groupLinks } from '@celebrio/contract/social/group-links'
import { groupMembers } from '@celebrio/contract/social/group-members'
import type { Group } from '@celebrio/contract/social/group-shapes'
import { groups } from '@celebrio/contract/social/groups'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'

/** Cache keys; all start with `groups`: what happens in one shows in its page and in lists. */
export const groupKeys = { all: ['groups'], lists: ['groups', 'list'] } as const

const keyOf = (...parts: (string | number)[]): readonly unknown[] => ['groups', ...parts]

/** Groups of the viewer, or those that they have in common with somebody, last joined first. */
export const groupsQuery = (user_id: number) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: keyOf('list', 'of', user_id),
    queryFn: ({ pageParam, signal }) => call(groups.list, { query: { user_id, ...pageAt(pageParam) }, signal }),
  })

/** Groups that wait for the viewer's answer. */
export const waitingQuery = infiniteQueryOptions({
  ...byCursor,
  queryKey: keyOf('list', 'waiting'),
  queryFn: ({ pageParam, signal }) => call(groups.list, { query: { state: 'invited', ...pageAt(pageParam) }, signal }),
})

export const groupQuery = (id: number) =>
  queryOptions({
    queryKey: keyOf('one', id),
    queryFn: async ({ signal }) => (await call(groups.get, { params: { id }, signal })).group,
  })

export type MemberState = 'joined' | 'invited'

/** Who belongs to a group, or is invited. */
export const membersQuery = (id: number, state: MemberState) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: keyOf('members', id, state),
    queryFn: ({ pageParam, signal }) =>
      call(groupMembers.list, { params: { id }, query: { state, ...pageAt(pageParam) }, signal }),
  })

/** Connections to invite, searched by name. */
export const candidatesQuery = (id: number, keyword: string) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: keyOf('candidates', id, keyword),
    queryFn: ({ pageParam, signal }) =>
      call(groupMembers.candidates, { params: { id }, query: { keyword, ...pageAt(pageParam) }, signal }),
  })
export type Candidate = Answer<typeof groupMembers.candidates>['people'][number]

/** The link of a group; null where there is none. */
export const linkQuery = (id: number) =>
  queryOptions({
    queryKey: keyOf('link', id),
    queryFn: async ({ signal }) => (await call(groupLinks.get, { params: { id }, signal })).group_link,
  })

/** What a link shows before one joins. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: keyOf('open', token),
    queryFn: async ({ signal }) => (await call(groupLinks.open, { params: { token }, signal })).invitation,
  })

/** What follows a group that has changed: its page shows it at once, and what is around it is read anew. */
export const cacheGroup = (client: QueryClient, group: Group): Promise<void> => {
  client.setQueryData(groupQuery(group.id).queryKey, group)
  return client.invalidateQueries({ queryKey: groupKeys.all })
}
