import type { conversations } from '@celebrio/contract/chat/conversations'
import type { Conversation } from '@celebrio/contract/chat/shapes'
import type { Answer } from '@celebrio/contract/platform/endpoint'
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { conversationKeys, conversationQuery } from './data.ts'

/** A conversation as it becomes; called for each copy of it. */
export type Change = (conversation: Conversation) => Conversation

type List = InfiniteData<Answer<typeof conversations.list>, string | undefined>

const inList = ({ pages, pageParams }: List, id: number, change: Change): List => ({
  pageParams,
  pages: pages.map(page => ({
    ...page,
    conversations: page.conversations.map(one => (one.id === id ? change(one) : one)),
  })),
})

const find = (list: List | undefined, id: number): Conversation | undefined =>
  list?.pages.flatMap(page => page.conversations).find(one => one.id === id)

const listsOf = (client: QueryClient) => client.getQueriesData<List>({ queryKey: conversationKeys.lists })

/** Changes all copies of a conversation. @returns whether it stands in a list */
export function changeConversation(client: QueryClient, id: number, change: Change): boolean {
  client.setQueryData(conversationQuery(id).queryKey, one => one && change(one))
  const holding = listsOf(client).filter(([, list]) => find(list, id))
  for (const [key] of holding) client.setQueryData<List>(key, list => list && inList(list, id, change))
  return holding.length > 0
}

/** Has the lists and the counts asked again. */
export function renewLists(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: conversationKeys.lists })
  void client.invalidateQueries({ queryKey: conversationKeys.unread })
}

const listed = (client: QueryClient, id: number): Conversation | undefined =>
  listsOf(client)
    .map(([, list]) => find(list, id))
    .find(Boolean)

/** How far a conversation is known in the lists; null where it stands in none. */
export const knownRevision = (client: QueryClient, id: number): number | null => listed(client, id)?.rev ?? null

/** A conversation as it stands in a list that is there already. */
export function useListed(id: number | undefined): Conversation | undefined {
  const client = useQueryClient()
  return id === undefined ? undefined : listed(client, id)
}
