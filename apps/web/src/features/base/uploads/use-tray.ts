import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { formatBytes } from '#lib/formats.ts'
import { useStore } from '#lib/store.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { Attachment } from './attachments.ts'
import { type FileLimits, postLimits, type RefusedFile, sortFiles } from './file-limits.ts'
import type { Tray } from './tray.ts'
import { useLeaveWarning } from './use-leave-warning.ts'
import { useNotAddedText } from './use-not-added-text.ts'
import { isPermanentFailure } from './use-upload-error-text.ts'

const countTexts = {
  image: 'tooManyImages',
  audio: 'tooManyAudios',
  video: 'tooManyVideos',
  document: 'tooManyDocuments',
} as const

const useRefusalText = (limits: FileLimits) => {
  const { t } = useTranslation('uploads')
  const notAddedText = useNotAddedText()
  return (refused: RefusedFile) => {
    switch (refused.reason) {
      case 'type':
        return t(limits.document > 0 ? 'wrongTypeOfFile' : 'wrongType', { name: refused.name })
      case 'size':
        return t('tooLarge', { name: refused.name, limit: formatBytes(refused.maxBytes) })
      case 'count':
        return t(countTexts[refused.kind], { max: refused.max })
      case 'leftOut':
        return notAddedText(refused.names)
    }
  }
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
  /** How many there can be of a kind, where that is not what a post can hold. */
  limits?: Partial<FileLimits>
}

/** What is refused for what it is will not be taken another time: then it says why, instead of asking to try again. */
const failureText = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && isPermanentFailure(error) ? errorText(error) : otherwise

/** A tray in a component: rejects invalid files and reports failed uploads with toasts. */
export function useTray(tray: Tray, { limits: own }: TrayRules = {}): TrayView {
  const { t } = useTranslation('uploads')
  const limits = { ...postLimits, ...own }
  const refusalText = useRefusalText(limits)
  const attachments = useStore(tray.store)
  const busy = attachments.some(({ state }) => state === 'sending' || state === 'checking')
  useLeaveWarning(attachments.some(({ state, isKept }) => !isKept && state !== 'done' && state !== 'failed'))
  useEffect(() => tray.onFail(error => toast.error(failureText(error, t('failed')))), [tray, t])
  const add = (files: readonly File[]) => {
    const kinds = tray.read().map(({ kind }) => kind)
    const { taken, refused } = sortFiles(files, kinds, limits)
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
