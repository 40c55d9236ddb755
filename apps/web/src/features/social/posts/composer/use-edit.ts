import { textLength } from '@celebrio/contract/platform/text'
import { type Post, postLimits } from '@celebrio/contract/social/posts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Tray, useTray } from '#features/base/uploads'
import { useSave } from './data.ts'
import { closeEdit, keepEdit, openEdit } from './open-edits.ts'

/** What was changed of a post, and of its files. */
const changesOf = (before: Post, content: string, files: ReturnType<Tray['read']>) => {
  const held = new Set(files.flatMap(one => (one.held && one.media ? one.media.id : [])))
  return {
    content: content === before.content ? undefined : content,
    images: files.flatMap(one => (!one.held && one.media && one.fileUrl ? one.fileUrl : [])),
    removed_images: before.images.flatMap(({ id }) => (held.has(id) ? [] : id)),
  }
}

const isChanged = ({ content, images }: Post, words: string, files: ReturnType<Tray['read']>): boolean => {
  const held = files.filter(one => one.held).length
  return words !== content || held < images.length || held < files.length
}

/** Throws away what was changed, with the files that were added. */
const discardOf = (post: Post, tray: Tray, onDone: () => void) => () => {
  for (const { key } of tray.read()) tray.remove(key)
  closeEdit(post)
  onDone()
}

/** Everything that the edit dialog holds, saving it, and discarding it; that is null while nothing is changed. */
export function useEdit(post: Post, onDone: () => void) {
  const { t } = useTranslation('posts')
  const nameOf = (at: number) => t('pictureOf', { at: at + 1, of: post.images.length, name: post.user.name })
  const [edit] = useState(() => openEdit(post, nameOf))
  const [content, show] = useState(edit.content)
  const setContent = (text: string) => {
    keepEdit(post, text)
    show(text)
  }
  const { attachments, busy, add, isWhole } = useTray(edit.tray)
  const length = textLength(content)
  const over = Math.max(0, length - postLimits.content)
  const { mutate, isPending: posting } = useSave(post.id, () => {
    closeEdit(post)
    onDone()
  })
  const filled = length > 0 || attachments.some(one => one.media) || post.post !== null || post.post_unavailable
  const ready = filled && over === 0 && !busy && !posting
  const save = () => {
    if (ready && isWhole()) mutate(changesOf(edit.before, content, edit.tray.read()))
  }
  const discard = isChanged(edit.before, content, attachments) ? discardOf(post, edit.tray, onDone) : null
  return { content, setContent, length, over, tray: edit.tray, attachments, add, ready, posting, save, discard }
}
