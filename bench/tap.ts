import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A statement sent to PostgreSQL, with its parameter values in text format. */
export type Statement = { sql: string; values: (string | null)[] }

/** A proxy in front of PostgreSQL that records every statement. */
export type Tap = { url: string; heard: Statement[]; close(): Promise<void> }

function readBind(body: Buffer): { statement: string; values: (string | null)[] } {
  const portalEnd = body.indexOf(0) + 1
  const nameEnd = body.indexOf(0, portalEnd)
  let at = nameEnd + 1
  at += 2 + 2 * body.readInt16BE(at)
  const count = body.readInt16BE(at)
  at += 2
  const values = Array.from({ length: count }, () => {
    const size = body.readInt32BE(at)
    const value = size < 0 ? null : body.toString('utf8', at + 4, at + 4 + size)
    at += 4 + Math.max(size, 0)
    return value
  })
  return { statement: body.toString('utf8', portalEnd, nameEnd), values }
}

/** Parses the client's messages (PostgreSQL protocol 3): Parse names a statement, Bind runs one. */
function listener(heard: Statement[]): (chunk: Buffer) => void {
  const named = new Map<string, string>()
  let rest: Buffer = Buffer.alloc(0)
  let started = false
  const hear = (type: string, body: Buffer) => {
    if (type === 'P') {
      const end = body.indexOf(0)
      named.set(body.toString('utf8', 0, end), body.toString('utf8', end + 1, body.indexOf(0, end + 1)))
    }
    if (type !== 'B') return
    const { statement, values } = readBind(body)
    heard.push({ sql: named.get(statement) ?? '', values })
  }
  return chunk => {
    rest = Buffer.concat([rest, chunk])
    // Only the first message has no type byte before its length.
    for (let letter = started ? 1 : 0; rest.length >= letter + 4; letter = 1) {
      const size = letter + rest.readInt32BE(letter)
      if (rest.length < size) return
      if (started) hear(rest.toString('latin1', 0, 1), rest.subarray(5, size))
      started = true
      rest = rest.subarray(size)
    }
  }
}

/** Opens a port that forwards everything to the PostgreSQL at `url` and records the statements. */
export async function openTap(url: string): Promise<Tap> {
  const { hostname, port } = new URL(url)
  const heard: Statement[] = []
  const sockets = new Set<Socket>()
  const server = createServer(near => {
    const far = connect(Number(port || 5432), hostname)
    near.on('data', listener(heard))
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const tapped = new URL(url)
  tapped.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: tapped.href,
    heard,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
