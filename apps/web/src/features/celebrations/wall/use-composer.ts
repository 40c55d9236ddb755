import { eventWall, wallLimits } from '@celebrio/contract/celebrations/wall'
import { textLength } from '@celebrio/contract/platform/text'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keptUploads, useTray } from '#features/base/uploads'
import { call } from '#lib/api/call.ts'
import { firstIssueText } from '#lib/api/error-text.ts'
import { toast } from '#ui/feedback/toast.ts'
import { wallKey } from './data.ts'
import { draftKey, readDraft, trayOf, writeDraft } from './draft.ts'

type Content = { words: string; images: string[] }

/** Sends what was written, once. */
function useSend(eventId: number, onSent: () => void) {
  const { t } = useTranslation('wall')
  const client = useQueryClient()
  // The second click of a double click comes before the button is drawn anew.
  const sending = useRef(false)
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Content) => call(eventWall.add, { params: { id: eventId }, body }),
    onSuccess: ({ entry }) => {
      onSent()
      toast.success(t(entry.is_waiting ? 'sentWaits' : 'sent'))
      return client.invalidateQueries({ queryKey: wallKey(eventId) })
    },
    onError: error => toast.error(firstIssueText(error)),
    onSettled: () => {
      sending.current = false
    },
  })
  const send = (content: Content) => {
    if (sending.current) return
    sending.current = true
    mutate(content)
  }
  return { send, isPending }
}

/** Everything that somebody is about to put on a wall. Nothing is lost until the server has it. */
export function useComposer(userId: number, eventId: number) {
  const { t } = useTranslation('wall')
  const key = draftKey(userId, eventId)
  const [words, setWords] = useState(() => readDraft(key).words)
  const tray = trayOf(key)
  const { attachments, busy, add, isWhole } = useTray(tray, { takesFirst: true })
  const uploads = keptUploads(attachments)
  useEffect(() => writeDraft(key, { words, uploads: keptUploads(attachments) }), [key, words, attachments])
  const { send: share, isPending } = useSend(eventId, () => {
    setWords('')
    tray.clear()
    writeDraft(key, { words: '', uploads: [] })
  })

  const length = textLength(words)
  const over = Math.max(0, length - wallLimits.words)
  const ready = (length > 0 || uploads.length > 0) && over === 0 && !busy && !isPending
  const send = () => {
    if (ready && isWhole()) share({ words, images: uploads.map(({ fileUrl }) => fileUrl) })
  }
  const addPictures = (files: readonly File[]) => {
    const pictures = files.filter(file => file.type.startsWith('image/'))
    if (pictures.length < files.length) toast.error(t('onlyPictures'))
    add(pictures)
  }
  return { words, setWords, length, over, tray, attachments, addPictures, ready, isPending, send }
}
