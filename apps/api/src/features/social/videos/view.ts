import type { Video } from '@celebrio/contract/social/videos'
import { mediaOf } from '#features/base/uploads'
import { personView } from '#features/social/posts'
import type { AppContext } from '#platform/app-context.ts'
import type { VideoRow } from './queries.ts'

export const videoView = (app: AppContext, row: VideoRow): Video => ({
  ...mediaOf(app, row),
  post_id: row.post_id,
  content: row.content,
  user: personView(app, { id: row.author_id, name: row.author_name, profile_picture: row.author_picture }),
  created_at: row.posted_at.toISOString(),
  total_views: row.views,
})
