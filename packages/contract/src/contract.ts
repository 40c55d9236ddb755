import { accounts } from './accounts.ts'
import { comments } from './comments.ts'
import { google } from './google.ts'
import { locations } from './locations.ts'
import { posts, reactions } from './posts.ts'
import { uploads } from './uploads.ts'

/** Every operation of the API, by feature. */
export const contract = { accounts, google, locations, uploads, posts, reactions, comments } as const
