import type { PGlite } from '@electric-sql/pglite'
import type { PGLiteSocketHandlerOptions } from '@electric-sql/pglite-socket'
import { describe } from './watch-engine.ts'

/** The queue that pglite-socket's handler expects; the package does not export its class. */
type HandlerQueue = PGLiteSocketHandlerOptions['queryQueue']

/** First bytes of messages. */
const kinds = (letters: string): Set<number> => new Set(Buffer.from(letters))

/** Query and Sync complete an exchange with the client. */
const endsExchange = kinds('QS')

/** Parse, Bind, Describe, Execute and Close are not answered before a Sync or a Flush comes. */
const waitsForMore = kinds('PBDEC')

/**
 * Runs the wire messages of the one connection in order. Replaces pglite-socket's own queue, which stops for good
 * when the engine throws and hands a dropped client's session on to the next one.
 */
export class SessionQueue {
  readonly #database: PGlite
  readonly #fail: (reason: string) => void
  #last: Promise<unknown> = Promise.resolve()
  /** What the client has said of a statement so far. */
  #held: Uint8Array[] = []
  #betweenExchanges = true
  #active = false
  #closed = false

  constructor(database: PGlite, fail: (reason: string) => void) {
    this.#database = database
    this.#fail = fail
  }

  /** This queue in the shape pglite-socket's handler asks for. */
  get forHandler(): HandlerQueue {
    const queue = {
      enqueue: (_handler: number, message: Uint8Array, onData: (data: Uint8Array) => void) =>
        this.#enqueue(message, onData),
      clearQueueForHandler: () => {},
      clearTransactionIfNeeded: async () => {},
      getQueueLength: () => 0,
    }
    return queue as unknown as HandlerQueue
  }

  /** Gives the next client a clean session: no open transaction, prepared statement, lock, setting or table. */
  reset(): Promise<void> {
    this.#held = []
    return this.#run(async () => {
      await this.#database.exec('ROLLBACK')
      await this.#database.exec('DISCARD ALL')
      this.#betweenExchanges = true
    })
  }

  /** Runs our own work if the client is between two exchanges and outside a transaction; otherwise skips it. */
  whenQuiet(work: () => Promise<void>): Promise<void> {
    return this.#run(async () => {
      if (this.#betweenExchanges && !this.#database.isInTransaction()) await work()
    })
  }

  /** Runs the last piece of work; whatever a client sends from now on is not answered. */
  async close(work: () => Promise<void>): Promise<void> {
    this.#closed = true
    await this.#last
    await work()
  }

  /** Whether a client has sent anything since the last call. */
  takeActivity(): boolean {
    const active = this.#active
    this.#active = false
    return active
  }

  /** Runs the messages of a statement at once: each run costs the engine its beginning, and its answer a packet. */
  #enqueue(message: Uint8Array, onRawData: (data: Uint8Array) => void): Promise<void> {
    const kind = message[0] ?? 0
    this.#held.push(message)
    if (waitsForMore.has(kind)) return this.#run(async () => void (this.#betweenExchanges = false))
    const messages = Buffer.concat(this.#held.splice(0))
    return this.#run(async () => {
      this.#active = true
      this.#betweenExchanges = kind === 0 || endsExchange.has(kind)
      await this.#database.runExclusive(() => this.#database.execProtocolRawStream(messages, { onRawData }))
    })
  }

  /** Only a broken engine throws here, never a failed query, and its later answers cannot be trusted. */
  #run(work: () => Promise<void>): Promise<void> {
    if (this.#closed) return new Promise(() => {})
    const run = this.#last.then(work).catch((error: unknown) => this.#fail(describe(error)))
    this.#last = run
    return run
  }
}
