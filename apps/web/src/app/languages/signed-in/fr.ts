import home from '#pages/home/messages/fr.ts'
import serviceHome from '#pages/service-home/messages/fr.ts'
import comments from '../../../features/comments/messages/fr.ts'
import door from '../../../features/door/messages/fr.ts'
import eventHelpers from '../../../features/event-helpers/messages/fr.ts'
import eventPlans from '../../../features/event-plans/messages/fr.ts'
import eventPolls from '../../../features/event-polls/messages/fr.ts'
import eventWall from '../../../features/event-wall/messages/fr.ts'
import events from '../../../features/events/messages/fr.ts'
import friends from '../../../features/friends/messages/fr.ts'
import hashtags from '../../../features/hashtags/messages/fr.ts'
import invitations from '../../../features/invitations/messages/fr.ts'
import meet from '../../../features/meet/messages/fr.ts'
import mentions from '../../../features/mentions/messages/fr.ts'
import music from '../../../features/music/messages/fr.ts'
import nearbyEvents from '../../../features/nearby-events/messages/fr.ts'
import notifications from '../../../features/notifications/messages/fr.ts'
import posts from '../../../features/posts/messages/fr.ts'
import profiles from '../../../features/profiles/messages/fr.ts'
import search from '../../../features/search/messages/fr.ts'
import tickets from '../../../features/tickets/messages/fr.ts'
import uploads from '../../../features/uploads/messages/fr.ts'
import videos from '../../../features/videos/messages/fr.ts'
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
