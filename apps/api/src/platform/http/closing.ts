import type { FastifyInstance } from 'fastify'

/** Milliseconds that running requests get to finish. */
const timeout = 3_000

/**
 * When the server closes, running requests may finish and their connections are closed; connections that are still
 * open after three seconds are cut, so that no client can delay a shutdown.
 */
export function closeInTime(server: FastifyInstance): void {
  let closing = false
  server.addHook('preClose', done => {
    closing = true
    const timer = setTimeout(() => server.server.closeAllConnections(), timeout)
    server.server.once('close', () => clearTimeout(timer))
    done()
  })
  server.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
}
