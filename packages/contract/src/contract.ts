import { locations } from './base/locations.ts'
import { notifications } from './base/notifications.ts'
import { uploads } from './base/uploads.ts'
import { eventAlerts } from './celebrations/alerts.ts'
import { calendars } from './celebrations/calendars.ts'
import { cancelledEvents } from './celebrations/cancelled-events.ts'
import { checkIns } from './celebrations/check-in.ts'
import { events } from './celebrations/events.ts'
import { externalGuests } from './celebrations/external-guests.ts'
import { eventHelpers } from './celebrations/helpers.ts'
import { invitations } from './celebrations/invitations.ts'
import { nearbyEvents } from './celebrations/nearby-events.ts'
import { eventPlans } from './celebrations/plans.ts'
import { eventPolls } from './celebrations/polls.ts'
import { tickets } from './celebrations/tickets.ts'
import { eventWall } from './celebrations/wall.ts'
import { google } from './people/account-google.ts'
import { accounts } from './people/accounts.ts'
import { friends } from './people/friends.ts'
import { meet } from './people/meet.ts'
import { search } from './search/search.ts'
import { comments } from './social/comments.ts'
import { hashtags } from './social/hashtags.ts'
import { mentions } from './social/mentions.ts'
import { music } from './social/music.ts'
import { postHides } from './social/post-hides.ts'
import { postReactions } from './social/post-reactions.ts'
import { postReports } from './social/post-reports.ts'
import { postSaves } from './social/post-saves.ts'
import { postShares } from './social/post-shares.ts'
import { posts } from './social/posts.ts'
import { profileFiles } from './social/profile-files.ts'
import { preferredProviders } from './social/profile-providers.ts'
import { profiles } from './social/profiles.ts'
import { videos } from './social/videos.ts'

/** Every operation of the API, by feature. */
export const contract = {
  accounts,
  profiles,
  profileFiles,
  preferredProviders,
  google,
  locations,
  uploads,
  posts,
  postReactions,
  postShares,
  postSaves,
  postHides,
  postReports,
  comments,
  hashtags,
  mentions,
  friends,
  events,
  cancelledEvents,
  eventPlans,
  eventPolls,
  eventAlerts,
  nearbyEvents,
  eventWall,
  eventHelpers,
  invitations,
  externalGuests,
  calendars,
  tickets,
  checkIns,
  notifications,
  search,
  videos,
  music,
  meet,
} as const
