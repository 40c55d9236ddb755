import home from '#pages/home/messages/en.ts'
import serviceHome from '#pages/service-home/messages/en.ts'
import comments from '../../../features/comments/messages/en.ts'
import door from '../../../features/door/messages/en.ts'
import eventHelpers from '../../../features/event-helpers/messages/en.ts'
import eventPlans from '../../../features/event-plans/messages/en.ts'
import eventPolls from '../../../features/event-polls/messages/en.ts'
import eventWall from '../../../features/event-wall/messages/en.ts'
import events from '../../../features/events/messages/en.ts'
import friends from '../../../features/friends/messages/en.ts'
import hashtags from '../../../features/hashtags/messages/en.ts'
import invitations from '../../../features/invitations/messages/en.ts'
import meet from '../../../features/meet/messages/en.ts'
import mentions from '../../../features/mentions/messages/en.ts'
import music from '../../../features/music/messages/en.ts'
import nearbyEvents from '../../../features/nearby-events/messages/en.ts'
import notifications from '../../../features/notifications/messages/en.ts'
import posts from '../../../features/posts/messages/en.ts'
import profiles from '../../../features/profiles/messages/en.ts'
import search from '../../../features/search/messages/en.ts'
import tickets from '../../../features/tickets/messages/en.ts'
import uploads from '../../../features/uploads/messages/en.ts'
import videos from '../../../features/videos/messages/en.ts'

/** What only signed-in people read; it comes with the frame of their pages. */
export default {
  comments,
  door,
  'event-plans': eventPlans,
  'event-polls': eventPolls,
  'event-wall': eventWall,
  events,
  friends,
  hashtags,
  eventHelpers,
  home,
  invitations,
  meet,
  mentions,
  music,
  nearbyEvents,
  notifications,
  posts,
  profiles,
  search,
  'service-home': serviceHome,
  tickets,
  uploads,
  videos,
}
