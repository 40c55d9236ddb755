import { locationRoutes } from './features/base/locations/routes.ts'
import { notificationChores, notificationListeners } from './features/base/notifications/listeners.ts'
import { notificationRoutes } from './features/base/notifications/routes.ts'
import { uploadChores, uploadListeners } from './features/base/uploads/listeners.ts'
import { uploadRoutes } from './features/base/uploads/routes.ts'
import { eventAlertListeners } from './features/celebrations/alerts/listeners.ts'
import { eventAlertRoutes } from './features/celebrations/alerts/routes.ts'
import { calendarRoutes } from './features/celebrations/calendars/routes.ts'
import { eventChores, eventListeners } from './features/celebrations/events/listeners.ts'
import { eventPreviews } from './features/celebrations/events/previews.ts'
import { eventRoutes } from './features/celebrations/events/routes.ts'
import { inviteeListeners } from './features/celebrations/external-guests/listeners.ts'
import { inviteeRoutes } from './features/celebrations/external-guests/routes.ts'
import { helperListeners } from './features/celebrations/helpers/listeners.ts'
import { helperRoutes } from './features/celebrations/helpers/routes.ts'
import { invitationListeners } from './features/celebrations/invitations/listeners.ts'
import { invitationRoutes } from './features/celebrations/invitations/routes.ts'
import { eventPlanListeners } from './features/celebrations/plans/listeners.ts'
import { eventPlanRoutes } from './features/celebrations/plans/routes.ts'
import { eventPollListeners } from './features/celebrations/polls/listeners.ts'
import { eventPollRoutes } from './features/celebrations/polls/routes.ts'
import { reminderChores } from './features/celebrations/reminders/listeners.ts'
import { ticketListeners } from './features/celebrations/tickets/listeners.ts'
import { ticketRoutes } from './features/celebrations/tickets/routes.ts'
import { eventWallListeners } from './features/celebrations/wall/listeners.ts'
import { eventWallRoutes } from './features/celebrations/wall/routes.ts'
import { accountChores, accountListeners } from './features/people/accounts/listeners.ts'
import { accountRoutes } from './features/people/accounts/routes.ts'
import { friendChores, friendListeners } from './features/people/friends/listeners.ts'
import { friendRoutes } from './features/people/friends/routes.ts'
import { meetListeners } from './features/people/meet/listeners.ts'
import { meetRoutes } from './features/people/meet/routes.ts'
import { searchRoutes } from './features/search/routes.ts'
import { commentRoutes } from './features/social/comments/routes.ts'
import { hashtagChores, hashtagListeners } from './features/social/hashtags/listeners.ts'
import { hashtagRoutes } from './features/social/hashtags/routes.ts'
import { mentionRoutes } from './features/social/mentions/routes.ts'
import { musicRoutes } from './features/social/music/routes.ts'
import { postListeners } from './features/social/posts/listeners.ts'
import { postRoutes } from './features/social/posts/routes.ts'
import { profileRoutes } from './features/social/profiles/routes.ts'
import { videoChores } from './features/social/videos/listeners.ts'
import { videoRoutes } from './features/social/videos/routes.ts'
import type { Kit } from './platform/app-context.ts'
import type { Chore, Listener } from './platform/facts.ts'
import type { PagePreview } from './platform/http/previews.ts'
import type { Route } from './platform/http/route.ts'

/** The features of the product: what they serve, … */
export const routesOf = (kit: Kit): Route[] => [
  ...accountRoutes(kit),
  ...profileRoutes(kit),
  ...friendRoutes(kit),
  ...meetRoutes(kit),
  ...eventRoutes(kit),
  ...eventPlanRoutes(kit),
  ...eventPollRoutes(kit),
  ...eventAlertRoutes(kit),
  ...eventWallRoutes(kit),
  ...helperRoutes(kit),
  ...invitationRoutes(kit),
  ...inviteeRoutes(kit),
  ...calendarRoutes(kit),
  ...ticketRoutes(kit),
  ...locationRoutes(kit),
  ...uploadRoutes(kit),
  ...postRoutes(kit),
  ...commentRoutes(kit),
  ...notificationRoutes(kit),
  ...searchRoutes(kit),
  ...videoRoutes(kit),
  ...musicRoutes(kit),
  ...hashtagRoutes(kit),
  ...mentionRoutes(kit),
]

/** … what their pages say of themselves where they are shared, … */
export const previewsOf = (kit: Kit): PagePreview[] => [...eventPreviews(kit)]

/** … what they do when something has happened, … */
export const listeners: readonly Listener[] = [
  ...accountListeners,
  ...eventListeners,
  ...eventPlanListeners,
  ...eventPollListeners,
  ...eventAlertListeners,
  ...eventWallListeners,
  ...helperListeners,
  ...invitationListeners,
  ...inviteeListeners,
  ...ticketListeners,
  ...friendListeners,
  ...hashtagListeners,
  ...meetListeners,
  ...uploadListeners,
  ...notificationListeners,
  ...postListeners,
]

/** … and what they do by themselves. */
export const chores: readonly Chore[] = [
  ...accountChores,
  ...eventChores,
  ...friendChores,
  ...hashtagChores,
  ...uploadChores,
  ...videoChores,
  ...notificationChores,
  ...reminderChores,
]
