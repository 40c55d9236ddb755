import { ApiError } from '#lib/api/api-error.ts'
import type { Attachments } from './attachments.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import { type SentFile, sendFile } from './data.ts'

/** An upload that has begun, whatever becomes of it. */
export type BegunUpload = { sent: Promise<SentFile>; stop: AbortController }

type Work = BegunUpload & { file: File }

const limitUploads = createConcurrencyLimit(3)

const isOffline = (error: unknown) => error instanceof ApiError && error.status === 0

type Options = {
  /** Whether a file without a connection waits, and has not failed. */
  mayWait: boolean
  onFail: (error: unknown) => void
}

/** Uploads files and updates the attachments with their progress. */
export function createUploader(list: Attachments, { mayWait, onFail }: Options) {
  const works = new Map<string, Work>()

  const follow = async (key: string, { sent, stop: { signal } }: Work) => {
    try {
      list.change(key, { ...(await sent), state: 'done' })
    } catch (error) {
      // It was stopped, or is followed by somebody else.
      if (signal.aborted || !list.find(key)) return
      if (mayWait && isOffline(error)) return list.change(key, { state: 'waiting' })
      list.change(key, { state: 'failed', error })
      onFail(error)
    }
  }

  const start = (key: string, file: File) => {
    const stop = new AbortController()
    const onShare = (share: number) => list.change(key, { share })
    const onSent = (fileUrl: string) => list.change(key, { state: 'checking', share: 1, fileUrl })
    const sent = limitUploads(() => sendFile(file, { signal: stop.signal, onShare, onSent }))
    const work = { file, stop, sent }
    works.set(key, work)
    void follow(key, work)
  }

  return {
    start,
    again: (key: string) => {
      const work = works.get(key)
      if (!work) return
      list.change(key, { state: 'sending', share: 0, error: null, fileUrl: null })
      start(key, work.file)
    },
    /** The upload of a file that was chosen, which goes on. */
    begun: (key: string): BegunUpload | undefined => works.get(key),
    /** Leaves an upload to whoever has taken it over, with the bytes of its file. */
    release: (key: string) => void works.delete(key),
    stop: (key: string) => {
      works.get(key)?.stop.abort()
      works.delete(key)
    },
  }
}
