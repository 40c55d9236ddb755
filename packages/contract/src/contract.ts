import { auditLog } from './base/audit-log.ts'
import { locations } from './base/locations.ts'
import { notificationSettings } from './base/notification-settings.ts'
import { notifications } from './base/notifications.ts'
import { uploads } from './base/uploads.ts'
import { webPush } from './base/web-push.ts'
import { appeals } from './care/appeals.ts'
import { moderation } from './care/moderation.ts'
import { ownReports } from './care/own-reports.ts'
import { reversals } from './care/reversals.ts'
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
import { invitationCandidates } from './celebrations/invitation-candidates.ts'
import { invitations } from './celebrations/invitations.ts'
import { nearbyEvents } from './celebrations/nearby-events.ts'
import { nudges } from './celebrations/nudges.ts'
import { openLinks } from './celebrations/open-links.ts'
import { eventPlans } from './celebrations/plans.ts'
import { eventPolls } from './celebrations/polls.ts'
import { tickets } from './celebrations/tickets.ts'
import { eventWall } from './celebrations/wall.ts'
import { conversations } from './chat/conversations.ts'
import { messages } from './chat/messages.ts'
import { presence } from './chat/presence.ts'
import { agreements } from './market/agreements.ts'
import { albums } from './market/albums.ts'
import { availability } from './market/availability.ts'
import { bookings } from './market/bookings.ts'
import { boosts } from './market/boosts.ts'
import { carts } from './market/carts.ts'
import { categories } from './market/categories.ts'
import { deals } from './market/deals.ts'
import { figures } from './market/figures.ts'
import { finding } from './market/finding.ts'
import { freeMonths } from './market/free-months.ts'
import { offers } from './market/offers.ts'
import { orders } from './market/orders.ts'
import { priceLists } from './market/price-lists.ts'
import { questions } from './market/questions.ts'
import { reviews } from './market/reviews.ts'
import { services } from './market/services.ts'
import { staffFigures } from './market/staff-figures.ts'
import { storeLookup } from './market/store-lookup.ts'
import { stores } from './market/stores.ts'
import { subscriptions } from './market/subscriptions.ts'
import { verifications } from './market/verifications.ts'
import { views } from './market/views.ts'
import { ledger } from './money/ledger.ts'
import { paymentLookup } from './money/payment-lookup.ts'
import { payments } from './money/payments.ts'
import { accountDeletion } from './people/account-deletion.ts'
import { google } from './people/account-google.ts'
import { accountLookup } from './people/account-lookup.ts'
import { accountSuspension } from './people/account-suspension.ts'
import { accounts } from './people/accounts.ts'
import { contact } from './people/contact.ts'
import { contactInbox } from './people/contact-inbox.ts'
import { dataArchives } from './people/data-archives.ts'
import { devices } from './people/devices.ts'
import { emailChange } from './people/email-change.ts'
import { friends } from './people/friends.ts'
import { meet } from './people/meet.ts'
import { passkeys } from './people/passkeys.ts'
import { privacy } from './people/privacy.ts'
import { preferredProviders } from './people/profile-providers.ts'
import { profiles } from './people/profiles.ts'
import { secondStep } from './people/second-step.ts'
import type { Endpoint } from './platform/endpoint.ts'
import { search } from './search/search.ts'
import { comments } from './social/comments.ts'
import { groupLinks } from './social/group-links.ts'
import { groupMembers } from './social/group-members.ts'
import { groups } from './social/groups.ts'
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
  devices,
  secondStep,
  emailChange,
  passkeys,
  accountDeletion,
  dataArchives,
  accountSuspension,
  profiles,
  profileFiles,
  profilePosts,
  preferredProviders,
  privacy,
  google,
  contact,
  contactInbox,
  accountLookup,
  auditLog,
  moderation,
  appeals,
  ownReports,
  reversals,
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
  invitationCandidates,
  externalGuests,
  openLinks,
  emailOptOuts,
  nudges,
  hostMessages,
  calendars,
  tickets,
  checkIns,
  notifications,
  notificationSettings,
  webPush,
  conversations,
  messages,
  presence,
  search,
  videos,
  music,
  groups,
  groupMembers,
  groupLinks,
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
  deals,
  boosts,
  subscriptions,
  freeMonths,
  storeLookup,
  verifications,
  staffFigures,
  paymentLookup,
  ledger,
  payments,
} as const

const idOf = (group: string, name: string) => group + name.charAt(0).toUpperCase() + name.slice(1)

/** What the description calls each operation: `postsCreate` is `create` of `posts`. */
export const operationIds: ReadonlyMap<Endpoint, string> = new Map(
  Object.entries(contract).flatMap(([group, endpoints]) =>
    Object.entries(endpoints as Record<string, Endpoint>).map(([name, endpoint]) => [endpoint, idOf(group, name)]),
  ),
)
