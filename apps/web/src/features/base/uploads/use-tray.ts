import { attachmentLimits, type PostMediaKind } from '@celebrio/contract/base/media'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '#lib/formats.ts'
import { useStore } from '#lib/store.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { Attachment } from './attachments.ts'
import { type RefusedFile, sortFiles } from './file-limits.ts'
import type { Tray } from './tray.ts'

const countTexts = { image: 'tooManyImages', audio: 'tooManyAudios', video: 'tooManyVideos' } as const

const useRefusalText = () => {
  const { t } = useTranslation('uploads')
  return (refused: RefusedFile) => {
    switch (refused.reason) {
      case 'type':
        return t('wrongType', { name: refused.name })
      case 'size':
        return t('tooLarge', { name: refused.name, limit: formatBytes(refused.maxBytes) })
      case 'count':
        return t(countTexts[refused.kind], { max: refused.max })
      case 'rest':
        return t('othersLeftOut', { max: refused.max })
    }
  }
}

/** Closing the page would cancel uploads: the browser asks for confirmation. */
const useLeaveWarning = (busy: boolean) => {
  useEffect(() => {
    if (!busy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [busy])
}

type TrayView = {
  attachments: readonly Attachment[]
  /** Uploads are in progress. */
  busy: boolean
  add: (files: readonly File[]) => void
  /** Whether no upload has failed; otherwise shows a toast that says what to do. */
  isWhole: () => boolean
}

type TrayRules = {
  /** As in `sortFiles`. */
  takesFirst?: boolean
  /** How many pictures there can be. */
  pictures?: number
}

/** A tray in a component: rejects invalid files and reports failed uploads with toasts. */
export function useTray(tray: Tray, { takesFirst, pictures = attachmentLimits.image }: TrayRules = {}): TrayView {
  const { t } = useTranslation('uploads')
  const refusalText = useRefusalText()
  const attachments = useStore(tray.store)
  const busy = attachments.some(({ state }) => state === 'sending' || state === 'checking')
  useLeaveWarning(busy)
  useEffect(() => tray.onFail(() => toast.error(t('failed'))), [tray, t])
  const add = (files: readonly File[]) => {
    const kinds: PostMediaKind[] = tray.read().map(({ kind }) => kind)
    const { taken, refused } = sortFiles(files, kinds, takesFirst, { ...attachmentLimits, image: pictures })
    for (const text of new Set(refused.map(refusalText))) toast.error(text)
    if (taken.length > 0) tray.add(taken)
  }
  const isWhole = () => {
    const whole = !attachments.some(({ state }) => state === 'failed')
    if (!whole) toast.error(t('notWhole'))
    return whole
  }
  return { attachments, busy, add, isWhole }
}
