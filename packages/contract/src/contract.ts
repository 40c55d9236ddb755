import { accounts } from './accounts.ts'
import { calendars } from './calendars.ts'
import { calledOffEvents } from './called-off-events.ts'
import { comments } from './comments.ts'
import { eventAlerts } from './event-alerts.ts'
import { eventHelpers } from './event-helpers.ts'
import { eventPlans } from './event-plans.ts'
import { eventPolls } from './event-polls.ts'
import { eventWall } from './event-wall.ts'
import { events } from './events.ts'
import { friends } from './friends.ts'
import { google } from './google.ts'
import { hashtags } from './hashtags.ts'
import { invitations } from './invitations.ts'
import { invitees } from './invitees.ts'
import { locations } from './locations.ts'
import { meet } from './meet.ts'
import { mentions } from './mentions.ts'
import { music } from './music.ts'
import { nearbyEvents } from './nearby-events.ts'
import { notifications } from './notifications.ts'
import { postHides } from './post-hides.ts'
import { postReactions } from './post-reactions.ts'
import { postReports } from './post-reports.ts'
import { postSaves } from './post-saves.ts'
import { postShares } from './post-shares.ts'
import { posts } from './posts.ts'
import { preferredProviders } from './preferred-providers.ts'
import { profileFiles } from './profile-files.ts'
import { profiles } from './profiles.ts'
import { search } from './search.ts'
import { tickets } from './tickets.ts'
import { uploads } from './uploads.ts'
import { videos } from './videos.ts'

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
  calledOffEvents,
  eventPlans,
  eventPolls,
  eventAlerts,
  nearbyEvents,
  eventWall,
  eventHelpers,
  invitations,
  invitees,
  calendars,
  tickets,
  notifications,
  search,
  videos,
  music,
  meet,
} as const
