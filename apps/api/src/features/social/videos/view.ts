import type { Video } from '@celebrio/contract/social/videos'
import { mediaOf } from '#features/base/uploads'
import { personView } from '#features/social/posts'
import type { Kit } from '#platform/app-context.ts'
import type { VideoRow } from './queries.ts'

export const videoView = (kit: Kit, row: VideoRow): Video => ({
  ...mediaOf(kit, row),
  post_id: row.post_id,
  content: row.content,
  user: personView(kit, { id: row.author_id, name: row.author_name, profile_picture: row.author_picture }),
  created_at: row.posted_at.toISOString(),
  total_views: row.views,
})
