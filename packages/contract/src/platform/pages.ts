/** The paths of the web client's pages; the server answers others with 404 and the client, which says so. */
export const pages = [
  '/',
  '/about-us',
  '/auth-callback',
  '/cart',
  '/cart/checkout',
  '/change-password',
  '/create-event-no-sp',
  '/event-created',
  '/events-summary/:id',
  '/events/:id',
  '/events/:id/door',
  '/events/:id/edit',
  '/events/:id/invite',
  '/expired-email',
  '/explore',
  '/explore/:type',
  '/forgot-password',
  '/friends',
  '/friends/all-request',
  '/friends/blocked',
  '/friends/find-friend',
  '/hashtags/:tag',
  '/home',
  '/i/:token',
  '/invalid-event',
  '/join/:token',
  '/meet-new-friend',
  '/my-events',
  '/notifications',
  '/password/reset/:token',
  '/posts/:id',
  '/privacy-policy',
  '/profile',
  '/profile/:id',
  '/profile/:id/files',
  '/profile/:id/music',
  '/profile/edit',
  '/profile/files',
  '/profile/music',
  '/public-events',
  '/saved-posts',
  '/search',
  '/service-about-us',
  '/service-contact-us',
  '/service-figures',
  '/service-home',
  '/service-home/:id/edit',
  '/service-home/albums',
  '/service-home/albums/:id/edit',
  '/service-home/albums/create',
  '/service-home/create',
  '/service-home/offers',
  '/service-home/price-list',
  '/service-home/offers/:id/edit',
  '/service-home/offers/create',
  '/service-provider',
  '/service-provider/:id',
  '/service-provider/compare',
  '/service-upgrade',
  '/sign-in',
  '/sign-up',
  '/sp-profile',
  '/sp-profile/:id',
  '/sp-profile/edit',
  '/unsubscribe/:token',
  '/upcoming-events',
  '/upgrade',
  '/user-agreement',
  '/verify-email',
] as const

/** Pages that are the same for everybody, and are there for search engines. */
export const indexedPages = [
  '/',
  '/about-us',
  '/privacy-policy',
  '/service-provider',
  '/sign-up',
  '/user-agreement',
] as const satisfies readonly (typeof pages)[number][]

/** Pages that guests come to from outside: the server renders them, and the web client takes them over. */
export const prerenderedPages = [
  '/',
  '/events/:id',
  '/i/:token',
  '/join/:token',
  '/service-provider/:id',
] as const satisfies readonly (typeof pages)[number][]

export type PrerenderedPath = (typeof prerenderedPages)[number]

/** Name of the meta tag of the client's document that says with whom else people can sign in: `google`. */
export const signInMeta = 'celebrio-sign-in'

/** Name of the meta tag of the client's document with the address of the staff, where the installation has one. */
export const contactMeta = 'celebrio-contact'
