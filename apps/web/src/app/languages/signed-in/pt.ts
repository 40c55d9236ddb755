import serviceHome from '#pages/market/service-home/messages/pt.ts'
import home from '#pages/social/home/messages/pt.ts'
import notifications from '../../../features/base/notifications/messages/pt.ts'
import uploads from '../../../features/base/uploads/messages/pt.ts'
import door from '../../../features/celebrations/check-in/messages/pt.ts'
import events from '../../../features/celebrations/events/messages/pt.ts'
import eventHelpers from '../../../features/celebrations/helpers/messages/pt.ts'
import invitations from '../../../features/celebrations/invitations/messages/pt.ts'
import nearbyEvents from '../../../features/celebrations/nearby-events/messages/pt.ts'
import eventPlans from '../../../features/celebrations/plans/messages/pt.ts'
import eventPolls from '../../../features/celebrations/polls/messages/pt.ts'
import tickets from '../../../features/celebrations/tickets/messages/pt.ts'
import eventWall from '../../../features/celebrations/wall/messages/pt.ts'
import friends from '../../../features/people/friends/messages/pt.ts'
import meet from '../../../features/people/meet/messages/pt.ts'
import search from '../../../features/search/messages/pt.ts'
import comments from '../../../features/social/comments/messages/pt.ts'
import hashtags from '../../../features/social/hashtags/messages/pt.ts'
import mentions from '../../../features/social/mentions/messages/pt.ts'
import music from '../../../features/social/music/messages/pt.ts'
import posts from '../../../features/social/posts/messages/pt.ts'
import profiles from '../../../features/social/profiles/messages/pt.ts'
import videos from '../../../features/social/videos/messages/pt.ts'
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
