import { postHides } from '@celebrio/contract/social/post-hides'
import { postReactions } from '@celebrio/contract/social/post-reactions'
import { postReports } from '@celebrio/contract/social/post-reports'
import { postSaves } from '@celebrio/contract/social/post-saves'
import { postShares } from '@celebrio/contract/social/post-shares'
import { posts } from '@celebrio/contract/social/posts'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { editPost } from './edit-posts.ts'
import { hidePost, readSaved, reportPost, savePost, unhidePost, unsavePost } from './mark-posts.ts'
import { like, readLikers, readSuperlikers, superlike, unlike, unsuperlike } from './react.ts'
import { readFeed, readPost } from './read-posts.ts'
import { readSharers, sharePost } from './share-posts.ts'
import { createPost, removePost } from './write-posts.ts'

export const routes = (app: AppContext): Route[] => [
  route(posts.list, ({ viewer, query }) => readFeed(app, viewer, query)),
  route(posts.create, ({ viewer, body, files }) => createPost(app, viewer, body, files)),
  route(posts.get, async ({ viewer, params }) => ({ post: await readPost(app, app.db, viewer, params.id) })),
  route(posts.edit, ({ viewer, params, body, files }) => editPost(app, viewer, params.id, body, files)),
  route(posts.delete, ({ viewer, params }) => removePost(app, viewer, params.id)),
  route(postReactions.like, ({ viewer, params }) => like(app, viewer, params.id)),
  route(postReactions.unlike, ({ viewer, params }) => unlike(app, viewer, params.id)),
  route(postReactions.likers, ({ viewer, params, query }) => readLikers(app, viewer, params.id, query)),
  route(postReactions.superlike, ({ viewer, params, body }) => superlike(app, viewer, params.id, body.type)),
  route(postReactions.unsuperlike, ({ viewer, params }) => unsuperlike(app, viewer, params.id)),
  route(postReactions.superlikers, ({ viewer, params, query }) => readSuperlikers(app, viewer, params.id, query)),
  route(postShares.share, ({ viewer, params, body }) => sharePost(app, viewer, params.id, body)),
  route(postShares.sharers, ({ viewer, params, query }) => readSharers(app, viewer, params.id, query)),
  route(postSaves.list, ({ viewer, query }) => readSaved(app, viewer, query)),
  route(postSaves.save, ({ viewer, params }) => savePost(app, viewer, params.id)),
  route(postSaves.unsave, ({ viewer, params }) => unsavePost(app, viewer, params.id)),
  route(postHides.hide, ({ viewer, params }) => hidePost(app, viewer, params.id)),
  route(postHides.unhide, ({ viewer, params }) => unhidePost(app, viewer, params.id)),
  route(postReports.report, ({ viewer, params, body }) => reportPost(app, viewer, params.id, body)),
]
