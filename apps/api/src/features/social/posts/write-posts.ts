import { type PostMediaKind, postMediaKind } from '@celebrio/contract/base/media'
import type { postForm } from '@celebrio/contract/social/posts'
import type { output } from 'zod'
import { claimUploads, discardUploads, prepareUploads } from '#features/base/uploads'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError, fieldError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { IncomingFile } from '#platform/http/multipart.ts'
import { indexText } from './index-text.ts'
import { canDeletePost } from './policies.ts'
import { deletePost, findPost, insertPost, insertPostMedia } from './queries/writes.ts'
import { readPost } from './read-posts.ts'
import { isEmptyPost, mediaIssues } from './rules.ts'

/** @throws AppError validation_failed for an empty post or too many media, and whatever its files are refused for */
export async function createPost(
  app: AppContext,
  viewer: Viewer,
  form: output<typeof postForm>,
  files: IncomingFile[],
) {
  if (isEmptyPost(form.content, [...form.images, ...files])) throw fieldError('content', 'post_empty')
  // By what files say they are first: ten films are refused before any of them is looked into.
  requireCounts(files.flatMap(file => postMediaKind(file.contentType) ?? []))
  const uploads = await prepareUploads(app, viewer, form.images, files)
  requireCounts(uploads.map(upload => upload.kind))
  const uploadIds = uploads.map(upload => upload.id)
  const post = await inTransaction(app, async tx => {
    await claimUploads(tx, viewer, uploadIds)
    const { content, mentions } = form
    const created_at = app.clock.now()
    const postId = await insertPost(tx, { user_id: viewer.id, content, created_at })
    await insertPostMedia(tx, postId, uploadIds)
    await indexText(app, tx, viewer, { id: postId, created_at, content }, mentions)
    await app.emit(tx, 'post.created', { post_id: postId, user_id: viewer.id })
    return readPost(app, tx, viewer, postId)
  })
  return { message: 'Post created', post }
}

/** @throws AppError not_found for posts of others as well */
export async function removePost(app: AppContext, viewer: Viewer, postId: number) {
  const post = await findPost(app.db, postId)
  authorize(post && canDeletePost(viewer, post))
  await inTransaction(app, async tx => {
    const uploadIds = await deletePost(tx, postId)
    if (!uploadIds) throw new AppError('not_found')
    await discardUploads(app, tx, uploadIds)
  })
  return { message: 'Post deleted' }
}

/** @throws AppError validation_failed on `images` when there are too many of a kind */
export function requireCounts(kinds: PostMediaKind[]): void {
  const wrong = mediaIssues(kinds)
  if (wrong.length > 0) throw new AppError('validation_failed', { images: wrong })
}
