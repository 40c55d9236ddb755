import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { BodyPace } from '../settings.ts'

/** What Node publishes of a request before anybody answers it, also of those that no route and no hook ever sees. */
type Started = { request: IncomingMessage; response: ServerResponse; server: Server }
const requestStarts = 'http.server.request.start'

type Arrival = { request: IncomingMessage; response: ServerResponse; since: number; bytesBefore: number }

/** Seconds in which the rest of a body that nobody reads is thrown away, so that the client can hear the answer. */
const longestLinger = 5

const hasBody = ({ headers }: IncomingMessage) =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined

/** Bytes that a body may have, where its reader has said so. */
const most = new WeakMap<IncomingMessage, number>()

/** Bounds a body whose reader cannot: one in chunks says no length, and what stands before its first part counts nowhere. */
export const boundBody = (request: IncomingMessage, bytes: number): void => void most.set(request, bytes)

const isTooLong = ({ request, bytesBefore }: Arrival) =>
  request.socket.bytesRead - bytesBefore > (most.get(request) ?? Number.POSITIVE_INFINITY)

const isOver = ({ request }: Arrival) => request.complete || request.destroyed

function isTooSlow({ request, since, bytesBefore }: Arrival, now: number, pace: BodyPace): boolean {
  const seconds = (now - since) / 1000 - pace.graceSeconds
  return seconds > 0 && request.socket.bytesRead - bytesBefore < seconds * pace.bytesPerSecond
}

/**
 * Closes connections whose body arrives slower than any line that people use, those that go on sending a body after
 * their answer, and those whose body is longer than its reader takes. What is left of a body when it is answered is thrown away until then. Node's own time-out for a request is one for all sizes: none fits a text and a film.
 */
export function cutSlowBodies(server: FastifyInstance, pace: BodyPace): void {
  const interval = Math.min(longestLinger, pace.graceSeconds) * 1000
  const arriving = new Set<Arrival>()
  const answered = new WeakMap<Arrival, number>()
  const look = () => {
    const now = performance.now()
    for (const one of arriving) {
      if (one.response.writableEnded && !answered.has(one)) answered.set(one, now)
      const lingers = now - (answered.get(one) ?? now) > interval
      if (isOver(one)) arriving.delete(one)
      else if (lingers || isTooLong(one) || isTooSlow(one, now, pace)) one.request.socket.destroy()
    }
  }
  const timer = setInterval(look, interval)
  timer.unref()
  const start = (message: unknown) => {
    const { request, response, server: at } = message as Started
    if (at !== server.server || !hasBody(request)) return
    arriving.add({ request, response, since: performance.now(), bytesBefore: request.socket.bytesRead })
    // Node throws away the rest by itself only where nobody had begun to read.
    response.once('finish', () => request.unpipe().resume())
  }
  subscribe(requestStarts, start)
  server.addHook('onClose', async () => {
    clearInterval(timer)
    unsubscribe(requestStarts, start)
  })
}
