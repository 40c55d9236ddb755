import { marketLooks } from './market-looks.ts'
import type { PersonName } from './people.ts'
import * as act from './steps.ts'
import { tradeLooks } from './trade-looks.ts'

/** One picture to be taken: who sees what, after which steps. */
export type Look = {
  name: string
  path: string
  as: readonly PersonName[]
  /** What is done there first. */
  step?: act.Step
  /** Photographs what the window shows, not the whole page: for whatever lies over it. */
  window?: boolean
  /** Addresses that cannot be reached, as if the line were broken. */
  broken?: RegExp
  /** What the browser has stored besides the session. */
  stored?: Record<string, string>
}

const guest = ['guest'] as const
const celebrant = ['celebrant'] as const
const newcomers = ['newcomer', 'newcomer-fr'] as const
const celebrants = [...celebrant, ...newcomers] as const
const provider = ['provider'] as const
const host = ['host'] as const
const visitor = ['visitor'] as const
const readers = ['guest', 'newcomer-fr'] as const
const everybody = [...guest, ...celebrants, ...provider] as const

const email = 'amara.okafor%40example.org'
const resetCheck = /password\/reset\/check$/

/** Every route, and the states of it that its address alone does not show. A new one is a new line. */
export const looks: readonly Look[] = [
  { name: 'landing', path: '/', as: guest },
  { name: 'landing-about', path: '/#about', as: guest },
  { name: 'landing-services', path: '/#services', as: guest },
  { name: 'landing-connect', path: '/', as: guest, step: act.slide(1), window: true },
  { name: 'landing-plan', path: '/', as: guest, step: act.slide(2), window: true },
  { name: 'landing-vendors', path: '/', as: guest, step: act.slide(3), window: true },
  { name: 'landing-book', path: '/', as: guest, step: act.slide(4), window: true },
  { name: 'landing-menu', path: '/', as: guest, step: act.openMenu, window: true },
  { name: 'landing-sign-in', path: '/', as: guest, step: act.openSignIn, window: true },
  { name: 'sign-in', path: '/sign-in', as: guest },
  { name: 'sign-in-errors', path: '/sign-in', as: guest, step: act.submit },
  { name: 'sign-up', path: '/sign-up', as: guest },
  { name: 'sign-up-errors', path: '/sign-up', as: guest, step: act.submit },
  { name: 'sign-up-provider', path: '/sign-up?as=provider', as: guest },
  { name: 'sign-up-provider-errors', path: '/sign-up?as=provider', as: guest, step: act.submit },
  { name: 'auth-callback', path: '/auth-callback?code=x&state=y', as: guest },
  { name: 'forgot-password', path: '/forgot-password', as: guest },
  { name: 'forgot-code', path: '/forgot-password', as: guest, step: act.askForCode, window: true },
  { name: 'change-password', path: `/change-password?email=${email}&otp=1234`, as: guest },
  { name: 'reset-password-over', path: `/password/reset/abc?email=${email}`, as: guest },
  { name: 'reset-password', path: `/password/reset/abc?email=${email}`, as: guest, broken: resetCheck },
  {
    name: 'reset-password-errors',
    path: `/password/reset/abc?email=${email}`,
    as: guest,
    step: act.submit,
    broken: resetCheck,
  },
  { name: 'verify-email-fails', path: '/verify-email?token=x', as: guest, broken: /auth\/verify-email$/ },
  { name: 'expired-email', path: '/expired-email', as: ['guest', 'newcomer'] },
  { name: 'home', path: '/home', as: celebrants },
  { name: 'welcome', path: '/home', as: newcomers, stored: { welcome: '1' }, window: true },
  { name: 'composer', path: '/home', as: celebrant, step: act.writePost, window: true },
  { name: 'flowers', path: '/home', as: celebrant, step: act.openFlowers, window: true },
  { name: 'likers', path: '/home', as: celebrant, step: act.openLikers, window: true },
  { name: 'superlikers', path: '/home', as: celebrant, step: act.openSuperlikers, window: true },
  { name: 'lightbox', path: '/home', as: celebrant, step: act.openLightbox, window: true },
  { name: 'comments', path: '/home', as: celebrant, step: act.openComments, window: true },
  { name: 'edit-post', path: '/home', as: celebrant, step: act.editPost, window: true },
  { name: 'hashtag', path: '/hashtags/jollofwars', as: celebrants },
  { name: 'hashtag-empty', path: '/hashtags/nobody_wrote_this', as: celebrant },
  { name: 'post-page', path: '/posts/1', as: celebrants },
  { name: 'post-at-comment', path: '/notifications', as: celebrant, step: act.followComment, window: true },
  { name: 'post-comment-gone', path: '/posts/1?comment=999999999', as: celebrant },
  { name: 'saved-posts', path: '/saved-posts', as: celebrants },
  { name: 'search', path: '/home', as: celebrant, step: act.search, window: true },
  { name: 'search-results', path: '/search?keyword=ma', as: celebrant },
  { name: 'search-nothing', path: '/search?keyword=qqxx', as: celebrants },
  { name: 'search-fails', path: '/search?keyword=ma', as: celebrant, broken: /\/search\/user/ },
  { name: 'profile-music', path: '/profile/music', as: celebrants },
  { name: 'profile', path: '/profile', as: celebrants },
  { name: 'profile-other', path: '/profile/2', as: celebrants },
  { name: 'profile-files', path: '/profile/files', as: celebrants },
  { name: 'profile-edit', path: '/profile/edit', as: celebrants },
  { name: 'profile-child', path: '/profile/edit', as: newcomers, step: act.bornLately, window: true },
  { name: 'profile-gone', path: '/profile/999999', as: celebrant },
  { name: 'notifications', path: '/notifications', as: celebrants },
  { name: 'bell', path: '/home', as: celebrants, step: act.openBell(1), window: true },
  { name: 'friends', path: '/friends', as: celebrants },
  { name: 'meet', path: '/meet-new-friend', as: celebrants },
  { name: 'meet-treats', path: '/meet-new-friend?view=treats', as: celebrants },
  { name: 'friend-requests', path: '/friends/all-request', as: celebrants },
  { name: 'find-friends', path: '/friends/find-friend', as: celebrants },
  { name: 'blocked-friends', path: '/friends/blocked', as: celebrants },
  { name: 'my-events', path: '/my-events', as: [...guest, ...celebrants] },
  { name: 'events-history', path: '/my-events?view=history', as: celebrant },
  { name: 'my-events-fails', path: '/my-events', as: celebrant, broken: /\/api\/v1\/event(\?|$)/ },
  { name: 'create-event', path: '/create-event-no-sp', as: celebrants },
  { name: 'create-event-errors', path: '/create-event-no-sp', as: celebrant, step: act.submit },
  { name: 'upcoming-events', path: '/upcoming-events', as: [...guest, ...celebrants] },
  { name: 'explore', path: '/explore', as: celebrants },
  { name: 'explore-events', path: '/explore/upcoming-events', as: celebrants },
  { name: 'public-events', path: '/public-events', as: [...guest, ...celebrants] },
  { name: 'invitations', path: '/public-events?show=invitation', as: celebrants },
  { name: 'event-details', path: '/my-events', as: [...celebrant, ...host], step: act.openTile, window: true },
  { name: 'event-hosted', path: '/events/{hosted}', as: celebrant },
  { name: 'event-asked', path: '/events/{asked}', as: celebrant },
  { name: 'event-coming', path: '/events/{coming}', as: celebrant },
  { name: 'event-strange', path: '/events/{strange}', as: celebrant },
  { name: 'event-full', path: '/events/{full}', as: [...host, ...visitor] },
  { name: 'event-closed', path: '/events/999999', as: [...guest, ...celebrant] },
  { name: 'event-ticket', path: '/events/{full}', as: host, step: act.openTicket, window: true },
  { name: 'event-invite', path: '/events/{full}/invite', as: host },
  { name: 'event-invite-new', path: '/events/{hosted}/invite?new', as: celebrant },
  { name: 'event-edit', path: '/events/{full}/edit', as: host },
  { name: 'event-door', path: '/events/{full}/door', as: host },
  { name: 'event-summary', path: '/events-summary/{full}', as: host },
  { name: 'event-summary-new', path: '/events-summary/{hosted}', as: celebrant },
  { name: 'own-events', path: '/my-events', as: host },
  { name: 'personal-invitation', path: '{personal}', as: [...host, ...visitor] },
  { name: 'personal-invitation-gone', path: '/i/x', as: guest },
  { name: 'event-confirmed', path: '{created}', as: visitor },
  { name: 'event-denied', path: '{denied}', as: visitor },
  { name: 'event-link-expired', path: '/event-created?token=x', as: guest },
  { name: 'public-events-guest', path: '/public-events', as: visitor },
  { name: 'delete-post', path: '/home', as: celebrant, step: act.askToDelete, window: true },
  { name: 'feed-fails', path: '/home', as: celebrants, broken: /\/api\/v1\/post(\?|$)/ },
  ...marketLooks,
  ...tradeLooks,
  {
    name: 'account-menu',
    path: '/about-us',
    as: [...celebrants, ...provider],
    step: act.openAccountMenu,
    window: true,
  },
  { name: 'language', path: '/about-us', as: readers, step: act.openLanguage, window: true },
  { name: 'about-us', path: '/about-us', as: readers },
  { name: 'user-agreement', path: '/user-agreement', as: readers },
  { name: 'privacy-policy', path: '/privacy-policy', as: readers },
  { name: 'not-found', path: '/no-such-page', as: everybody },
]
