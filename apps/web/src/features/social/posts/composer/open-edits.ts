import type { Post } from '@celebrio/contract/social/posts'
import { createTray, type KeptUpload, keptUploads, type Tray } from '#features/base/uploads'
import { type Draft, draftOf } from '#lib/drafts.ts'
import { onSignOut } from '#lib/own-storage.ts'

type OpenEdit = {
  content: string
  tray: Tray
  /** The post as it was when the changing of it began. */
  before: Post
}

/** What of it outlives a reload. */
type KeptEdit = {
  content: string
  /** Which version of the post is being changed; none where nothing was. */
  edited_at: string | null | undefined
  /** Files of the post that stay, by their ids. */
  held: number[]
  /** Files that were added and have come through. */
  uploads: KeptUpload[]
}

const edits = new Map<string, OpenEdit>()
onSignOut(() => edits.clear())

const draftOfEdit = ({ id, content, images }: Post) =>
  draftOf<KeptEdit>(`edit:${id}`, { content, edited_at: undefined, held: images.map(image => image.id), uploads: [] })

/** What was changed at an earlier visit, unless the post has been changed since. */
function keptEdit(post: Post): KeptEdit | null {
  const kept = draftOfEdit(post).read()
  return kept.edited_at === post.edited_at ? kept : null
}

function store(draft: Draft<KeptEdit>): void {
  const edit = edits.get(draft.key)
  if (!edit) return
  const { content, before, tray } = edit
  const files = tray.read()
  const held = files.flatMap(one => (one.held && one.media ? one.media.id : []))
  draft.write({ content, edited_at: before.edited_at, held, uploads: keptUploads(files.filter(one => !one.held)) })
}

/** What was changed of a post and not saved yet: outlives closing the dialog and a reload. `nameOf` names what has no title. */
export function openEdit(post: Post, nameOf: (at: number) => string): OpenEdit {
  const draft = draftOfEdit(post)
  const known = edits.get(draft.key)
  if (known && known.before.edited_at === post.edited_at) return known
  const kept = keptEdit(post)
  const all = post.images.map((media, at) => ({
    name: media.title ?? nameOf(at),
    kind: media.file_type,
    fileUrl: media.image,
    media,
  }))
  const held = kept ? all.filter(({ media }) => kept.held.includes(media.id)) : all
  const tray = createTray(kept?.uploads, held)
  const fresh = { content: kept?.content ?? post.content, tray, before: post }
  edits.set(draft.key, fresh)
  // Uploads end when they end, also while the dialog is closed.
  tray.store.subscribe(() => store(draft))
  return fresh
}

export function keepEdit(post: Post, content: string): void {
  const draft = draftOfEdit(post)
  const edit = edits.get(draft.key)
  if (!edit) return
  edits.set(draft.key, { ...edit, content })
  store(draft)
}

export function closeEdit(post: Post): void {
  const draft = draftOfEdit(post)
  edits.delete(draft.key)
  draft.drop()
}
