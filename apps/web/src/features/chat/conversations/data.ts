import { type boxes, conversations, type subjectKinds } from '@celebrio/contract/chat/conversations'
import { friends } from '@celebrio/contract/people/friends'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { friendKeys } from '#features/people/friends'
import { call } from '#lib/api/call.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'
import { retryWhileFailing } from '#lib/api/retry.ts'

export type Box = (typeof boxes)[number]

export const conversationKeys = {
  all: ['conversations'],
  lists: ['conversations', 'list'],
  /** Apart from the lists, whose pages are changed while others write. */
  named: ['conversations', 'named'],
  one: (id: number) => ['conversations', 'one', id],
  unread: ['conversations', 'unread'],
} as const

/** How many conversations have something unread, and how many requests wait. */
export const unreadQuery = queryOptions({
  queryKey: conversationKeys.unread,
  queryFn: ({ signal }) => call(conversations.unread, { signal }),
})

/** Conversations by who is in them, or what they are about. */
export const namedConversationsQuery = (keyword: string) =>
  queryOptions({
    queryKey: [...conversationKeys.named, keyword] as readonly unknown[],
    queryFn: async ({ signal }) => (await call(conversations.find, { query: { keyword }, signal })).conversations,
    staleTime: 0,
  })

/** The conversations of a box, the one that was last written in first. */
export const conversationsQuery = (box: Box) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...conversationKeys.lists, box],
    queryFn: ({ pageParam, signal }) => call(conversations.list, { query: { ...pageAt(pageParam), box }, signal }),
    staleTime: 0,
  })

/** Connections by a part of their name, newest first. */
export const connectionsNamedQuery = (keyword: string) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...friendKeys.all, 'to-write-to', keyword] as readonly unknown[],
    queryFn: ({ pageParam, signal }) => call(friends.list, { query: { keyword, ...pageAt(pageParam) }, signal }),
  })

export const conversationQuery = (id: number) =>
  queryOptions({
    queryKey: conversationKeys.one(id),
    queryFn: async ({ signal }) => (await call(conversations.get, { params: { id }, signal })).conversation,
    staleTime: 0,
    refetchInterval: retryWhileFailing,
  })

/** Who belongs to a conversation, and has a name that begins so: the first of them. */
export const membersQuery = (id: number, keyword = '') =>
  queryOptions({
    queryKey: [...conversationKeys.one(id), 'members', keyword] as readonly unknown[],
    queryFn: async ({ signal }) =>
      (await call(conversations.members, { params: { id }, query: { keyword }, signal })).members,
  })

/** How the viewer stands in the conversation about something; null where they have none. */
export const aboutQuery = (kind: (typeof subjectKinds)[number], subject_id: number) =>
  queryOptions({
    queryKey: [...conversationKeys.all, 'about', kind, subject_id],
    queryFn: async ({ signal }) =>
      (await call(conversations.about, { params: { kind, subject_id }, signal })).conversation,
    staleTime: 0,
  })

/** Whom or what a conversation is wanted with. */
export type Wanted = { kind: 'person' | 'event' | 'booking' | 'group' | 'deal' | 'provider'; id: number }

const formOf = ({ kind, id }: Wanted) => (kind === 'person' ? { user_id: id } : { kind, subject_id: id })

/** The conversation with somebody or about something: the one that there is, or a new one. */
export const openedQuery = (wanted: Wanted) =>
  queryOptions({
    queryKey: ['opened-conversation', wanted.kind, wanted.id],
    queryFn: async ({ client }) => {
      const { conversation } = await call(conversations.open, { body: formOf(wanted) })
      client.setQueryData(conversationQuery(conversation.id).queryKey, conversation)
      return conversation.id
    },
    gcTime: 0,
    refetchInterval: retryWhileFailing,
  })
