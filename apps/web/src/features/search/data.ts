import { search } from '@celebrio/contract/search/search'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { leafOf, placeOf } from '#features/celebrations/events'
import { call } from '#lib/api/call.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'
import { paths } from '#lib/paths.ts'

/** One thing found: what is shown of it, and where it leads. */
export type Found = { key: string; to: string; name: string } & (
  | { kind: 'user'; picture: string | null; location: string | null }
  | { kind: 'event'; starts: string | null; timeZone: string; place: string | null }
  | { kind: 'hashtag'; people: number; more: boolean }
)

type Asked = { keyword: string; cursor: string | undefined; signal: AbortSignal }
type Page = { found: Found[]; hasMorePages: boolean; nextCursor: string | null }

async function findPeople({ keyword, cursor, signal }: Asked): Promise<Page> {
  const { users, ...rest } = await call(search.people, { query: { keyword, ...pageAt(cursor) }, signal })
  const found = users.map(({ id, name, location, profile_picture }) => ({
    kind: 'user' as const,
    key: String(id),
    to: paths.profile(id),
    name,
    picture: profile_picture,
    location,
  }))
  return { found, ...rest }
}

async function findEvents({ keyword, cursor, signal }: Asked): Promise<Page> {
  const { event: events, ...rest } = await call(search.events, { query: { keyword, ...pageAt(cursor) }, signal })
  const found = events.map(event => ({
    kind: 'event' as const,
    key: String(event.id),
    to: paths.event(event.id),
    name: event.title,
    starts: leafOf(event),
    timeZone: event.timezone,
    place: placeOf(event),
  }))
  return { found, ...rest }
}

async function findHashtags({ keyword, cursor, signal }: Asked): Promise<Page> {
  const { hashtags, ...rest } = await call(search.hashtags, { query: { keyword, ...pageAt(cursor) }, signal })
  const found = hashtags.map(({ tag, total_authors, more_authors }) => ({
    kind: 'hashtag' as const,
    key: tag,
    to: paths.hashtag(tag),
    name: `#${tag}`,
    people: total_authors,
    more: more_authors,
  }))
  return { found, ...rest }
}

/** What can be searched for, in the order of the selector; only what works is listed. */
export const kinds = { user: findPeople, event: findEvents, hashtag: findHashtags } as const satisfies Record<
  string,
  (asked: Asked) => Promise<Page>
>

export type Kind = keyof typeof kinds

export const kindNames = Object.keys(kinds) as Kind[]

/** The kind that an address names; people where it names none. */
export const kindOf = (name: string | null): Kind => kindNames.find(kind => kind === name) ?? 'user'

/** Whether somebody has begun to type a hashtag. */
export const isSigned = (text: string): boolean => /^\s*[#＃]/u.test(text)

/** What is asked for when this was typed; the sign of a hashtag alone asks for nothing yet. */
export function keywordOf(kind: Kind, typed: string): string {
  const keyword = typed.trim()
  return kind === 'hashtag' && /^[#＃]$/u.test(keyword) ? '' : keyword
}

/** What fits a keyword, best first. Nothing is asked for an empty one. */
export const searchQuery = (kind: Kind, keyword: string) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: ['search', kind, keyword],
    queryFn: ({ pageParam, signal }) => kinds[kind]({ keyword, cursor: pageParam, signal }),
    enabled: keyword !== '',
  })
