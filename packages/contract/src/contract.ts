import { locations } from './base/locations.ts'
import { notifications } from './base/notifications.ts'
import { uploads } from './base/uploads.ts'
import { agenda } from './celebrations/agenda.ts'
import { eventAlerts } from './celebrations/alerts.ts'
import { calendars } from './celebrations/calendars.ts'
import { cancelledEvents } from './celebrations/cancelled-events.ts'
import { checkIns } from './celebrations/check-in.ts'
import { emailOptOuts } from './celebrations/email-opt-outs.ts'
import { events } from './celebrations/events.ts'
import { externalGuests } from './celebrations/external-guests.ts'
import { eventHelpers } from './celebrations/helpers.ts'
import { hostMessages } from './celebrations/host-messages.ts'
import { invitations } from './celebrations/invitations.ts'
import { nearbyEvents } from './celebrations/nearby-events.ts'
import { nudges } from './celebrations/nudges.ts'
import { openLinks } from './celebrations/open-links.ts'
import { eventPlans } from './celebrations/plans.ts'
import { eventPolls } from './celebrations/polls.ts'
import { tickets } from './celebrations/tickets.ts'
import { eventWall } from './celebrations/wall.ts'
import { agreements } from './market/agreements.ts'
import { albums } from './market/albums.ts'
import { availability } from './market/availability.ts'
import { bookings } from './market/bookings.ts'
import { carts } from './market/carts.ts'
import { categories } from './market/categories.ts'
import { figures } from './market/figures.ts'
import { finding } from './market/finding.ts'
import { offers } from './market/offers.ts'
import { orders } from './market/orders.ts'
import { priceLists } from './market/price-lists.ts'
import { questions } from './market/questions.ts'
import { reviews } from './market/reviews.ts'
import { services } from './market/services.ts'
import { stores } from './market/stores.ts'
import { views } from './market/views.ts'
import { google } from './people/account-google.ts'
import { accounts } from './people/accounts.ts'
import { contact } from './people/contact.ts'
import { friends } from './people/friends.ts'
import { meet } from './people/meet.ts'
import { preferredProviders } from './people/profile-providers.ts'
import { profiles } from './people/profiles.ts'
import type { Endpoint } from './platform/endpoint.ts'
import { search } from './search/search.ts'
import { comments } from './social/comments.ts'
import { hashtags } from './social/hashtags.ts'
import { mentions } from './social/mentions.ts'
import { music } from './social/music.ts'
import { postHides } from './social/post-hides.ts'
import { postReactions } from './social/post-reactions.ts'
import { postReports } from './social/post-reports.ts'
import { postSaves } from './social/post-saves.ts'
import { postShares } from './social/post-shares.ts'
import { posts } from './social/posts.ts'
import { profileFiles } from './social/profile-files.ts'
import { profilePosts } from './social/profile-posts.ts'
import { videos } from './social/videos.ts'

/** Every operation of the API, by feature. */
export const contract = {
  accounts,
  profiles,
  profileFiles,
  profilePosts,
  preferredProviders,
  google,
  contact,
  locations,
  uploads,
  posts,
  postReactions,
  postShares,
  postSaves,
  postHides,
  postReports,
  comments,
  hashtags,
  mentions,
  friends,
  events,
  cancelledEvents,
  eventPlans,
  eventPolls,
  eventAlerts,
  agenda,
  nearbyEvents,
  eventWall,
  eventHelpers,
  invitations,
  externalGuests,
  openLinks,
  emailOptOuts,
  nudges,
  hostMessages,
  calendars,
  tickets,
  checkIns,
  notifications,
  search,
  videos,
  music,
  meet,
  categories,
  stores,
  offers,
  views,
  figures,
  services,
  priceLists,
  questions,
  carts,
  agreements,
  albums,
  availability,
  bookings,
  reviews,
  orders,
  finding,
} as const

const idOf = (group: string, name: string) => group + name.charAt(0).toUpperCase() + name.slice(1)

/** What the description calls each operation: `postsCreate` is `create` of `posts`. */
export const operationIds: ReadonlyMap<Endpoint, string> = new Map(
  Object.entries(contract).flatMap(([group, endpoints]) =>
    Object.entries(endpoints as Record<string, Endpoint>).map(([name, endpoint]) => [endpoint, idOf(group, name)]),
  ),
)
