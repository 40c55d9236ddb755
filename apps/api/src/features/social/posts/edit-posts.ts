import { type PostMediaKind, postMediaKind } from '@celebrio/contract/base/media'
import type { postEdit } from '@celebrio/contract/social/posts'
import type { output } from 'zod'
import { claimUploads, discardUploads, prepareUploads } from '#features/base/uploads'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { fieldError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import type { IncomingFile } from '#platform/http/multipart.ts'
import { indexText } from './index-text.ts'
import { canEditPost } from './policies.ts'
import { findHeldMedia, findPost, replacePostMedia, updatePost } from './queries/writes.ts'
import { readPost } from './read-posts.ts'
import { isEmptyPost } from './rules.ts'
import { requireCounts } from './write-posts.ts'

type Edit = output<typeof postEdit>
type Media = { id: number; kind: PostMediaKind; folder: string }

/** The media of a post: those that an edit keeps and those that it takes out. */
function sortMedia(app: AppContext, media: Media[], removed: Edit['removed_images']) {
  const named = new Set(removed)
  const folders = new Set(
    removed.flatMap(one => (typeof one === 'string' ? (app.files.keyOf(one)?.split('/')[1] ?? []) : [])),
  )
  const isOut = ({ id, folder }: Media) => named.has(id) || folders.has(folder)
  return { kept: media.filter(one => !isOut(one)), out: media.filter(isOut) }
}

const idsOf = (media: Media[]) => media.map(({ id }) => id)

async function change(
  app: AppContext,
  tx: Tx,
  viewer: Viewer,
  postId: number,
  edit: Edit,
  uploads: Media[],
): Promise<void> {
  // Locked from here on: of two edits at once the second one sees what the first has made.
  const post = await findPost(tx, postId)
  authorize(post && canEditPost(viewer, post))
  const { kept, out } = sortMedia(app, await findHeldMedia(tx, postId), edit.removed_images)
  const media = [...kept, ...uploads]
  requireCounts(media.map(one => one.kind))
  const content = edit.content ?? post.content
  if (!post.is_share && isEmptyPost(content, media)) throw fieldError('content', 'post_empty')
  const moved = uploads.length > 0 || out.length > 0
  await indexText(app, tx, viewer, { id: postId, created_at: post.created_at, content }, edit.mentions)
  if (!moved && content === post.content) return
  if (moved) {
    await claimUploads(tx, viewer, idsOf(uploads))
    await replacePostMedia(tx, postId, idsOf(media))
    await discardUploads(app, tx, idsOf(out))
  }
  await updatePost(tx, postId, { content, edited_at: app.clock.now() })
}

/**
 * Changes an own post; what would change nothing leaves it as it is.
 * @throws AppError not_found for posts of others as well, validation_failed, and whatever new files are refused for
 */
export async function editPost(app: AppContext, viewer: Viewer, postId: number, edit: Edit, files: IncomingFile[]) {
  const present = await findPost(app.db, postId)
  authorize(present && canEditPost(viewer, present))
  requireCounts(files.flatMap(file => postMediaKind(file.contentType) ?? []))
  const uploads = await prepareUploads(app, viewer, edit.images, files)
  const post = await inTransaction(app, async tx => {
    await change(app, tx, viewer, postId, edit, uploads)
    return readPost(app, tx, viewer, postId)
  })
  return { message: 'Post updated', post }
}
