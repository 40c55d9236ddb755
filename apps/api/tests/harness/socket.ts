import { once } from 'node:events'
import type { RealtimeEvents, Topic } from '@celebrio/contract/platform/realtime'
import { io, type Socket } from 'socket.io-client'
import { onTestFinished } from 'vitest'

/** An open connection to a server, with everything that was pushed on it. */
export type OpenSocket = {
  socket: Socket<RealtimeEvents, Record<string, never>>
  heard: Topic[]
  /** Resolves with the next push. */
  next(): Promise<Topic>
  /** Resolves when the server has disconnected. */
  ended: Promise<unknown>
}

/** Connects as somebody; disconnects at the end of the test. Fails with the server's reason when it is refused. */
export async function openSocket(url: string, auth: Record<string, unknown>): Promise<OpenSocket> {
  const socket: OpenSocket['socket'] = io(url, { auth, transports: ['websocket'], reconnection: false, forceNew: true })
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
  const emitter = socket as unknown as Parameters<typeof once>[0]
  return { socket, heard, ended, next: async () => (await once(emitter, 'changed'))[0] as Topic }
}
