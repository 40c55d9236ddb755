import { createServer, type Server, type Socket } from 'node:net'
import { PGLiteSocketHandler } from '@electric-sql/pglite-socket'
import type { SessionQueue } from './session-queue.ts'

/**
 * A socket server that speaks the PostgreSQL protocol for one client at a time; the next one waits for its turn.
 * pglite-socket's own server drops a client that arrives while the one before it is still closing, which a pool
 * that replaces its connection always does.
 */
export function serveDatabase(queue: SessionQueue): Server {
  let turn = Promise.resolve()
  return createServer({ pauseOnConnect: true }, socket => {
    // A reset that comes before its turn closes the socket; without a listener it would end the process.
    socket.on('error', () => {})
    turn = turn.then(() => serve(socket, queue))
  })
}

async function serve(socket: Socket, queue: SessionQueue): Promise<void> {
  if (socket.destroyed) return
  const handler = new PGLiteSocketHandler({ queryQueue: queue.forHandler, closeOnDetach: true })
  const gone = Promise.withResolvers<void>()
  handler.addEventListener('close', () => gone.resolve())
  handler.addEventListener('error', () => gone.resolve())
  await handler.attach(socket)
  socket.resume()
  await gone.promise
  await queue.reset()
}
