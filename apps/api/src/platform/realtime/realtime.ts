import type { Server as HttpServer } from 'node:http'
import { callbackify } from 'node:util'
import { type RealtimeEvents, realtimePath, type Topic } from '@celebrio/contract/platform/realtime'
import { Server } from 'socket.io'
import type { Authenticate } from '../auth/viewer.ts'
import { type RedisChannel, redisAdapter } from './redis-adapter.ts'

type NoEvents = Record<string, never>
type SocketServer = Server<NoEvents, RealtimeEvents, NoEvents, { sessionId: number }>

/** Which of these sessions are still alive. Given by the accounts feature. */
export type LivingSessions = (ids: number[]) => Promise<Set<number>>

/** Open lines to people's devices, across all processes. */
export type Realtime = {
  /** Says to all devices of these people that something of a kind has changed for them. */
  push(userIds: readonly number[], topic: Topic): void
  /** The same to everybody who is connected. */
  pushToAll(topic: Topic): void
  /** Closes the lines of sessions that have ended. */
  endSessions(ids: readonly number[]): void
  /** Closes the lines of this process whose session is no longer alive, however it ended. */
  sweep(living: LivingSessions): Promise<void>
  /** Takes connections on a server's port. */
  attach(server: HttpServer, authenticate: Authenticate): void
  /** Hangs up on everybody here. */
  close(): Promise<void>
}

const roomOf = { user: (id: number) => `user:${id}`, session: (id: number) => `session:${id}` }

type LiveSocket = Parameters<Parameters<SocketServer['use']>[0]>[0]

/** @throws Error not_signed_in, or unavailable when nobody can tell now; the client sees no more than these words. */
async function admit(socket: LiveSocket, authenticate: Authenticate): Promise<void> {
  const { token } = socket.handshake.auth as { token?: unknown }
  const viewer =
    typeof token === 'string'
      ? await authenticate(token).catch(() => {
          throw new Error('unavailable')
        })
      : null
  if (!viewer) throw new Error('not_signed_in')
  socket.data = { sessionId: viewer.sessionId }
  await socket.join([roomOf.user(viewer.id), roomOf.session(viewer.sessionId)])
}

async function sweep(io: SocketServer, living: LivingSessions): Promise<void> {
  const sockets = [...io.sockets.sockets.values()]
  if (sockets.length === 0) return
  const alive = await living([...new Set(sockets.map(socket => socket.data.sessionId))])
  for (const socket of sockets) if (!alive.has(socket.data.sessionId)) socket.disconnect(true)
}

/** @param redis when given, every process on it is reached */
export function openRealtime(redis?: RedisChannel): Realtime {
  const io: SocketServer = new Server({
    path: realtimePath,
    serveClient: false,
    // Without polling no balancer has to send a person to the same process twice.
    transports: ['websocket'],
    // Clients say nothing but who they are.
    maxHttpBufferSize: 4096,
    ...(redis && { adapter: redisAdapter(redis) }),
  })
  return {
    push: (ids, topic) => {
      if (ids.length > 0) io.to(ids.map(roomOf.user)).emit('changed', topic)
    },
    pushToAll: topic => {
      io.emit('changed', topic)
    },
    endSessions: ids => {
      if (ids.length > 0) io.in(ids.map(roomOf.session)).disconnectSockets(true)
    },
    sweep: living => sweep(io, living),
    attach(server, authenticate) {
      io.use(callbackify((socket: LiveSocket) => admit(socket, authenticate)))
      io.attach(server)
    },
    close: async () => {
      io.local.disconnectSockets(true)
      io.engine?.close()
    },
  }
}
