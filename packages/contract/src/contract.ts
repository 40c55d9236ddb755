import { accounts } from './accounts.ts'
import { comments } from './comments.ts'
import { friends } from './friends.ts'
import { google } from './google.ts'
import { locations } from './locations.ts'
import { postHides } from './post-hides.ts'
import { postReports } from './post-reports.ts'
import { postSaves } from './post-saves.ts'
import { postShares } from './post-shares.ts'
import { posts, reactions } from './posts.ts'
import { uploads } from './uploads.ts'

/** Every operation of the API, by feature. */
export const contract = {
  accounts,
  google,
  locations,
  uploads,
  posts,
  reactions,
  postShares,
  postSaves,
  postHides,
  postReports,
  comments,
  friends,
} as const
