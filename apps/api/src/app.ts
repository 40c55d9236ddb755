import { auditLog } from './features/base/audit-log/feature.ts'
import { linkPreviews } from './features/base/link-previews/feature.ts'
import { locations } from './features/base/locations/feature.ts'
import { notificationEmails } from './features/base/notification-emails/feature.ts'
import { notificationSettings } from './features/base/notification-settings/feature.ts'
import { notifications } from './features/base/notifications/feature.ts'
import { reports } from './features/base/reports/feature.ts'
import { uploads } from './features/base/uploads/feature.ts'
import { webPush } from './features/base/web-push/feature.ts'
import { appeals } from './features/care/appeals/feature.ts'
import { moderation } from './features/care/moderation/feature.ts'
import { ownReports } from './features/care/own-reports/feature.ts'
import { reversals } from './features/care/reversals/feature.ts'
import { agenda } from './features/celebrations/agenda/feature.ts'
import { alerts } from './features/celebrations/alerts/feature.ts'
import { calendars } from './features/celebrations/calendars/feature.ts'
import { checkIn } from './features/celebrations/check-in/feature.ts'
import { emailOptOuts } from './features/celebrations/email-opt-outs/feature.ts'
import { events } from './features/celebrations/events/feature.ts'
import { externalGuests } from './features/celebrations/external-guests/feature.ts'
import { guestEmails } from './features/celebrations/guest-emails/feature.ts'
import { helpers } from './features/celebrations/helpers/feature.ts'
import { hostMessages } from './features/celebrations/host-messages/feature.ts'
import { invitations } from './features/celebrations/invitations/feature.ts'
import { nearbyEvents } from './features/celebrations/nearby-events/feature.ts'
import { nudges } from './features/celebrations/nudges/feature.ts'
import { openLinks } from './features/celebrations/open-links/feature.ts'
import { plans } from './features/celebrations/plans/feature.ts'
import { polls } from './features/celebrations/polls/feature.ts'
import { reminders } from './features/celebrations/reminders/feature.ts'
import { tickets } from './features/celebrations/tickets/feature.ts'
import { wall } from './features/celebrations/wall/feature.ts'
import { conversations } from './features/chat/conversations/feature.ts'
import { messages } from './features/chat/messages/feature.ts'
import { presence } from './features/chat/presence/feature.ts'
import { agreements } from './features/market/agreements/feature.ts'
import { albums } from './features/market/albums/feature.ts'
import { availability } from './features/market/availability/feature.ts'
import { bookings } from './features/market/bookings/feature.ts'
import { boosts } from './features/market/boosts/feature.ts'
import { carts } from './features/market/carts/feature.ts'
import { categories } from './features/market/categories/feature.ts'
import { deals } from './features/market/deals/feature.ts'
import { figures } from './features/market/figures/feature.ts'
import { finding } from './features/market/finding/feature.ts'
import { offers } from './features/market/offers/feature.ts'
import { priceLists } from './features/market/price-lists/feature.ts'
import { questions } from './features/market/questions/feature.ts'
import { reviews } from './features/market/reviews/feature.ts'
import { services } from './features/market/services/feature.ts'
import { staffFigures } from './features/market/staff-figures/feature.ts'
import { storeLookup } from './features/market/store-lookup/feature.ts'
import { stores } from './features/market/stores/feature.ts'
import { subscriptions } from './features/market/subscriptions/feature.ts'
import { verifications } from './features/market/verifications/feature.ts'
import { views } from './features/market/views/feature.ts'
import { ledger } from './features/money/ledger/feature.ts'
import { paymentLookup } from './features/money/payment-lookup/feature.ts'
import { payments } from './features/money/payments/feature.ts'
import { accountLookup } from './features/people/account-lookup/feature.ts'
import { accounts } from './features/people/accounts/feature.ts'
import { contact } from './features/people/contact/feature.ts'
import { dataArchives } from './features/people/data-archives/feature.ts'
import { friends } from './features/people/friends/feature.ts'
import { meet } from './features/people/meet/feature.ts'
import { privacy } from './features/people/privacy/feature.ts'
import { search } from './features/search/feature.ts'
import { comments } from './features/social/comments/feature.ts'
import { groups } from './features/social/groups/feature.ts'
import { hashtags } from './features/social/hashtags/feature.ts'
import { mentions } from './features/social/mentions/feature.ts'
import { music } from './features/social/music/feature.ts'
import { posts } from './features/social/posts/feature.ts'
import { profiles } from './features/social/profiles/feature.ts'
import { videos } from './features/social/videos/feature.ts'
import type { Feature } from './platform/feature.ts'

/** The features of the product, floor by floor. */
export const features: readonly Feature[] = [
  locations,
  auditLog,
  notifications,
  notificationSettings,
  notificationEmails,
  webPush,
  uploads,
  linkPreviews,
  reports,
  accounts,
  contact,
  accountLookup,
  friends,
  meet,
  privacy,
  dataArchives,
  conversations,
  messages,
  presence,
  moderation,
  appeals,
  ownReports,
  reversals,
  comments,
  hashtags,
  mentions,
  music,
  posts,
  profiles,
  groups,
  videos,
  alerts,
  calendars,
  checkIn,
  emailOptOuts,
  events,
  externalGuests,
  guestEmails,
  helpers,
  invitations,
  agenda,
  nearbyEvents,
  nudges,
  hostMessages,
  openLinks,
  plans,
  polls,
  reminders,
  tickets,
  wall,
  ledger,
  payments,
  paymentLookup,
  categories,
  stores,
  offers,
  services,
  priceLists,
  questions,
  carts,
  agreements,
  albums,
  availability,
  bookings,
  reviews,
  finding,
  views,
  figures,
  deals,
  boosts,
  subscriptions,
  storeLookup,
  verifications,
  staffFigures,
  search,
]
