import { type PostMediaKind, postMediaKind } from '@celebrio/contract/base/media'
import type { postEdit } from '@celebrio/contract/social/posts'
import type { output } from 'zod'
import { claimUploads, prepareUploads } from '#features/base/uploads'
import { inTransaction, type Kit } from '#platform/app-context.ts'
import { fieldRefusal, Refusal } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import type { IncomingFile } from '#platform/http/form-body.ts'
import { keepWords } from './index-text.ts'
import { requireCounts } from './media-counts.ts'
import { deleteUploads, findHeldMedia, findOwnPost, replacePostMedia, updatePost } from './queries/edits.ts'
import { readPost } from './read-posts.ts'
import { isEmptyPost } from './rules.ts'

type Edit = output<typeof postEdit>
type Media = { id: number; kind: PostMediaKind; folder: string }

/** The media of a post: those that an edit keeps and those that it takes out. */
function sortMedia(kit: Kit, media: Media[], removed: Edit['removed_images']) {
  const named = new Set(removed)
  const folders = new Set(
    removed.flatMap(one => (typeof one === 'string' ? (kit.files.keyOf(one)?.split('/')[1] ?? []) : [])),
  )
  const isOut = ({ id, folder }: Media) => named.has(id) || folders.has(folder)
  return { kept: media.filter(one => !isOut(one)), out: media.filter(isOut) }
}

/** Puts the media in their new order and throws away those that are out. */
async function changeMedia(kit: Kit, tx: Tx, postId: number, ids: number[], out: Media[]): Promise<void> {
  await replacePostMedia(tx, postId, ids)
  if (out.length === 0) return
  await deleteUploads(
    tx,
    out.map(({ id }) => id),
  )
  await kit.tell(tx, 'upload.discarded', { folders: out.map(({ folder }) => folder) })
}

async function change(kit: Kit, tx: Tx, viewer: Viewer, postId: number, edit: Edit, uploads: Media[]): Promise<void> {
  // Held from here on: of two edits at once the second one sees what the first has made.
  const post = await findOwnPost(tx, viewer.id, postId)
  if (!post) throw new Refusal('not_found')
  const { kept, out } = sortMedia(kit, await findHeldMedia(tx, postId), edit.removed_images)
  const media = [...kept, ...uploads]
  requireCounts(media.map(one => one.kind))
  const content = edit.content ?? post.content
  if (!post.is_share && isEmptyPost(content, media)) throw fieldRefusal('content', 'post_empty')
  const moved = uploads.length > 0 || out.length > 0
  await keepWords(kit, tx, viewer, { id: postId, created_at: post.created_at, content }, edit.mentions)
  if (!moved && content === post.content) return
  if (moved) {
    await claimUploads(
      tx,
      viewer,
      uploads.map(({ id }) => id),
    )
    await changeMedia(
      kit,
      tx,
      postId,
      media.map(({ id }) => id),
      out,
    )
  }
  await updatePost(tx, postId, { content, edited_at: kit.clock.now() })
  await kit.tell(tx, 'post.edited', { post_id: postId, user_id: viewer.id })
}

/**
 * Changes an own post; what would change nothing leaves it as it is.
 * @throws Refusal not_found for posts of others as well, validation_failed, and whatever new files are refused for
 */
export async function editPost(kit: Kit, viewer: Viewer, postId: number, edit: Edit, files: IncomingFile[]) {
  if (!(await findOwnPost(kit.db, viewer.id, postId))) throw new Refusal('not_found')
  requireCounts(files.flatMap(file => postMediaKind(file.contentType) ?? []))
  const uploads = await prepareUploads(kit, viewer, edit.images, files)
  const post = await inTransaction(kit, async tx => {
    await change(kit, tx, viewer, postId, edit, uploads)
    return readPost(kit, tx, viewer, postId)
  })
  return { message: 'Post updated', post }
}
