import { Worker } from 'node:worker_threads'
import type { Delivery, Order } from './order.ts'

/** The thread that records songs and films, one after the other, each once. */
export function openRecorder() {
  const worker = new Worker(new URL('record.ts', import.meta.url))
  const waiting = new Map<string, (fault?: string) => void>()
  const recordings = new Map<string, Promise<void>>()
  let ended: string | undefined
  const end = (reason: string) => {
    ended ??= reason
    for (const settle of waiting.values()) settle(ended)
    waiting.clear()
  }
  worker.unref()
  worker.on('message', ({ path, fault }: Delivery) => {
    waiting.get(path)?.(fault)
    waiting.delete(path)
  })
  worker.on('error', error => end(String(error)))
  worker.on('exit', () => end('The recording thread has ended.'))

  const order = (what: Order) =>
    new Promise<void>((resolve, reject) => {
      if (ended) return reject(new Error(ended))
      waiting.set(what.path, fault => (fault === undefined ? resolve() : reject(new Error(fault))))
      worker.postMessage(what, [])
    })

  return {
    /** Resolves when the file is there. @throws Error with what went wrong in the thread */
    record(what: Order): Promise<void> {
      const cached = recordings.get(what.path)
      if (cached) return cached
      const work = order(what)
      // Whoever awaits the file gets the error; nobody may be waiting yet.
      work.catch(() => undefined)
      recordings.set(what.path, work)
      return work
    },
    stop: () => worker.terminate(),
  }
}
