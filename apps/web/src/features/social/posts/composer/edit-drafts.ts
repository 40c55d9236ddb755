import type { Post } from '@celebrio/contract/social/posts'
import { createTray, type SavedUpload, savedUploads, type Tray } from '#features/base/uploads'
import { type Draft, draftOf } from '#lib/drafts.ts'
import { onSignOut } from '#lib/user-storage.ts'

type EditDraft = {
  content: string
  tray: Tray
  /** The post as it was when editing began. */
  before: Post
}

/** The part of it that is stored. */
type StoredEdit = {
  content: string
  /** The version of the post that is being edited; undefined without changes. */
  edited_at: string | null | undefined
  /** Ids of the post's files that are kept. */
  keptIds: number[]
  /** Added files that have been uploaded. */
  uploads: SavedUpload[]
}

const openDrafts = new Map<string, EditDraft>()
onSignOut(() => openDrafts.clear())

const draftOfEdit = ({ id, content, images }: Post) =>
  draftOf<StoredEdit>(`edit:${id}`, {
    content,
    edited_at: undefined,
    keptIds: images.map(image => image.id),
    uploads: [],
  })

/** The stored draft, unless the post has been edited since. */
function readStoredEdit(post: Post): StoredEdit | null {
  const stored = draftOfEdit(post).read()
  return stored.edited_at === post.edited_at ? stored : null
}

function write(draft: Draft<StoredEdit>): void {
  const edit = openDrafts.get(draft.key)
  if (!edit) return
  const { content, before, tray } = edit
  const files = tray.read()
  const keptIds = files.flatMap(one => (one.isExisting && one.media ? one.media.id : []))
  draft.write({
    content,
    edited_at: before.edited_at,
    keptIds,
    uploads: savedUploads(files.filter(one => !one.isExisting)),
  })
}

/** Opens the draft of an edit, which survives closing the dialog and a reload. `nameOf` names files without a title. */
export function openEditDraft(post: Post, nameOf: (at: number) => string): EditDraft {
  const draft = draftOfEdit(post)
  const open = openDrafts.get(draft.key)
  if (open && open.before.edited_at === post.edited_at) return open
  const stored = readStoredEdit(post)
  const all = post.images.map((media, at) => ({
    name: media.title ?? nameOf(at),
    kind: media.file_type,
    fileUrl: media.image,
    media,
  }))
  const keptIds = stored ? all.filter(({ media }) => stored.keptIds.includes(media.id)) : all
  const tray = createTray(stored?.uploads, keptIds)
  const created = { content: stored?.content ?? post.content, tray, before: post }
  openDrafts.set(draft.key, created)
  // Uploads may finish while the dialog is closed.
  tray.store.subscribe(() => write(draft))
  return created
}

export function saveEditDraft(post: Post, content: string): void {
  const draft = draftOfEdit(post)
  const edit = openDrafts.get(draft.key)
  if (!edit) return
  openDrafts.set(draft.key, { ...edit, content })
  write(draft)
}

export function closeEditDraft(post: Post): void {
  const draft = draftOfEdit(post)
  openDrafts.delete(draft.key)
  draft.drop()
}
