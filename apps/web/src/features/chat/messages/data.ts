import { messages } from '@celebrio/contract/chat/messages'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { conversationKeys } from '#features/chat/conversations'
import { call } from '#lib/api/call.ts'
import { byCursor } from '#lib/api/paging.ts'
import { retryWhileFailing } from '#lib/api/retry.ts'
import {
  type MessagePart,
  type MessageWindow,
  type ReadingStart,
  withMessages,
  withNewer,
  withOlder,
} from './message-window.ts'

/** So many messages are read at a time. */
const atOnce = 60
/** Who has missed more changes than so many pages of them begins at the end again. */
const maxPages = 5

const part = (id: number, where: { before?: number; after?: number; around?: number } = {}): Promise<MessagePart> =>
  call(messages.list, { params: { id }, query: { ...where, per_page: atOnce } })

/** What is read of a conversation: its end at first. From then on changes are told, or asked for by `catchUp`. */
export const messagesQuery = (id: number) =>
  queryOptions({
    queryKey: ['chat-messages', id],
    queryFn: async (): Promise<MessageWindow> => ({ ...(await part(id)), start: { at: null, count: 0 } }),
    staleTime: Infinity,
    gcTime: 600_000,
    refetchInterval: retryWhileFailing,
  })

const keyOf = (id: number) => messagesQuery(id).queryKey

export const readWindow = (client: QueryClient, id: number): MessageWindow | undefined => client.getQueryData(keyOf(id))

export const changeWindow = (client: QueryClient, id: number, change: (loaded: MessageWindow) => MessageWindow): void =>
  void client.setQueryData(keyOf(id), loaded => loaded && change(loaded))

/** Adds to the part that is loaded, unless one was led elsewhere meanwhile: between there and here may be a gap. */
const addTo = (client: QueryClient, id: number, { start }: MessageWindow, add: (to: MessageWindow) => MessageWindow) =>
  changeWindow(client, id, loaded => (loaded.start.count === start.count ? add(loaded) : loaded))

export async function loadOlder(client: QueryClient, id: number): Promise<void> {
  const window = readWindow(client, id)
  const first = window?.messages[0]
  if (!window || !first) return
  const older = await part(id, { before: first.seq })
  addTo(client, id, window, loaded => withOlder(loaded, older))
}

export async function loadNewer(client: QueryClient, id: number): Promise<void> {
  const window = readWindow(client, id)
  const last = window?.messages.at(-1)
  if (!window || !last) return
  const newer = await part(id, { after: last.seq })
  addTo(client, id, window, loaded => withNewer(loaded, newer))
}

/** Leads to a message that may not be loaded, by its place, or to the end. */
export async function jumpTo(client: QueryClient, id: number, at: Exclude<ReadingStart['at'], null>): Promise<void> {
  const read = await part(id, at === 'end' ? {} : { around: at })
  const count = (readWindow(client, id)?.start.count ?? 0) + 1
  client.setQueryData(keyOf(id), { ...read, start: { at, count } })
}

/** Messages of a conversation with some words in them, newest first. */
export const searchQuery = (id: number, keyword: string) =>
  infiniteQueryOptions({
    queryKey: ['chat-search', id, keyword],
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next_before }: { next_before: number | null }) => next_before ?? undefined,
    queryFn: ({ pageParam, signal }) =>
      call(messages.search, { params: { id }, query: { keyword, before: pageParam }, signal }),
    staleTime: 0,
  })

/** Messages of all conversations with some words in them: of each the newest first, then older ones. */
export const searchEverywhereQuery = (keyword: string) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: ['chat-search', 'everywhere', keyword] as readonly unknown[],
    queryFn: ({ pageParam, signal }) => call(messages.find, { query: { keyword, cursor: pageParam }, signal }),
    staleTime: 0,
  })

/** Who gave a message which flower, newest first; asked anew with each time that it is opened. */
export const flowerGiversQuery = (id: number) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: ['chat-flowers', id] as readonly unknown[],
    queryFn: ({ pageParam, signal }) =>
      call(messages.superlikers, { params: { id }, query: { cursor: pageParam, per_page: undefined }, signal }),
    staleTime: 0,
  })

const underWay = new Map<number, Promise<void>>()

async function askForChanges(client: QueryClient, id: number): Promise<void> {
  for (let page = 0; page < maxPages; page += 1) {
    const loaded = readWindow(client, id)
    if (!loaded) return
    const {
      messages: changed,
      rev,
      hasMorePages,
    } = await call(messages.changes, {
      params: { id },
      query: { after: loaded.rev, per_page: undefined },
    })
    changeWindow(client, id, before => withMessages(before, changed, rev))
    // Its name, and how many belong to it.
    if (changed.some(({ event }) => event !== null))
      void client.invalidateQueries({ queryKey: conversationKeys.one(id), exact: true })
    if (!hasMorePages) return
  }
  await jumpTo(client, id, 'end')
}

/** Asks for what was missed of a conversation that is read; once at a time. */
export function catchUp(client: QueryClient, id: number): Promise<void> {
  const asking =
    underWay.get(id) ??
    askForChanges(client, id)
      // Without a connection it is asked again with the next one.
      .catch(() => undefined)
      .finally(() => underWay.delete(id))
  underWay.set(id, asking)
  return asking
}
