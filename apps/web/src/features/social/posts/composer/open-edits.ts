import type { Post } from '@celebrio/contract/social/posts'
import { createTray, type KeptUpload, keptUploads, type Tray } from '#features/base/uploads'

type OpenEdit = {
  content: string
  tray: Tray
  /** The post as it was when the changing of it began. */
  before: Post
}

/** What of it outlives a reload. */
type KeptEdit = {
  content: string
  /** Which version of the post is being changed. */
  edited_at: string | null
  /** Files of the post that stay, by their ids. */
  held: number[]
  /** Files that were added and have come through. */
  uploads: KeptUpload[]
}

const edits = new Map<number, OpenEdit>()

const keyOf = (id: number) => `draft:edit:${id}`

const isKept = (value: Partial<KeptEdit> | null): value is KeptEdit =>
  typeof value?.content === 'string' && Array.isArray(value.held) && Array.isArray(value.uploads)

/** What was changed at an earlier visit, unless the post has been changed since. */
function keptEdit({ id, edited_at }: Post): KeptEdit | null {
  try {
    const stored: Partial<KeptEdit> | null = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null')
    return isKept(stored) && stored.edited_at === edited_at ? stored : null
  } catch {
    // What cannot be read is no draft.
    return null
  }
}

function store(id: number): void {
  const edit = edits.get(id)
  if (!edit) return
  const { content, before, tray } = edit
  const files = tray.read()
  const held = files.flatMap(one => (one.held && one.media ? one.media.id : []))
  const uploads = keptUploads(files.filter(one => !one.held))
  const kept: KeptEdit = { content, edited_at: before.edited_at, held, uploads }
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(kept))
  } catch {
    // A full or forbidden store must not stop anybody from writing.
  }
}

/** What was changed of a post and not saved yet: outlives closing the dialog and a reload. `nameOf` names what has no title. */
export function openEdit(post: Post, nameOf: (at: number) => string): OpenEdit {
  const known = edits.get(post.id)
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
  edits.set(post.id, fresh)
  // Uploads end when they end, also while the dialog is closed.
  tray.store.subscribe(() => store(post.id))
  return fresh
}

export function keepEdit(id: number, content: string): void {
  const edit = edits.get(id)
  if (!edit) return
  edits.set(id, { ...edit, content })
  store(id)
}

export function closeEdit(id: number): void {
  edits.delete(id)
  localStorage.removeItem(keyOf(id))
}
