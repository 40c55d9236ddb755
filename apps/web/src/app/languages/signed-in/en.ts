import serviceHome from '#pages/market/service-home/messages/en.ts'
import home from '#pages/social/home/messages/en.ts'
import notifications from '../../../features/base/notifications/messages/en.ts'
import uploads from '../../../features/base/uploads/messages/en.ts'
import door from '../../../features/celebrations/check-in/messages/en.ts'
import events from '../../../features/celebrations/events/messages/en.ts'
import eventHelpers from '../../../features/celebrations/helpers/messages/en.ts'
import invitations from '../../../features/celebrations/invitations/messages/en.ts'
import nearbyEvents from '../../../features/celebrations/nearby-events/messages/en.ts'
import eventPlans from '../../../features/celebrations/plans/messages/en.ts'
import eventPolls from '../../../features/celebrations/polls/messages/en.ts'
import tickets from '../../../features/celebrations/tickets/messages/en.ts'
import eventWall from '../../../features/celebrations/wall/messages/en.ts'
import friends from '../../../features/people/friends/messages/en.ts'
import meet from '../../../features/people/meet/messages/en.ts'
import search from '../../../features/search/messages/en.ts'
import comments from '../../../features/social/comments/messages/en.ts'
import hashtags from '../../../features/social/hashtags/messages/en.ts'
import mentions from '../../../features/social/mentions/messages/en.ts'
import music from '../../../features/social/music/messages/en.ts'
import posts from '../../../features/social/posts/messages/en.ts'
import profiles from '../../../features/social/profiles/messages/en.ts'
import videos from '../../../features/social/videos/messages/en.ts'

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
