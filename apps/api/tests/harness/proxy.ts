import { EventEmitter, once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { setInterval as every } from 'node:timers/promises'
import { atEnd } from './at-end.ts'

/** How often (ms) the proxy asks who is ready. */
const checkEvery = 50

type Backend = { url: string; ready: boolean }

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => null)
  await answer?.arrayBuffer()
  return answer?.status === 200
}

/**
 * A small proxy, as simple as they come: asks /readyz, spreads requests over those that are ready, keeps connections, waits
 * while nobody is ready, and tries nothing twice. What goes wrong behind it is a 502.
 */
class Proxy {
  readonly #backends = new Map<string, Backend>()
  readonly #agent = new Agent({ keepAlive: true })
  readonly #server = createServer((incoming, outgoing) => void this.#forward(incoming, outgoing))
  readonly #ended = new AbortController()
  /** `ready` whenever somebody can be asked. */
  readonly #told = new EventEmitter().setMaxListeners(0)
  #checking: Promise<void> | undefined
  #turn = 0
  url = ''

  async listen(): Promise<void> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    this.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
    this.#checking = this.#check()
  }

  add(url: string): void {
    this.#backends.set(url, { url, ready: false })
  }

  remove(url: string): void {
    this.#backends.delete(url)
  }

  async close(): Promise<void> {
    this.#ended.abort()
    await this.#checking
    this.#agent.destroy()
    this.#server.close()
    this.#server.closeAllConnections()
  }

  async #check(): Promise<void> {
    const backends = this.#backends
    const check = async (one: Backend) => {
      one.ready = await isReady(one.url)
      if (one.ready) this.#told.emit('ready')
    }
    for await (const _ of every(checkEvery)) {
      if (this.#ended.signal.aborted) return
      await Promise.all([...backends.values()].map(check))
    }
  }

  async #next(): Promise<Backend> {
    for (;;) {
      const ready = [...this.#backends.values()].filter(one => one.ready)
      this.#turn += 1
      const chosen = ready[this.#turn % ready.length]
      if (chosen) return chosen
      await once(this.#told, 'ready')
    }
  }

  async #forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { url } = await this.#next()
    const { method, headers } = incoming
    const sent = request(url + incoming.url, { method, headers, agent: this.#agent }, answer => {
      const { connection: _, ...kept } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, kept)
      answer.pipe(outgoing)
    })
    sent.on('error', error => outgoing.writeHead(502).end(`${method} ${incoming.url}: ${error.message}`))
    incoming.pipe(sent)
  }
}

/** A proxy that is there until the end of the test. */
export async function startProxy(): Promise<Proxy> {
  const proxy = new Proxy()
  await proxy.listen()
  atEnd(() => proxy.close())
  return proxy
}
