import { comments } from '@celebrio/contract/social/comments'
import type { Kit } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { likeComment, unlikeComment } from './like-comments.ts'
import { readComments, readPlaced } from './read-comments.ts'
import { createComment, editComment, removeComment } from './write-comments.ts'

export const commentRoutes = (kit: Kit): Route[] => [
  route(comments.list, ({ viewer, query }) => readComments(kit, viewer, query)),
  route(comments.get, ({ viewer, params }) => readPlaced(kit, viewer, params.id)),
  route(comments.create, ({ viewer, body }) => createComment(kit, viewer, body)),
  route(comments.edit, ({ viewer, params, body }) => editComment(kit, viewer, params.id, body)),
  route(comments.delete, ({ viewer, params }) => removeComment(kit, viewer, params.id)),
  route(comments.like, ({ viewer, params }) => likeComment(kit, viewer, params.id)),
  route(comments.unlike, ({ viewer, params }) => unlikeComment(kit, viewer, params.id)),
]
