import { ApiError } from '#lib/api/api-error.ts'
import type { Attachments } from './attachments.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import { sendFile } from './data.ts'

type Work = { file: File; stop: AbortController }

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

  const send = async (key: string, { file, stop: { signal } }: Work) => {
    const onShare = (share: number) => list.change(key, { share })
    const onSent = (fileUrl: string) => list.change(key, { state: 'checking', share: 1, fileUrl })
    try {
      const sent = await limitUploads(() => sendFile(file, { signal, onShare, onSent }))
      works.delete(key)
      list.change(key, { ...sent, state: 'done' })
    } catch (error) {
      if (signal.aborted) return
      if (mayWait && isOffline(error)) return list.change(key, { state: 'waiting' })
      list.change(key, { state: 'failed', error })
      onFail(error)
    }
  }

  const start = (key: string, file: File) => {
    const work = { file, stop: new AbortController() }
    works.set(key, work)
    void send(key, work)
  }

  return {
    start,
    again: (key: string) => {
      const work = works.get(key)
      if (!work) return
      list.change(key, { state: 'sending', share: 0, error: null, fileUrl: null })
      start(key, work.file)
    },
    stop: (key: string) => {
      works.get(key)?.stop.abort()
      works.delete(key)
    },
  }
}
