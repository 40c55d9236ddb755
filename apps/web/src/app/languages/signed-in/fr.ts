import serviceHome from '#pages/market/service-home/messages/fr.ts'
import home from '#pages/social/home/messages/fr.ts'
import notifications from '../../../features/base/notifications/messages/fr.ts'
import uploads from '../../../features/base/uploads/messages/fr.ts'
import door from '../../../features/celebrations/check-in/messages/fr.ts'
import events from '../../../features/celebrations/events/messages/fr.ts'
import eventHelpers from '../../../features/celebrations/helpers/messages/fr.ts'
import invitations from '../../../features/celebrations/invitations/messages/fr.ts'
import nearbyEvents from '../../../features/celebrations/nearby-events/messages/fr.ts'
import eventPlans from '../../../features/celebrations/plans/messages/fr.ts'
import eventPolls from '../../../features/celebrations/polls/messages/fr.ts'
import tickets from '../../../features/celebrations/tickets/messages/fr.ts'
import eventWall from '../../../features/celebrations/wall/messages/fr.ts'
import friends from '../../../features/people/friends/messages/fr.ts'
import meet from '../../../features/people/meet/messages/fr.ts'
import search from '../../../features/search/messages/fr.ts'
import comments from '../../../features/social/comments/messages/fr.ts'
import hashtags from '../../../features/social/hashtags/messages/fr.ts'
import mentions from '../../../features/social/mentions/messages/fr.ts'
import music from '../../../features/social/music/messages/fr.ts'
import posts from '../../../features/social/posts/messages/fr.ts'
import profiles from '../../../features/social/profiles/messages/fr.ts'
import videos from '../../../features/social/videos/messages/fr.ts'
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
