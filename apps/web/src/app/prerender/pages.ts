import { guestMessages, signedInMessages } from 'virtual:messages'
import type { Event } from '@celebrio/contract/celebrations/events'
import type { PrerenderedPath } from '@celebrio/contract/platform/pages'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router'
import { eventQuery } from '#features/celebrations/events'
import { personalQuery } from '#features/celebrations/external-guests'
import { openQuery } from '#features/celebrations/open-links'
import { pollQuery } from '#features/celebrations/polls'
import { albumsQuery } from '#features/market/albums'
import { categoriesQuery } from '#features/market/categories'
import { dealQuery, moreDealsQuery } from '#features/market/deals'
import { answeredQuery } from '#features/market/questions'
import { reviewsQuery } from '#features/market/reviews'
import { offersOfQuery, servicesOfQuery, storeQuery } from '#features/market/stores'
import { type Language, languageCodes } from '#i18n/language.ts'
import { Component as EventPage } from '#pages/celebrations/event/route.tsx'
import { Component as OpenLink } from '#pages/celebrations/open-link/route.tsx'
import { Component as PersonalInvitation } from '#pages/celebrations/personal-invitation/route.tsx'
import { Component as DealPage } from '#pages/market/deal/route.tsx'
import { Component as ProviderPage } from '#pages/market/provider/route.tsx'
import { Component as OpenLayout } from '../layouts/open-layout.tsx'
import { RootLayout } from '../root-layout.tsx'

type Params = Readonly<Record<string, string | undefined>>

export type PrerenderedPage = {
  path: PrerenderedPath
  /** The modules that bring its style sheets and its client. */
  modules: readonly string[]
  /** Reads what the page shows. @throws ApiError where this guest sees no such page */
  read(queries: QueryClient, params: Params): Promise<unknown>
}

const app = ['src/app/client.tsx', 'src/app/layouts/open-layout.tsx']

/** While the date is open, the page shows the dates. */
const readPoll = async (queries: QueryClient, { id, date_open }: Event) => {
  if (date_open) await queries.prefetchQuery(pollQuery({ id }))
}

const readStore = async (queries: QueryClient, id: number) => {
  await queries.fetchQuery(storeQuery(id))
  // The page does without any of these.
  await Promise.all([
    queries.prefetchQuery(categoriesQuery),
    queries.prefetchInfiniteQuery(servicesOfQuery(id)),
    queries.prefetchInfiniteQuery(offersOfQuery(id)),
    queries.prefetchInfiniteQuery(albumsQuery(id)),
    queries.prefetchInfiniteQuery(reviewsQuery(id)),
    queries.prefetchInfiniteQuery(answeredQuery(id)),
  ])
}

const readDeal = async (queries: QueryClient, id: number) => {
  await queries.fetchQuery(dealQuery(id))
  await Promise.all([queries.prefetchQuery(categoriesQuery), queries.prefetchQuery(moreDealsQuery(id))])
}

/** Pages that guests come to from outside: they are rendered by the server, and taken over by the browser. */
export const pages: readonly PrerenderedPage[] = [
  {
    path: '/',
    modules: ['src/app/landing/client.tsx'],
    read: async () => undefined,
  },
  {
    path: '/events/:id',
    modules: [...app, 'src/pages/celebrations/event/route.tsx'],
    read: async (queries, { id }) => readPoll(queries, await queries.fetchQuery(eventQuery(Number(id)))),
  },
  {
    path: '/i/:token',
    modules: [...app, 'src/pages/celebrations/personal-invitation/route.tsx'],
    // Without its poll: a vote that is pressed before the client has come would be lost.
    read: (queries, { token = '' }) => queries.fetchQuery(personalQuery(token)),
  },
  {
    path: '/join/:token',
    modules: [...app, 'src/pages/celebrations/open-link/route.tsx'],
    read: (queries, { token = '' }) => queries.fetchQuery(openQuery(token)),
  },
  {
    path: '/deals/:id',
    modules: [...app, 'src/pages/market/deal/route.tsx'],
    read: (queries, { id }) => readDeal(queries, Number(id)),
  },
  {
    path: '/service-provider/:id',
    modules: [...app, 'src/pages/market/provider/route.tsx'],
    read: (queries, { id }) => readStore(queries, Number(id)),
  },
]

/** As in `router.ts`, without guards and with everything at hand; the landing page has no router. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    children: [
      {
        Component: OpenLayout,
        children: [
          { path: '/deals/:id', Component: DealPage },
          { path: '/events/:id', Component: EventPage },
          { path: '/i/:token', Component: PersonalInvitation },
          { path: '/join/:token', Component: OpenLink },
          { path: '/service-provider/:id', Component: ProviderPage },
        ],
      },
    ],
  },
]

const messagesOf = async (language: Language) => {
  const [guest, signedIn] = await Promise.all([guestMessages[language](), signedInMessages[language]()])
  return [language, { ...guest.default, ...signedIn.default }] as const
}

/** The messages of all four languages. */
export const allMessages = async () => Object.fromEntries(await Promise.all(languageCodes.map(messagesOf)))
