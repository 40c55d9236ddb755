import { comments } from '@celebrio/contract/social/comments'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { likeComment, unlikeComment } from './like-comments.ts'
import { readComments, readPlaced } from './read-comments.ts'
import { reportComment } from './report-comment.ts'
import { createComment, editComment, removeComment } from './write-comments.ts'

export const routes = (app: AppContext): Route[] => [
  route(comments.list, ({ viewer, query }) => readComments(app, viewer, query)),
  route(comments.get, ({ viewer, params }) => readPlaced(app, viewer, params.id)),
  route(comments.create, ({ viewer, body }) => createComment(app, viewer, body)),
  route(comments.edit, ({ viewer, params, body }) => editComment(app, viewer, params.id, body)),
  route(comments.delete, ({ viewer, params }) => removeComment(app, viewer, params.id)),
  route(comments.report, ({ viewer, params, body }) => reportComment(app, viewer, params.id, body)),
  route(comments.like, ({ viewer, params }) => likeComment(app, viewer, params.id)),
  route(comments.unlike, ({ viewer, params }) => unlikeComment(app, viewer, params.id)),
]
