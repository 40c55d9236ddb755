import type { RealtimeEvents, Topic } from '@celebrio/contract/platform/realtime'
import { io, type Socket } from 'socket.io-client'
import { onTestFinished } from 'vitest'

/** An open connection to a server, with everything that was pushed on it. */
export type OpenSocket = {
  socket: Socket<RealtimeEvents, Record<string, never>>
  heard: Topic[]
  /** Resolves with the next push. */
  next(): Promise<Topic>
  /** Resolves with what the next event of this name carries. */
  nextOf<E extends keyof RealtimeEvents>(event: E): Promise<Parameters<RealtimeEvents[E]>[0]>
  /** Resolves when the server has disconnected. */
  ended: Promise<unknown>
}

/**
 * Connects as somebody; disconnects at the end of the test. Fails with the server's reason when it is refused.
 * @param origin of the page on which a browser does so; other programs say none
 */
export async function openSocket(url: string, auth: Record<string, unknown>, origin?: string): Promise<OpenSocket> {
  const extraHeaders: Record<string, string> = origin === undefined ? {} : { origin }
  const plain = { transports: ['websocket'], reconnection: false, forceNew: true }
  const socket: OpenSocket['socket'] = io(url, { ...plain, auth, extraHeaders })
  onTestFinished(() => {
    socket.disconnect()
  })
  const heard: Topic[] = []
  socket.on('changed', topic => heard.push(topic))
  const ended = new Promise(resolve => {
    socket.on('disconnect', resolve)
  })
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve)
    socket.on('connect_error', reject)
  })
  const nextOf: OpenSocket['nextOf'] = event =>
    new Promise(resolve => {
      const hear = (name: string, said: Parameters<RealtimeEvents[typeof event]>[0]) => {
        if (name !== event) return
        socket.offAny(hear)
        resolve(said)
      }
      socket.onAny(hear)
    })
  return { socket, heard, ended, next: () => nextOf('changed'), nextOf }
}
