import { textLength } from '@celebrio/contract/platform/text'
import { type Post, postLimits, posts } from '@celebrio/contract/social/posts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Tray, useTray } from '#features/base/uploads'
import { namedIn } from '#features/social/mentions'
import { call } from '#lib/api/call.ts'
import { firstIssueText } from '#lib/api/error-text.ts'
import { toast } from '#ui/feedback/toast.ts'
import { putPost } from '../cached-posts.ts'
import { closeEdit, keepEdit, openEdit } from './open-edits.ts'

/** Sends what was changed: words that were not touched here may be others meanwhile. */
const useSave = (before: Post, tray: Tray, onDone: () => void) => {
  const { t } = useTranslation('posts')
  const client = useQueryClient()
  return useMutation({
    mutationFn: (content: string) => {
      const held = new Set(tray.read().flatMap(one => (one.held && one.media ? one.media.id : [])))
      const removed_images = before.images.flatMap(({ id }) => (held.has(id) ? [] : id))
      const images = tray.read().flatMap(one => (!one.held && one.media && one.fileUrl ? one.fileUrl : []))
      return call(posts.edit, {
        params: { id: before.id },
        body: { removed_images, images, ...(content !== before.content && { content, mentions: namedIn(content) }) },
      })
    },
    onSuccess: ({ post: saved }) => {
      closeEdit(before.id)
      putPost(client, saved)
      toast.success(t('updated'))
      onDone()
    },
    onError: error => toast.error(firstIssueText(error)),
  })
}

const isChanged = ({ content, images }: Post, words: string, files: ReturnType<Tray['read']>): boolean => {
  const held = files.filter(one => one.held).length
  return words !== content || held < images.length || held < files.length
}

/** Throws away what was changed, with the files that were added. */
const discardOf =
  ({ id }: Post, tray: Tray, onDone: () => void) =>
  () => {
    for (const { key } of tray.read()) tray.remove(key)
    closeEdit(id)
    onDone()
  }

/** Everything that the edit dialog holds, saving it, and discarding it; that is null while nothing is changed. */
export function useEdit(post: Post, onDone: () => void) {
  const { t } = useTranslation('posts')
  const nameOf = (at: number) => t('pictureOf', { at: at + 1, of: post.images.length, name: post.user.name })
  const [edit] = useState(() => openEdit(post, nameOf))
  const [content, show] = useState(edit.content)
  const setContent = (text: string) => {
    keepEdit(post.id, text)
    show(text)
  }
  const { attachments, busy, add, isWhole } = useTray(edit.tray)
  const length = textLength(content)
  const over = Math.max(0, length - postLimits.content)
  const { mutate, isPending: posting } = useSave(edit.before, edit.tray, onDone)
  // The second click of a double click comes before the button is drawn anew.
  const sending = useRef(false)
  const filled = length > 0 || attachments.some(one => one.media) || post.post !== null || post.post_unavailable
  const ready = filled && over === 0 && !busy && !posting
  const save = () => {
    if (!ready || sending.current || !isWhole()) return
    sending.current = true
    mutate(content, {
      onSettled: () => {
        sending.current = false
      },
    })
  }
  const discard = isChanged(edit.before, content, attachments) ? discardOf(post, edit.tray, onDone) : null
  return { content, setContent, length, over, tray: edit.tray, attachments, add, ready, posting, save, discard }
}
