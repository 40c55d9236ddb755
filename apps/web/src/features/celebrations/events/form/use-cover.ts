import { canonicalType, mediaKinds } from '@celebrio/contract/base/media'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isHopeless, sendFile } from '#features/base/uploads'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { formatBytes } from '#lib/formats.ts'
import type { CoverValue } from './values.ts'

const { types, maxBytes } = mediaKinds.image

/** What a file chooser offers. */
export const coverTypes = types.join(',')

/** `isFinal`: the file itself is the fault, and sending it again would fail again. */
type Failure = { text: string; isFinal: boolean }

type Sending = { file: File; preview: string; share: number; failure: Failure | null }

const failureOf = (error: unknown): Failure => ({
  text: errorText(error),
  isFinal: error instanceof ApiError && isHopeless(error),
})

/** What is wrong with a file, before it is sent. */
function useProblemOf() {
  const { t } = useTranslation('events')
  return ({ type, size }: File): string | null => {
    if (!(types as readonly string[]).includes(canonicalType(type))) return t('coverWrongType')
    return size > maxBytes ? t('coverTooLarge', { limit: formatBytes(maxBytes) }) : null
  }
}

/** One upload at a time: another one ends it, and so does leaving. */
function useRunning() {
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

/** Sends a chosen picture: how far it is, what is wrong with it, ways to try again and to stop. */
export function useCover(onSent: (cover: CoverValue) => void, onBusy: (busy: boolean) => void) {
  const problemOf = useProblemOf()
  const [sending, setSending] = useState<Sending | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { begin, abort } = useRunning()
  const change = (changes: Partial<Sending>) => setSending(before => before && { ...before, ...changes })
  const finish = () => {
    onBusy(false)
    setSending(null)
    setProblem(null)
  }
  const start = async (file: File, preview: string) => {
    const stop = begin()
    setSending({ file, preview, share: 0, failure: null })
    onBusy(true)
    try {
      const onShare = (share: number) => change({ share })
      const sent = await sendFile(file, { signal: stop.signal, onShare, onSent: () => change({ share: 1 }) })
      onSent({ address: sent.fileUrl, media: sent.media, sent: sent.fileUrl })
      URL.revokeObjectURL(preview)
      finish()
    } catch (error) {
      if (stop.signal.aborted) return
      change({ failure: failureOf(error) })
      onBusy(false)
    }
  }
  const choose = (file: File) => {
    const found = problemOf(file)
    // One that did not get through is given up for the next one, whatever is said of that.
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
