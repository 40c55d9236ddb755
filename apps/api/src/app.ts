import { accountChores, accountListeners } from './features/accounts/listeners.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { calendarRoutes } from './features/calendars/routes.ts'
import { commentRoutes } from './features/comments/routes.ts'
import { eventAlertListeners } from './features/event-alerts/listeners.ts'
import { eventAlertRoutes } from './features/event-alerts/routes.ts'
import { helperListeners } from './features/event-helpers/listeners.ts'
import { helperRoutes } from './features/event-helpers/routes.ts'
import { eventPlanListeners } from './features/event-plans/listeners.ts'
import { eventPlanRoutes } from './features/event-plans/routes.ts'
import { eventPollListeners } from './features/event-polls/listeners.ts'
import { eventPollRoutes } from './features/event-polls/routes.ts'
import { reminderChores } from './features/event-reminders/listeners.ts'
import { eventWallListeners } from './features/event-wall/listeners.ts'
import { eventWallRoutes } from './features/event-wall/routes.ts'
import { eventChores, eventListeners } from './features/events/listeners.ts'
import { eventPreviews } from './features/events/previews.ts'
import { eventRoutes } from './features/events/routes.ts'
import { friendChores, friendListeners } from './features/friends/listeners.ts'
import { friendRoutes } from './features/friends/routes.ts'
import { hashtagChores, hashtagListeners } from './features/hashtags/listeners.ts'
import { hashtagRoutes } from './features/hashtags/routes.ts'
import { invitationListeners } from './features/invitations/listeners.ts'
import { invitationRoutes } from './features/invitations/routes.ts'
import { inviteeListeners } from './features/invitees/listeners.ts'
import { inviteeRoutes } from './features/invitees/routes.ts'
import { locationRoutes } from './features/locations/routes.ts'
import { meetListeners } from './features/meet/listeners.ts'
import { meetRoutes } from './features/meet/routes.ts'
import { mentionRoutes } from './features/mentions/routes.ts'
import { musicRoutes } from './features/music/routes.ts'
import { notificationChores, notificationListeners } from './features/notifications/listeners.ts'
import { notificationRoutes } from './features/notifications/routes.ts'
import { postListeners } from './features/posts/listeners.ts'
import { postRoutes } from './features/posts/routes.ts'
import { profileRoutes } from './features/profiles/routes.ts'
import { searchRoutes } from './features/search/routes.ts'
import { ticketListeners } from './features/tickets/listeners.ts'
import { ticketRoutes } from './features/tickets/routes.ts'
import { uploadChores, uploadListeners } from './features/uploads/listeners.ts'
import { uploadRoutes } from './features/uploads/routes.ts'
import { videoChores } from './features/videos/listeners.ts'
import { videoRoutes } from './features/videos/routes.ts'
import type { PagePreview } from './platform/http/previews.ts'
import type { Route } from './platform/http/route.ts'
import type { Kit } from './platform/kit.ts'
import type { Chore, Listener } from './platform/listening.ts'

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
