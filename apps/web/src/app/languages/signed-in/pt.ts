import home from '#pages/home/messages/pt.ts'
import serviceHome from '#pages/service-home/messages/pt.ts'
import comments from '../../../features/comments/messages/pt.ts'
import door from '../../../features/door/messages/pt.ts'
import eventHelpers from '../../../features/event-helpers/messages/pt.ts'
import eventPlans from '../../../features/event-plans/messages/pt.ts'
import eventPolls from '../../../features/event-polls/messages/pt.ts'
import eventWall from '../../../features/event-wall/messages/pt.ts'
import events from '../../../features/events/messages/pt.ts'
import friends from '../../../features/friends/messages/pt.ts'
import hashtags from '../../../features/hashtags/messages/pt.ts'
import invitations from '../../../features/invitations/messages/pt.ts'
import meet from '../../../features/meet/messages/pt.ts'
import mentions from '../../../features/mentions/messages/pt.ts'
import music from '../../../features/music/messages/pt.ts'
import nearbyEvents from '../../../features/nearby-events/messages/pt.ts'
import notifications from '../../../features/notifications/messages/pt.ts'
import posts from '../../../features/posts/messages/pt.ts'
import profiles from '../../../features/profiles/messages/pt.ts'
import search from '../../../features/search/messages/pt.ts'
import tickets from '../../../features/tickets/messages/pt.ts'
import uploads from '../../../features/uploads/messages/pt.ts'
import videos from '../../../features/videos/messages/pt.ts'
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
