import { textLength } from '@celebrio/contract/platform/text'
import { postLimits } from '@celebrio/contract/social/posts'
import { useEffect, useState } from 'react'
import { createTray, keptUploads, type Tray, useTray } from '#features/base/uploads'
import { useCreate } from './data.ts'
import { readDraft, writeDraft } from './draft.ts'

let current: { userId: number; tray: Tray } | null = null

/** One tray per person, kept while they look at other pages. */
const trayOf = (userId: number): Tray => {
  if (current?.userId !== userId) current = { userId, tray: createTray(readDraft(userId).uploads) }
  return current.tray
}

/** Everything that the composer holds, and posting it. Nothing is lost until the server has it. */
export function useComposer(userId: number) {
  const [content, setContent] = useState(() => readDraft(userId).content)
  const tray = trayOf(userId)
  const { attachments, busy, add, isWhole } = useTray(tray)
  const uploads = keptUploads(attachments)
  const length = textLength(content)

  useEffect(() => writeDraft(userId, { content, uploads: keptUploads(attachments) }), [userId, content, attachments])

  const { mutate, isPending: posting } = useCreate(() => {
    setContent('')
    tray.clear()
    writeDraft(userId, { content: '', uploads: [] })
  })

  const over = Math.max(0, length - postLimits.content)
  const ready = (length > 0 || uploads.length > 0) && over === 0 && !busy && !posting
  const post = () => {
    if (ready && isWhole()) mutate({ content, images: uploads.map(({ fileUrl }) => fileUrl) })
  }
  return { content, setContent, length, over, tray, attachments, add, ready, posting, post }
}
