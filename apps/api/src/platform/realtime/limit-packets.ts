import type { IncomingMessage } from 'node:http'
import type { Server } from 'socket.io'

/** Clients send their token once, and a sign of life every 25 seconds. */
const maxPackets = 20
const windowMilliseconds = 10_000

/** A connection below socket.io, as far as it is used here. */
type Connection = { request: IncomingMessage; on(event: 'packet', listener: () => void): void }

/** At once: a polite close would go on reading what is still on its way. */
const cut = ({ request }: { request: IncomingMessage }) => request.socket.destroy()

/** Cuts connections that send more packets than a client has reason to, signed in or not, before they are decoded. */
export function limitPackets(io: Server): void {
  io.engine.on('connection', (connection: Connection) => {
    let packets = 0
    let since = performance.now()
    connection.on('packet', () => {
      const now = performance.now()
      if (now - since > windowMilliseconds) {
        since = now
        packets = 0
      }
      packets += 1
      if (packets > maxPackets) cut(connection)
    })
  })
}

/**
 * Cuts connections that send an event: the contract has none from clients. Also those that sign off and stay: nobody's
 * account would count them.
 */
export function refuseEvents(io: Server): void {
  io.on('connection', socket => {
    socket.onAny(() => cut(socket))
    socket.on('disconnect', () => cut(socket))
  })
}
