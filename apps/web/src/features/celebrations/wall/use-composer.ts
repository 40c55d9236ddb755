import { wallLimits } from '@celebrio/contract/celebrations/wall'
import { textLength } from '@celebrio/contract/platform/text'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keptUploads, useTray } from '#features/base/uploads'
import { toast } from '#ui/feedback/toast.ts'
import { useAddEntry } from './data.ts'
import { draftKey, readDraft, trayOf, writeDraft } from './draft.ts'

/** Everything that somebody is about to put on a wall. Nothing is lost until the server has it. */
export function useComposer(userId: number, eventId: number) {
  const { t } = useTranslation('wall')
  const key = draftKey(userId, eventId)
  const [words, setWords] = useState(() => readDraft(key).words)
  const tray = trayOf(key)
  const { attachments, busy, add, isWhole } = useTray(tray, { takesFirst: true })
  const uploads = keptUploads(attachments)
  useEffect(() => writeDraft(key, { words, uploads: keptUploads(attachments) }), [key, words, attachments])
  const { mutate: share, isPending } = useAddEntry(eventId, () => {
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
