import { finding } from '@celebrio/contract/market/finding'
import { search } from '@celebrio/contract/search/search'
import { hashtags as hashtagEndpoints } from '@celebrio/contract/social/hashtags'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { addressLineOf, badgeDateOf } from '#features/celebrations/events'
import { call } from '#lib/api/call.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'
import { paths } from '#lib/paths.ts'
import { priceText } from '#lib/prices.ts'
import { searchText } from '#lib/search-text.ts'
import { useIsKid } from '#lib/session.ts'

/** A search result: what is shown of it, and its link target. */
export type SearchResult = { key: string; to: string; name: string } & (
  | { kind: 'user'; picture: string | null; location: string | null }
  | { kind: 'event'; starts: string | null; timeZone: string; place: string | null }
  | { kind: 'provider'; picture: string | null; place: string }
  | { kind: 'deal'; picture: string | null; cost: string | null; place: string }
  | { kind: 'hashtag'; people: number; more: boolean }
)

type PageRequest = { keyword: string; cursor: string | undefined; signal: AbortSignal }
type Page = { found: SearchResult[]; hasMorePages: boolean; nextCursor: string | null }

async function findPeople({ keyword, cursor, signal }: PageRequest): Promise<Page> {
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

async function findEvents({ keyword, cursor, signal }: PageRequest): Promise<Page> {
  const { event: events, ...rest } = await call(search.events, { query: { keyword, ...pageAt(cursor) }, signal })
  const found = events.map(event => ({
    kind: 'event' as const,
    key: String(event.id),
    to: paths.event(event.id),
    name: event.title,
    starts: badgeDateOf(event),
    timeZone: event.timezone,
    place: addressLineOf(event),
  }))
  return { found, ...rest }
}

async function findDeals({ keyword, cursor, signal }: PageRequest): Promise<Page> {
  const { deal: deals, ...rest } = await call(search.deals, { query: { keyword, ...pageAt(cursor) }, signal })
  const found = deals.map(({ id, title, images, cost, currency, city, country }) => ({
    kind: 'deal' as const,
    key: String(id),
    to: paths.deal(id),
    name: title,
    picture: images[0]?.sources[0]?.url ?? images[0]?.image ?? null,
    cost: cost === 0 ? null : priceText(cost, currency),
    place: city ?? country ?? '',
  }))
  return { found, ...rest }
}

async function findProviders({ keyword, cursor, signal }: PageRequest): Promise<Page> {
  const query = { keyword, languages: [], exclude_ids: [], ...pageAt(cursor) }
  const { post: providers, ...rest } = await call(finding.list, { query, signal })
  const found = providers.map(({ id, company_name, logo, city, country }) => ({
    kind: 'provider' as const,
    key: String(id),
    to: paths.serviceProvider(id),
    name: company_name,
    picture: logo,
    place: [city, country].filter(Boolean).join(', '),
  }))
  return { found, ...rest }
}

async function findHashtags({ keyword, cursor, signal }: PageRequest): Promise<Page> {
  const { hashtags, ...rest } = await call(hashtagEndpoints.search, { query: { keyword, ...pageAt(cursor) }, signal })
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

/** The searchable kinds with their search functions, in the order of the select. */
export const kinds = {
  user: findPeople,
  deal: findDeals,
  event: findEvents,
  provider: findProviders,
  hashtag: findHashtags,
} as const satisfies Record<string, (request: PageRequest) => Promise<Page>>

export type Kind = keyof typeof kinds

const kindNames = Object.keys(kinds) as Kind[]

/** The kinds that the viewer can search for: children have no deals. */
export const useKinds = (): readonly Kind[] => (useIsKid() ? kindNames.filter(kind => kind !== 'deal') : kindNames)

/** The kind in a URL, of those that there are; people by default. */
export const kindOf = (name: string | null, all: readonly Kind[]): Kind => all.find(kind => kind === name) ?? 'user'

/** Whether the text is the beginning of a hashtag. */
export const startsWithHash = (text: string): boolean => /^\s*[#＃]/u.test(text)

/** The keyword for a typed text; empty for a `#` alone. */
export function keywordOf(kind: Kind, typed: string): string {
  const keyword = searchText(typed)
  return kind === 'hashtag' && /^[#＃]$/u.test(keyword) ? '' : keyword
}

/** Search results for a keyword, best first. Disabled for an empty keyword. */
export const searchQuery = (kind: Kind, keyword: string) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: ['search', kind, keyword],
    queryFn: ({ pageParam, signal }) => kinds[kind]({ keyword, cursor: pageParam, signal }),
    enabled: keyword !== '',
  })
