import { mediaKinds } from '@celebrio/contract/base/media'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isPermanentFailure, type ReportUploads, refusalOf, sendMedia, useLeaveWarning } from '#features/base/uploads'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { formatBytes } from '#lib/formats.ts'
import type { CoverValue } from './values.ts'

const { types, maxBytes } = mediaKinds.image

/** The `accept` attribute of the file input. */
export const coverTypes = types.join(',')

/** `isFinal`: the file itself was rejected, so a retry would fail again. */
type Failure = { text: string; isFinal: boolean }

type Sending = { file: File; preview: string; share: number; failure: Failure | null }

const failureOf = (error: unknown): Failure => ({
  text: errorText(error),
  isFinal: error instanceof ApiError && isPermanentFailure(error),
})

/** Validates a file before the upload. */
function useProblemOf() {
  const { t } = useTranslation('events')
  return (file: File): string | null => {
    const refusal = refusalOf(file, 'image')
    if (refusal === 'type') return t('coverWrongType')
    return refusal === 'size' ? t('coverTooLarge', { limit: formatBytes(maxBytes) }) : null
  }
}

/** Allows one upload at a time: a new one or an unmount aborts it. */
function useSingleUpload() {
  const running = useRef<AbortController | null>(null)
  const abort = () => running.current?.abort()
  const begin = (): AbortController => {
    abort()
    running.current = new AbortController()
    return running.current
  }
  useEffect(() => () => running.current?.abort(), [])
  return { begin, abort }
}

/** Uploads the chosen cover: progress, errors, retry and cancel. */
export function useCover(onSent: (cover: CoverValue) => void, onUploads: ReportUploads) {
  const problemOf = useProblemOf()
  const [sending, setSending] = useState<Sending | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { begin, abort } = useSingleUpload()
  useLeaveWarning(sending !== null && !sending.failure)
  const change = (changes: Partial<Sending>) => setSending(before => before && { ...before, ...changes })
  const finish = () => {
    onUploads('settled')
    setSending(null)
    setProblem(null)
  }
  const start = async (file: File, preview: string) => {
    const stop = begin()
    setSending({ file, preview, share: 0, failure: null })
    onUploads('sending')
    try {
      const onShare = (share: number) => change({ share })
      const sent = await sendMedia(file, { signal: stop.signal, onShare, onSent: () => change({ share: 1 }) })
      onSent({ address: sent.fileUrl, media: sent.media, sent: sent.fileUrl })
      URL.revokeObjectURL(preview)
      finish()
    } catch (error) {
      if (stop.signal.aborted) return
      change({ failure: failureOf(error) })
      onUploads('failed')
    }
  }
  const choose = (file: File) => {
    const found = problemOf(file)
    // A new choice replaces a failed upload, even if the new file is invalid.
    if (sending?.failure) finish()
    setProblem(found)
    if (!found) void start(file, URL.createObjectURL(file))
  }
  const cancel = () => {
    abort()
    finish()
  }
  return { sending, problem, choose, cancel, retry: () => sending && void start(sending.file, sending.preview) }
}

export type CoverUpload = ReturnType<typeof useCover>
