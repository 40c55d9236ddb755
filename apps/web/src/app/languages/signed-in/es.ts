import serviceHome from '#pages/market/service-home/messages/es.ts'
import home from '#pages/social/home/messages/es.ts'
import notifications from '../../../features/base/notifications/messages/es.ts'
import uploads from '../../../features/base/uploads/messages/es.ts'
import door from '../../../features/celebrations/check-in/messages/es.ts'
import events from '../../../features/celebrations/events/messages/es.ts'
import eventHelpers from '../../../features/celebrations/helpers/messages/es.ts'
import invitations from '../../../features/celebrations/invitations/messages/es.ts'
import nearbyEvents from '../../../features/celebrations/nearby-events/messages/es.ts'
import eventPlans from '../../../features/celebrations/plans/messages/es.ts'
import eventPolls from '../../../features/celebrations/polls/messages/es.ts'
import tickets from '../../../features/celebrations/tickets/messages/es.ts'
import eventWall from '../../../features/celebrations/wall/messages/es.ts'
import friends from '../../../features/people/friends/messages/es.ts'
import meet from '../../../features/people/meet/messages/es.ts'
import search from '../../../features/search/messages/es.ts'
import comments from '../../../features/social/comments/messages/es.ts'
import hashtags from '../../../features/social/hashtags/messages/es.ts'
import mentions from '../../../features/social/mentions/messages/es.ts'
import music from '../../../features/social/music/messages/es.ts'
import posts from '../../../features/social/posts/messages/es.ts'
import profiles from '../../../features/social/profiles/messages/es.ts'
import videos from '../../../features/social/videos/messages/es.ts'
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
