import { postHides } from '@celebrio/contract/social/post-hides'
import { postReactions } from '@celebrio/contract/social/post-reactions'
import { postReports } from '@celebrio/contract/social/post-reports'
import { postSaves } from '@celebrio/contract/social/post-saves'
import { postShares } from '@celebrio/contract/social/post-shares'
import { posts } from '@celebrio/contract/social/posts'
import type { Kit } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { editPost } from './edit-posts.ts'
import { hidePost, unhidePost } from './hide-posts.ts'
import { like, readLikers, readSuperlikers, superlike, unlike, unsuperlike } from './react.ts'
import { readFeed, readPost } from './read-posts.ts'
import { reportPost } from './report-posts.ts'
import { readSaved, savePost, unsavePost } from './save-posts.ts'
import { readSharers, sharePost } from './share-posts.ts'
import { createPost, removePost } from './write-posts.ts'

export const postRoutes = (kit: Kit): Route[] => [
  route(posts.list, ({ viewer, query }) => readFeed(kit, viewer, query)),
  route(posts.create, ({ viewer, body, files }) => createPost(kit, viewer, body, files)),
  route(posts.get, async ({ viewer, params }) => ({ post: await readPost(kit, kit.db, viewer, params.id) })),
  route(posts.edit, ({ viewer, params, body, files }) => editPost(kit, viewer, params.id, body, files)),
  route(posts.delete, ({ viewer, params }) => removePost(kit, viewer, params.id)),
  route(postReactions.like, ({ viewer, params }) => like(kit, viewer, params.id)),
  route(postReactions.unlike, ({ viewer, params }) => unlike(kit, viewer, params.id)),
  route(postReactions.likers, ({ viewer, params, query }) => readLikers(kit, viewer, params.id, query)),
  route(postReactions.superlike, ({ viewer, params, body }) => superlike(kit, viewer, params.id, body.type)),
  route(postReactions.unsuperlike, ({ viewer, params }) => unsuperlike(kit, viewer, params.id)),
  route(postReactions.superlikers, ({ viewer, params, query }) => readSuperlikers(kit, viewer, params.id, query)),
  route(postShares.share, ({ viewer, params, body }) => sharePost(kit, viewer, params.id, body)),
  route(postShares.sharers, ({ viewer, params, query }) => readSharers(kit, viewer, params.id, query)),
  route(postSaves.list, ({ viewer, query }) => readSaved(kit, viewer, query)),
  route(postSaves.save, ({ viewer, params }) => savePost(kit, viewer, params.id)),
  route(postSaves.unsave, ({ viewer, params }) => unsavePost(kit, viewer, params.id)),
  route(postHides.hide, ({ viewer, params }) => hidePost(kit, viewer, params.id)),
  route(postHides.unhide, ({ viewer, params }) => unhidePost(kit, viewer, params.id)),
  route(postReports.report, ({ viewer, params, body }) => reportPost(kit, viewer, params.id, body.reason)),
]
