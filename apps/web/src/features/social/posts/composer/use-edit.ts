import { textLength } from '@celebrio/contract/platform/text'
import { type Post, postLimits } from '@celebrio/contract/social/posts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Tray, useTray } from '#features/base/uploads'
import { useSave } from './data.ts'
import { closeEditDraft, openEditDraft, saveEditDraft } from './edit-drafts.ts'
import { useLinkedText } from './use-linked-text.ts'

/** The changes of a post and its files, as the API takes them. */
const changesOf = (before: Post, content: string, files: ReturnType<Tray['read']>) => {
  const keptIds = new Set(files.flatMap(one => (one.isExisting && one.media ? one.media.id : [])))
  return {
    content: content === before.content ? undefined : content,
    images: files.flatMap(one => (!one.isExisting && one.media && one.fileUrl ? one.fileUrl : [])),
    removed_images: before.images.flatMap(({ id }) => (keptIds.has(id) ? [] : id)),
  }
}

const isChanged = ({ content, images }: Post, words: string, files: ReturnType<Tray['read']>): boolean => {
  const existing = files.filter(one => one.isExisting).length
  return words !== content || existing < images.length || existing < files.length
}

/** Discards the changes, and the files that were added. */
const discardOf = (post: Post, tray: Tray, onDone: () => void) => () => {
  for (const { key } of tray.read()) tray.remove(key)
  closeEditDraft(post)
  onDone()
}

/** State and actions of the edit dialog; `discard` is null while nothing has been changed. */
export function useEdit(post: Post, onDone: () => void) {
  const { t } = useTranslation('posts')
  const nameOf = (at: number) => t('pictureOf', { at: at + 1, of: post.images.length, name: post.user.name })
  const [edit] = useState(() => openEditDraft(post, nameOf))
  const text = useLinkedText(edit.content, changed => saveEditDraft(post, changed))
  const { content } = text
  const { attachments, busy, add, isWhole } = useTray(edit.tray)
  const length = textLength(content)
  const over = Math.max(0, length - postLimits.content)
  const { mutate, isPending: posting } = useSave(post.id, () => {
    closeEditDraft(post)
    onDone()
  })
  const filled = length > 0 || attachments.some(one => one.media) || post.post !== null || post.post_unavailable
  const ready = filled && over === 0 && !busy && !posting
  const save = () => {
    if (ready && isWhole()) mutate(changesOf(edit.before, content, edit.tray.read()))
  }
  const discard = isChanged(edit.before, content, attachments) ? discardOf(post, edit.tray, onDone) : null
  return { text, length, over, tray: edit.tray, attachments, add, ready, posting, save, discard }
}
