import { io, type Socket } from 'socket.io-client'
import type { Viewer } from './viewer.ts'

const connected = async (socket: Socket): Promise<void> => {
  if (!socket.connected) await new Promise<void>(resolve => void socket.once('connect', resolve))
}

/** Connects each talker with one of the processes, in turn. `onMessage` hears of every message at every socket. */
export async function connectAll(
  origins: readonly string[],
  talkers: readonly Viewer[],
  onMessage: (clientId: string) => void,
): Promise<Socket[]> {
  const all: Socket[] = []
  for (const [at, { token }] of talkers.entries()) {
    const origin = origins[at % origins.length]
    const socket = io(origin, { auth: { token }, transports: ['websocket'], forceNew: true, reconnection: false })
    socket.on('message', ({ client_id }: { client_id: string }) => onMessage(client_id))
    all.push(socket)
    // Not all at once: each of them looks its session up.
    if (all.length % 20 === 0) await connected(socket)
  }
  await Promise.all(all.map(connected))
  return all
}
