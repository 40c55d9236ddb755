import { wallLimits } from '@celebrio/contract/celebrations/wall'
import { textLength } from '@celebrio/contract/platform/text'
import { useTranslation } from 'react-i18next'
import { savedUploads, trayOf, useTray } from '#features/base/uploads'
import { useDraft } from '#lib/drafts.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useAddEntry } from './data.ts'

/** Draft of a wall entry. It is kept until the server has stored it. */
export function useComposer(eventId: number) {
  const { t } = useTranslation('wall')
  const { values, change, reset } = useDraft(`wall:${eventId}`, { words: '' })
  const { words } = values
  const setWords = (typed: string) => change({ words: typed })
  const tray = trayOf(`wall-files:${eventId}`)
  const { attachments, busy, add, isWhole } = useTray(tray)
  const uploads = savedUploads(attachments)
  const { mutate: share, isPending } = useAddEntry(eventId, () => {
    reset()
    tray.clear()
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
