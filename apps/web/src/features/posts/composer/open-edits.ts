import type { Post } from '@celebrio/contract/posts'
import { createTray, type Tray } from '#features/uploads'

type OpenEdit = {
  content: string
  tray: Tray
  /** Which version of the post is being changed. */
  edited_at: string | null
}

const edits = new Map<number, OpenEdit>()

const keyOf = (id: number) => `draft:edit:${id}`

/** Words of an earlier visit, unless the post has been changed since. */
function keptWords({ id, edited_at }: Post): string | null {
  try {
    const stored: Partial<OpenEdit> | null = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null')
    return typeof stored?.content === 'string' && stored.edited_at === edited_at ? stored.content : null
  } catch {
    // What cannot be read is no draft.
    return null
  }
}

/** What was changed of a post and not saved yet: outlives closing the dialog, its words a reload too. `nameOf` names what has no title. */
export function openEdit(post: Post, nameOf: (at: number) => string): OpenEdit {
  const known = edits.get(post.id)
  if (known && known.edited_at === post.edited_at) return known
  const held = post.images.map((media, at) => ({
    name: media.title ?? nameOf(at),
    kind: media.file_type,
    fileUrl: media.image,
    media,
  }))
  const fresh = { content: keptWords(post) ?? post.content, tray: createTray([], held), edited_at: post.edited_at }
  edits.set(post.id, fresh)
  return fresh
}

export function keepEdit(id: number, content: string): void {
  const edit = edits.get(id)
  if (!edit) return
  edits.set(id, { ...edit, content })
  try {
    localStorage.setItem(keyOf(id), JSON.stringify({ content, edited_at: edit.edited_at }))
  } catch {
    // A full or forbidden store must not stop anybody from writing.
  }
}

export function closeEdit(id: number): void {
  edits.delete(id)
  localStorage.removeItem(keyOf(id))
}
