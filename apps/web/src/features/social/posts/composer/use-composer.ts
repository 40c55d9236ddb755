import { textLength } from '@celebrio/contract/platform/text'
import { postLimits, posts } from '@celebrio/contract/social/posts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createTray, keptUploads, type Tray, useTray } from '#features/base/uploads'
import { namedIn } from '#features/social/mentions'
import { call } from '#lib/api/call.ts'
import { firstIssueText } from '#lib/api/error-text.ts'
import { toast } from '#ui/feedback/toast.ts'
import { addPost } from '../cached-posts.ts'
import { readDraft, writeDraft } from './draft.ts'

let current: { userId: number; tray: Tray } | null = null

/** One tray per person, kept while they look at other pages. */
const trayOf = (userId: number): Tray => {
  if (current?.userId !== userId) current = { userId, tray: createTray(readDraft(userId).uploads) }
  return current.tray
}

/** Everything that the composer holds, and posting it. Nothing is lost until the server has it. */
export function useComposer(userId: number) {
  const { t } = useTranslation('posts')
  const client = useQueryClient()
  const [content, setContent] = useState(() => readDraft(userId).content)
  const tray = trayOf(userId)
  const { attachments, busy, add, isWhole } = useTray(tray)
  const uploads = keptUploads(attachments)
  const length = textLength(content)

  useEffect(() => writeDraft(userId, { content, uploads: keptUploads(attachments) }), [userId, content, attachments])

  // The second click of a double click comes before the button is drawn anew.
  const sending = useRef(false)
  const { mutate, isPending: posting } = useMutation({
    mutationFn: () =>
      call(posts.create, {
        body: { content, images: uploads.map(({ fileUrl }) => fileUrl), mentions: namedIn(content) },
      }),
    onSuccess: ({ post }) => {
      addPost(client, post)
      setContent('')
      tray.clear()
      writeDraft(userId, { content: '', uploads: [] })
      toast.success(t('created'))
    },
    onError: error => toast.error(firstIssueText(error)),
    onSettled: () => {
      sending.current = false
    },
  })

  const over = Math.max(0, length - postLimits.content)
  const ready = (length > 0 || uploads.length > 0) && over === 0 && !busy && !posting
  const post = () => {
    if (!ready || sending.current || !isWhole()) return
    sending.current = true
    mutate()
  }
  return { content, setContent, length, over, tray, attachments, add, ready, posting, post }
}
