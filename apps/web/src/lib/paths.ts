/** Every URL of the app, typed, in one place. Ids are positive integers. */

type Id = number

/** `/somewhere?key=value`, leaving out what is empty. */
const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value) search.set(key, value)
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

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
  expiredEmail: () => '/expired-email',
  upgrade: () => '/upgrade',
  serviceUpgrade: () => '/service-upgrade',
}

const staticPaths = {
  aboutUs: () => '/about-us',
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
  settingsPassword: () => '/settings/changepassword',
  chat: (id?: Id) => (id === undefined ? '/chat' : `/chat/${id}`),
  admin: () => '/admin',
}

const profilePaths = {
  profile: (id?: Id) => (id === undefined ? '/profile' : `/profile/${id}`),
  profileFiles: (id?: Id) => `${profilePaths.profile(id)}/files`,
  profileMusic: (id?: Id) => `${profilePaths.profile(id)}/music`,
  profileGroups: (id?: Id) => `${profilePaths.profile(id)}/groups`,
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
  /** Editing, opened at who can come and until when they reply. */
  eventTerms: (id: Id) => `/events/${id}/edit#step-who`,
  eventDoor: (id: Id) => `/events/${id}/door`,
  eventSummary: (id: Id) => `/events-summary/${id}`,
  createEvent: () => '/create-event-no-sp',
  createEventWith: (providerId: Id) => `/create-sp-event/${providerId}`,
  eventCreated: () => '/event-created',
  invalidEvent: () => '/invalid-event',
}

const bookingPaths = {
  /** The bookings that the viewer has made; without a view the current ones. */
  bookings: (view?: 'past' | 'cancelled') => withQuery('/bookings', { view }),
  /** A booking, for both of its sides. */
  booking: (id: Id) => `/bookings/${id}`,
}

const cartPaths = {
  cart: () => '/cart',
  /** Asking the providers in the cart, for an event of one's own. */
  checkout: (eventId?: Id) => withQuery('/cart/checkout', { event_id: eventId?.toString() }),
  /** What the viewer has asked providers for. */
}

const dealPaths = {
  deals: () => '/deals',
  createDeal: () => '/create-deals',
  createProviderDeal: () => '/create-sp-deals',
  archivedDeals: () => '/archived-deals',
}

const providerPaths = {
  /** All providers, for everybody; celebrants find them in Explore too. */
  serviceProviders: () => '/service-provider',
  /** Providers side by side: ids of companies, joined by points. */
  compareProviders: (ids?: string) => withQuery('/service-provider/compare', { ids }),
  /** A provider's page as customers see it. */
  serviceProvider: (id: Id) => `/service-provider/${id}`,
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
  serviceDeals: () => '/service-deals',
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
