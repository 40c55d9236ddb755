import { canonicalType, mediaKinds } from '@celebrio/contract/base/media'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type DraftFile,
  discardFile,
  draftFileStore,
  isPermanentFailure,
  type ReportUploads,
  sendMedia,
  useNotAddedText,
} from '#features/base/uploads'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { formatBytes } from '#lib/formats.ts'
import type { PictureValue } from './values.ts'

/** Specification part 2 §5: png, jpg, jpeg. */
const accepted = ['image/png', 'image/jpeg']
export const pictureTypes = '.png,.jpg,.jpeg'

export type Sending = {
  key: string
  file: File
  preview: string
  /** Upload progress, 0 to 1; null while it waits. */
  share: number | null
  /** Why it failed; `isFinal`: the file itself was refused. */
  failure: { text: string; isFinal: boolean } | null
}

const choiceOf = (file: File): DraftFile => ({ key: crypto.randomUUID(), file })

const sendingOf = ({ key, file }: DraftFile): Sending => ({
  key,
  file,
  preview: URL.createObjectURL(file),
  share: null,
  failure: null,
})

const failureOf = (error: unknown) => ({
  text: errorText(error),
  isFinal: error instanceof ApiError && isPermanentFailure(error),
})

const { maxBytes } = mediaKinds.image
const isPicture = ({ type }: File) => accepted.includes(canonicalType(type))
const isTooLarge = ({ size }: File) => size > maxBytes

/** As many of some files as can be pictures and have room; and of what was left out, why and which. */
function useFitting() {
  const { t } = useTranslation('services')
  const notAddedText = useNotAddedText()
  const reasonOf = (files: readonly File[], max: number): string => {
    if (!files.every(isPicture)) return t('pictureType')
    return files.some(isTooLarge)
      ? t('pictureTooLarge', { limit: formatBytes(maxBytes) })
      : t('pictureTooMany', { max })
  }
  return (files: readonly File[], room: number, max: number) => {
    const taken = files.filter(file => isPicture(file) && !isTooLarge(file)).slice(0, Math.max(0, room))
    const others = files.filter(file => !taken.includes(file))
    if (others.length === 0) return { taken, problem: null }
    const which = taken.length > 0 ? notAddedText(others.map(({ name }) => name)) : ''
    return { taken, problem: [reasonOf(others, max), which].filter(Boolean).join(' ') }
  }
}

/** Files on their way. */
function useSendings() {
  const [sendings, setSendings] = useState<readonly Sending[]>([])
  const stops = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const running = stops.current
    return () => {
      for (const stop of running.values()) stop.abort()
    }
  }, [])
  const begin = ({ key }: Sending) => {
    const stop = new AbortController()
    stops.current.set(key, stop)
    return stop.signal
  }
  const change = (key: string, changes: Partial<Sending>) =>
    setSendings(before => before.map(one => (one.key === key ? { ...one, ...changes } : one)))
  const drop = ({ key, preview }: Sending) => {
    stops.current.get(key)?.abort()
    stops.current.delete(key)
    URL.revokeObjectURL(preview)
    setSendings(before => before.filter(one => one.key !== key))
  }
  return { sendings, begin, change, drop, add: (more: Sending[]) => setSendings(before => [...before, ...more]) }
}

/** Sends one file after the other, so that they arrive in the order in which they were chosen. */
function useQueue(kept: ReturnType<typeof draftFileStore>, onSent: (picture: PictureValue) => void) {
  const { begin, change, drop: remove, ...rest } = useSendings()
  const drop = (one: Sending) => {
    remove(one)
    void kept.drop(one.key)
  }
  const queue = useRef<Promise<void>>(Promise.resolve())
  const latest = useRef(onSent)
  useEffect(() => {
    latest.current = onSent
  })
  const send = async (one: Sending, signal: AbortSignal) => {
    if (signal.aborted) return
    const onShare = (share: number) => change(one.key, { share })
    try {
      onShare(0)
      const sent = await sendMedia(one.file, { signal, onShare, onSent: () => onShare(1) })
      latest.current({ address: sent.fileUrl, media: sent.media, isNew: true })
      drop(one)
    } catch (error) {
      if (!signal.aborted) change(one.key, { failure: failureOf(error) })
    }
  }
  const start = (one: Sending) => {
    const signal = begin(one)
    queue.current = queue.current.then(() => send(one, signal))
  }
  const retry = (one: Sending) => {
    change(one.key, { failure: null, share: null })
    start(one)
  }
  return { ...rest, start, retry, cancel: drop }
}

/** What was chosen before a reload, or before the form was left, is sent now. */
function useRestored({ read }: ReturnType<typeof draftFileStore>, send: (choices: DraftFile[]) => void) {
  const hasRead = useRef(false)
  useEffect(() => {
    if (hasRead.current) return
    hasRead.current = true
    void read().then(send)
  })
}

/**
 * The pictures of something that a store shows: each is uploaded as soon as it is chosen, and attached when the form is sent.
 * @param purpose of the draft of the form, with which they are kept until they are uploaded
 */
export function usePictures(
  purpose: string,
  pictures: readonly PictureValue[],
  max: number,
  onChange: (pictures: PictureValue[]) => void,
  onUploads: ReportUploads,
) {
  const fitting = useFitting()
  const [problem, setProblem] = useState<string | null>(null)
  const [kept] = useState(() => draftFileStore(purpose))
  const { sendings, add, start, ...rest } = useQueue(kept, picture => onChange([...pictures, picture]))
  const isSending = sendings.some(({ failure }) => !failure)
  const settled = sendings.length > 0 ? 'failed' : 'settled'
  const state = isSending ? 'sending' : settled
  useEffect(() => onUploads(state), [state, onUploads])
  const send = (choices: DraftFile[]) => {
    const added = choices.map(sendingOf)
    add(added)
    added.forEach(start)
  }
  useRestored(kept, send)
  const choose = (files: readonly File[]) => {
    const { taken, problem: found } = fitting(files, max - pictures.length - sendings.length, max)
    setProblem(found)
    const choices = taken.map(choiceOf)
    // What finds no room lives as long as the page.
    for (const choice of choices) void kept.keep(choice).catch(() => undefined)
    send(choices)
  }
  const remove = (at: number) => {
    const picture = pictures[at]
    if (picture?.isNew) discardFile(picture.address)
    setProblem(null)
    onChange(pictures.filter((_, index) => index !== at))
  }
  return { ...rest, sendings, problem, choose, remove }
}
