import { canonicalType, mediaKinds } from '@celebrio/contract/base/media'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sendMedia } from '#features/base/uploads'
import { errorText } from '#lib/api/error-text.ts'
import { formatBytes } from '#lib/formats.ts'
import type { PhotoValue } from './values.ts'

/** Accepted picture types (specification part 2 §5). */
export const photoTypes = ['image/png', 'image/jpeg']

const { maxBytes } = mediaKinds.image

/** Uploads a photo, with its progress, error and a cancel function. */
export function usePhotoUpload(onSent: (value: PhotoValue) => void, onBusy: (busy: boolean) => void) {
  const { t } = useTranslation('profiles')
  const [preview, setPreview] = useState<string | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const problemOf = (file: File): string | null => {
    if (!photoTypes.includes(canonicalType(file.type))) return t('photoWrongType')
    return file.size > maxBytes ? t('photoTooLarge', { limit: formatBytes(maxBytes) }) : null
  }
  const send = async (file: File) => {
    const found = problemOf(file)
    setProblem(found)
    if (found) return
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    const local = URL.createObjectURL(file)
    setPreview(local)
    setShare(0)
    onBusy(true)
    try {
      const sending = { signal: stop.signal, onShare: setShare, onSent: () => setShare(1) }
      const { fileUrl } = await sendMedia(file, sending)
      onSent({ shown: fileUrl, sent: fileUrl })
    } catch (error) {
      if (!stop.signal.aborted) setProblem(errorText(error))
    }
    URL.revokeObjectURL(local)
    // Another photo may have been chosen meanwhile.
    if (running.current !== stop) return
    setPreview(null)
    setShare(null)
    onBusy(false)
  }
  return { preview, share, problem, send, cancel: () => running.current?.abort() }
}
