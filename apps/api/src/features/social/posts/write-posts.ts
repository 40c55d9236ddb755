import { postMediaKind } from '@celebrio/contract/base/media'
import type { postForm } from '@celebrio/contract/social/posts'
import type { output } from 'zod'
import { claimUploads, prepareUploads } from '#features/base/uploads'
import { inTransaction, type Kit } from '#platform/app-context.ts'
import { fieldRefusal, Refusal } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { IncomingFile } from '#platform/http/form-body.ts'
import { keepWords } from './index-text.ts'
import { requireCounts } from './media-counts.ts'
import { deletePost, insertPost, insertPostMedia } from './queries/writes.ts'
import { readPost } from './read-posts.ts'
import { isEmptyPost } from './rules.ts'

/** @throws Refusal validation_failed for an empty post or too many media, and whatever its files are refused for */
export async function createPost(kit: Kit, viewer: Viewer, form: output<typeof postForm>, files: IncomingFile[]) {
  if (isEmptyPost(form.content, [...form.images, ...files])) throw fieldRefusal('content', 'post_empty')
  // By what files say they are first: ten films are refused before any of them is looked into.
  requireCounts(files.flatMap(file => postMediaKind(file.contentType) ?? []))
  const uploads = await prepareUploads(kit, viewer, form.images, files)
  requireCounts(uploads.map(upload => upload.kind))
  const uploadIds = uploads.map(upload => upload.id)
  const post = await inTransaction(kit, async tx => {
    await claimUploads(tx, viewer, uploadIds)
    const { content, mentions } = form
    const created_at = kit.clock.now()
    const postId = await insertPost(tx, { user_id: viewer.id, content, created_at })
    await insertPostMedia(tx, postId, uploadIds)
    await keepWords(kit, tx, viewer, { id: postId, created_at, content }, mentions)
    await kit.tell(tx, 'post.created', { post_id: postId, user_id: viewer.id })
    return readPost(kit, tx, viewer, postId)
  })
  return { message: 'Post created', post }
}

/** @throws Refusal not_found for posts of others as well */
export async function removePost(kit: Kit, viewer: Viewer, postId: number) {
  await inTransaction(kit, async tx => {
    const folders = await deletePost(tx, viewer.id, postId)
    if (!folders) throw new Refusal('not_found')
    if (folders.length > 0) await kit.tell(tx, 'upload.discarded', { folders })
    await kit.tell(tx, 'post.deleted', { post_id: postId, user_id: viewer.id })
  })
  return { message: 'Post deleted' }
}
