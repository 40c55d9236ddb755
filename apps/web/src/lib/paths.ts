/** Every URL of the app, typed, in one place. Ids are positive integers. */

import { staffPaths } from './staff-paths.ts'
import { withQuery } from './with-query.ts'

type Id = number

const accountPaths = {
  landing: () => '/',
  signIn: (next?: string) => withQuery('/sign-in', { next }),
  signUp: (next?: string) => withQuery('/sign-up', { next }),
  signUpAsProvider: () => '/sign-up?as=provider',
  authCallback: () => '/auth-callback',
  forgotPassword: () => '/forgot-password',
  resetPassword: (token: string, email: string) => withQuery(`/password/reset/${encodeURIComponent(token)}`, { email }),
  /** The screen after the code modal: it carries the address and the code that was checked. */
  changePassword: (email?: string, otp?: string) => withQuery('/change-password', { email, otp }),
  verifyEmail: () => '/verify-email',
  confirmEmail: () => '/confirm-email',
  undoEmail: () => '/undo-email',
  expiredEmail: () => '/expired-email',
  upgrade: () => '/upgrade',
  serviceUpgrade: () => '/service-upgrade',
}

const staticPaths = {
  aboutUs: () => '/about-us',
  contactUs: () => '/contact-us',
  userAgreement: () => '/user-agreement',
  privacyPolicy: () => '/privacy-policy',
}

const celebrantPaths = {
  home: () => '/home',
  /** Home with the composer ready to write in. */
  compose: () => '/home#compose',
  savedPosts: () => '/saved-posts',
  /** A post, opened at one of its comments. */
  post: (id: Id, commentId?: Id) => withQuery(`/posts/${id}`, { comment: commentId?.toString() }),
  hashtag: (tag: string) => `/hashtags/${encodeURIComponent(tag)}`,
  explore: (type?: string) => (type ? `/explore/${encodeURIComponent(type)}` : '/explore'),
  search: (type?: string, keyword?: string) => withQuery('/search', { type, keyword }),
  notifications: () => '/notifications',
  settings: () => '/settings',
  settingsNotifications: () => '/settings/notifications',
  settingsPrivacy: () => '/settings/privacy',
  settingsPassword: () => '/settings/changepassword',
  /** What the viewer has reported, opened at one case. */
  ownReports: (caseId?: Id) => (caseId === undefined ? '/settings/reports' : `/settings/reports#case-${caseId}`),
  chat: (id?: Id) => (id === undefined ? '/chat' : `/chat/${id}`),
  /** The conversation with a person, or about an event or a booking, whether or not there is one yet. */
  chatAbout: (kind: 'person' | 'event' | 'booking' | 'group' | 'deal' | 'provider', id: Id) => `/chat?${kind}=${id}`,
  /** A message of a conversation, by its place. */
  chatAt: (id: Id, seq: number) => `/chat/${id}?at=${seq}`,
  chatBox: (box: 'requests' | 'archive') => `/chat?box=${box}`,
  /** Why the staff has hidden or removed something; with a key for whoever can’t sign in. */
  statement: (id: Id, key?: string) => withQuery(`/statements/${id}`, { key }),
}

const profilePaths = {
  profile: (id?: Id) => (id === undefined ? '/profile' : `/profile/${id}`),
  profileFiles: (id?: Id) => `${profilePaths.profile(id)}/files`,
  profileMusic: (id?: Id) => `${profilePaths.profile(id)}/music`,
  profileGroups: (id?: Id) => `${profilePaths.profile(id)}/groups`,
  group: (id: Id) => `/groups/${id}`,
  createGroup: () => '/groups/create',
  editGroup: (id: Id) => `/groups/${id}/edit`,
  profileEdit: () => '/profile/edit',
  friends: () => '/friends',
  friendRequests: () => '/friends/all-request',
  findFriends: () => '/friends/find-friend',
  blockedFriends: () => '/friends/blocked',
  meetNewFriends: () => '/meet-new-friend',
  /** Treats that one has received and sent. */
  meetTreats: () => '/meet-new-friend?view=treats',
}

const eventPaths = {
  myEvents: () => '/my-events',
  eventsHistory: () => '/my-events?view=history',
  publicEvents: (categoryId?: Id) => withQuery('/public-events', { category_id: categoryId?.toString() }),
  upcomingEvents: () => '/upcoming-events',
  event: (id: Id) => `/events/${id}`,
  personalInvitation: (token: string) => `/i/${encodeURIComponent(token)}`,
  /** An event, opened at what is shared there. */
  eventWall: (id: Id) => `/events/${id}#wall`,
  /** Inviting; `isNew` right after creating. */
  eventInvite: (id: Id, isNew = false) => `/events/${id}/invite${isNew ? '?new' : ''}`,
  eventEdit: (id: Id) => `/events/${id}/edit`,
  /** Editing, opened at a step, on the way to asking providers. */
  eventEditFromCheckout: (id: Id, step: 'what' | 'where') => `/events/${id}/edit?back=checkout#step-${step}`,
  /** Editing, opened at who can come and until when they reply. */
  eventTerms: (id: Id) => `/events/${id}/edit#step-who`,
  eventDoor: (id: Id) => `/events/${id}/door`,
  eventSummary: (id: Id) => `/events-summary/${id}`,
  createEvent: () => '/create-event-no-sp',
  /** Along with what is in the cart; `day` (`YYYY-MM-DD`) is the one that somebody looks for. */
  createEventWith: (providerId: Id, day?: string) => withQuery(`/create-sp-event/${providerId}`, { day }),
  eventCreated: () => '/event-created',
  invalidEvent: () => '/invalid-event',
}

const bookingPaths = {
  /** The bookings that the viewer has made; without a view the current ones. */
  bookings: (view?: 'past' | 'cancelled') => withQuery('/bookings', { view }),
  /** What the viewer has paid to the platform, and got back. */
  receipts: () => '/receipts',
  /** A booking, for both of its sides. */
  booking: (id: Id) => `/bookings/${id}`,
}

const cartPaths = {
  /** What the viewer means to book; for a day (`YYYY-MM-DD`) that they look for. */
  cart: (day?: string) => withQuery('/cart', { day }),
  /** Asking the providers in the cart, for an event of one's own, or for one to be created on a day. */
  checkout: (eventId?: Id, day?: string) => withQuery('/cart/checkout', { event_id: eventId?.toString(), day }),
}

const dealPaths = {
  /** What everybody sells, or one's own, or what one has saved. */
  deals: (view?: 'mine' | 'saved' | 'archived') => withQuery('/deals', { view }),
  deal: (id: Id) => `/deals/${id}`,
  editDeal: (id: Id) => `/deals/${id}/edit`,
  createDeal: () => '/create-deals',
  createProviderDeal: () => '/create-sp-deals',
  archivedDeals: () => '/archived-deals',
}

const providerPaths = {
  /** All providers, for everybody; celebrants find them in Explore too. */
  serviceProviders: () => '/service-provider',
  /** Providers side by side: ids of companies, joined by points; for a day (`YYYY-MM-DD`) and a number of guests that somebody looks for. */
  compareProviders: (ids?: string, day?: string, guests?: number) =>
    withQuery('/service-provider/compare', { ids, day, guests: guests?.toString() }),
  /** A provider's page as customers see it, its calendar opened at a day. */
  serviceProvider: (id: Id, day?: string) => withQuery(`/service-provider/${id}`, { day }),
  serviceHome: () => '/service-home',
  priceList: () => '/service-home/price-list',
  createService: () => '/service-home/create',
  editService: (id: Id) => `/service-home/${id}/edit`,
  serviceOffers: () => '/service-home/offers',
  editOffer: (id: Id) => `/service-home/offers/${id}/edit`,
  createOffer: () => '/service-home/offers/create',
  serviceAlbums: () => '/service-home/albums',
  editAlbum: (id: Id) => `/service-home/albums/${id}/edit`,
  createAlbum: () => '/service-home/albums/create',
  serviceFigures: () => '/service-figures',
  /** A provider's calendar, a day of it (`YYYY-MM-DD`) opened. */
  serviceCalendar: (day?: string) => withQuery('/service-calendar', { day }),
  /** What a provider is asked for, one request opened. */
  serviceBookings: (request?: Id) => withQuery('/service-bookings', { request: request?.toString() }),
  serviceHistory: () => '/service-history',
  /** What a provider serves, one of them opened. */
  serviceServings: (booking?: Id, completed = false) =>
    withQuery('/service-servings', { booking: booking?.toString(), completed: completed ? '1' : undefined }),
  serviceDeals: (view?: 'mine' | 'saved' | 'archived') => withQuery('/service-deals', { view }),
  serviceSubscription: () => '/service-subscription',
  serviceSettings: () => '/service-settings',
  serviceSettingsPassword: () => '/service-settings/changepassword',
  serviceAboutUs: () => '/service-about-us',
  serviceContactUs: () => '/service-contact-us',
  /** A provider's public profile, by the id of the company; without one the viewer's own. */
  serviceProfile: (id?: Id) => (id === undefined ? '/sp-profile' : `/sp-profile/${id}`),
  serviceProfileEdit: () => '/sp-profile/edit',
}

export const paths = {
  ...staffPaths,
  ...accountPaths,
  ...staticPaths,
  ...celebrantPaths,
  ...profilePaths,
  ...eventPaths,
  ...bookingPaths,
  ...cartPaths,
  ...dealPaths,
  ...providerPaths,
}
