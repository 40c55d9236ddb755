import home from '#pages/home/messages/es.ts'
import serviceHome from '#pages/service-home/messages/es.ts'
import comments from '../../../features/comments/messages/es.ts'
import door from '../../../features/door/messages/es.ts'
import eventHelpers from '../../../features/event-helpers/messages/es.ts'
import eventPlans from '../../../features/event-plans/messages/es.ts'
import eventPolls from '../../../features/event-polls/messages/es.ts'
import eventWall from '../../../features/event-wall/messages/es.ts'
import events from '../../../features/events/messages/es.ts'
import friends from '../../../features/friends/messages/es.ts'
import hashtags from '../../../features/hashtags/messages/es.ts'
import invitations from '../../../features/invitations/messages/es.ts'
import meet from '../../../features/meet/messages/es.ts'
import mentions from '../../../features/mentions/messages/es.ts'
import music from '../../../features/music/messages/es.ts'
import nearbyEvents from '../../../features/nearby-events/messages/es.ts'
import notifications from '../../../features/notifications/messages/es.ts'
import posts from '../../../features/posts/messages/es.ts'
import profiles from '../../../features/profiles/messages/es.ts'
import search from '../../../features/search/messages/es.ts'
import tickets from '../../../features/tickets/messages/es.ts'
import uploads from '../../../features/uploads/messages/es.ts'
import videos from '../../../features/videos/messages/es.ts'
import type english from './en.ts'

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
} satisfies Record<keyof typeof english, object>
