import type { Server as HttpServer } from 'node:http'
import { callbackify } from 'node:util'
import { maxConnections, type RealtimeEvents, realtimePath, type Topic } from '@celebrio/contract/platform/realtime'
import { Server } from 'socket.io'
import type { Authenticate } from '../auth/viewer.ts'
import { limitPackets, refuseEvents } from './limit-packets.ts'
import { isOwnOrigin } from './own-origin.ts'
import { type RedisChannel, redisAdapter } from './redis-adapter.ts'

type NoEvents = Record<string, never>
type SocketServer = Server<NoEvents, RealtimeEvents, NoEvents, { userId: number; sessionId: number }>

/** Which of these sessions are still valid. Provided by the accounts feature. */
export type LivingSessions = (ids: number[]) => Promise<Set<number>>

/** Socket connections to people's devices, across all processes. */
export type Realtime = {
  /** Tells all devices of these people that something of this topic has changed for them. */
  push(userIds: readonly number[], topic: Topic): void
  /**
   * Carries an event with its content to all devices of these people. Whoever sends has made sure that each of them may
   * know it.
   */
  send<E extends keyof RealtimeEvents>(
    userIds: readonly number[],
    event: E,
    ...said: Parameters<RealtimeEvents[E]>
  ): void
  /** The same, to devices that are connected to this process. Nothing of it can get lost between processes. */
  sendHere<E extends keyof RealtimeEvents>(
    userIds: readonly number[],
    event: E,
    ...said: Parameters<RealtimeEvents[E]>
  ): void
  /** Who is connected to this process. */
  connected(): number[]
  /** Tells everybody who is connected. */
  pushToAll(topic: Topic): void
  /** Closes the connections of sessions that have ended. */
  endSessions(ids: readonly number[]): void
  /** Closes connections of this process whose session is no longer valid, for whatever reason. */
  sweep(living: LivingSessions): Promise<void>
  /** Accepts connections on a server's port. */
  attach(server: HttpServer, authenticate: Authenticate): void
  /** Closes all connections of this process. */
  close(): Promise<void>
}

const roomOf = { user: (id: number) => `user:${id}`, session: (id: number) => `session:${id}` }

type LiveSocket = Parameters<Parameters<SocketServer['use']>[0]>[0]

/** Connections of this account are counted as they join here, and those that other processes hold. */
async function isOneTooMany(socket: LiveSocket, room: string): Promise<boolean> {
  const here = socket.nsp.adapter.rooms.get(room)?.size ?? 0
  if (here > maxConnections) return true
  // A process that does not answer, because it is stopping, keeps nobody out.
  const others = await socket.nsp
    .in(room)
    .fetchSockets()
    .catch(() => [])
  return others.length >= maxConnections
}

/**
 * @throws Error not_signed_in, too_many_connections, or unavailable when authentication fails; the client only sees this
 * message
 */
async function admit(socket: LiveSocket, authenticate: Authenticate): Promise<void> {
  const { token } = socket.handshake.auth as { token?: unknown }
  const viewer =
    typeof token === 'string'
      ? await authenticate(token).catch(() => {
          throw new Error('unavailable')
        })
      : null
  if (!viewer) throw new Error('not_signed_in')
  socket.data = { userId: viewer.id, sessionId: viewer.sessionId }
  const own = roomOf.user(viewer.id)
  await socket.join([own, roomOf.session(viewer.sessionId)])
  if (await isOneTooMany(socket, own)) throw new Error('too_many_connections')
}

async function sweep(io: SocketServer, living: LivingSessions): Promise<void> {
  const sockets = [...io.sockets.sockets.values()]
  if (sockets.length === 0) return
  const alive = await living([...new Set(sockets.map(socket => socket.data.sessionId))])
  for (const socket of sockets) if (!alive.has(socket.data.sessionId)) socket.disconnect(true)
}

/** Milliseconds until a connection without a token is closed. */
const connectTimeout = 10_000

/**
 * @param publicUrl where the pages are from which browsers may connect
 * @param redis if given, pushes reach every process that uses it
 */
export function openRealtime(publicUrl: string, redis?: RedisChannel): Realtime {
  const io: SocketServer = new Server({
    path: realtimePath,
    serveClient: false,
    // Without polling, a load balancer needs no sticky sessions.
    transports: ['websocket'],
    // Clients send nothing but their token.
    maxHttpBufferSize: 4096,
    connectTimeout,
    allowRequest: (request, answer) => answer(null, isOwnOrigin(request, publicUrl)),
    ...(redis && { adapter: redisAdapter(redis) }),
  })
  return {
    push: (ids, topic) => {
      if (ids.length > 0) io.to(ids.map(roomOf.user)).emit('changed', topic)
    },
    send: (ids, event, ...said) => {
      if (ids.length > 0) io.to(ids.map(roomOf.user)).emit(event, ...said)
    },
    sendHere: (ids, event, ...said) => {
      if (ids.length > 0) io.local.to(ids.map(roomOf.user)).emit(event, ...said)
    },
    connected: () => [...new Set([...io.sockets.sockets.values()].map(socket => socket.data.userId))],
    pushToAll: topic => {
      io.emit('changed', topic)
    },
    endSessions: ids => {
      if (ids.length > 0) io.in(ids.map(roomOf.session)).disconnectSockets(true)
    },
    sweep: living => sweep(io, living),
    attach(server, authenticate) {
      io.use(callbackify((socket: LiveSocket) => admit(socket, authenticate)))
      refuseEvents(io)
      io.attach(server)
      limitPackets(io)
    },
    close: async () => {
      io.local.disconnectSockets(true)
      io.engine?.close()
    },
  }
}
