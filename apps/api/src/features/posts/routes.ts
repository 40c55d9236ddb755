import { posts, reactions } from '@celebrio/contract/posts'
import { type Route, route } from '#platform/http/route.ts'
import type { Kit } from '#platform/kit.ts'
import { like, readLikers, readSuperlikers, superlike, unlike, unsuperlike } from './react.ts'
import { readFeed, readPost } from './read-posts.ts'
import { createPost, removePost } from './write-posts.ts'

export const postRoutes = (kit: Kit): Route[] => [
  route(posts.list, ({ viewer, query }) => readFeed(kit, viewer, query)),
  route(posts.create, ({ viewer, body, files }) => createPost(kit, viewer, body, files)),
  route(posts.get, async ({ viewer, params }) => ({ post: await readPost(kit, kit.db, viewer, params.id) })),
  route(posts.delete, ({ viewer, params }) => removePost(kit, viewer, params.id)),
  route(reactions.like, ({ viewer, params }) => like(kit, viewer, params.id)),
  route(reactions.unlike, ({ viewer, params }) => unlike(kit, viewer, params.id)),
  route(reactions.likers, ({ viewer, params, query }) => readLikers(kit, viewer, params.id, query)),
  route(reactions.superlike, ({ viewer, params, body }) => superlike(kit, viewer, params.id, body.type)),
  route(reactions.unsuperlike, ({ viewer, params }) => unsuperlike(kit, viewer, params.id)),
  route(reactions.superlikers, ({ viewer, params, query }) => readSuperlikers(kit, viewer, params.id, query)),
]
