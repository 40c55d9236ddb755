import type { FastifyInstance } from 'fastify'

/** Milliseconds that running requests have to finish. */
const timeout = 3_000

/**
 * When the server closes, running requests finish and their connections go with them; whoever still sends or listens
 * after three seconds is cut off, so that nobody can hold up a stop.
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
