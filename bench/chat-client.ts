import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { ask } from './chat-scene.ts'
import type { Viewer } from './viewer.ts'

export type Heard = { id: number; seq: number; rev: number; client_id: string; body: string; conversation_id: number }
type Changes = { messages: Heard[]; rev: number; hasMorePages: boolean }

const retryAfter = 100

/**
 * Somebody's device in one conversation. It does what the web client does: shows what the socket carries, asks for what it has
 * missed after each connection and whenever it hears of a higher revision, and sends again, under the same name, until it is told
 * that a message has arrived.
 */
export class ChatClient {
  readonly known = new Map<number, Heard>()
  readonly sent: string[] = []
  /** Times at which the same message came again over the socket, where that is no change. */
  doubled = 0
  #rev = 0
  #asking: Promise<void> = Promise.resolve()
  #socket: Socket | undefined
  readonly viewer: Viewer
  readonly #conversation: number
  readonly #origin: () => string

  constructor(viewer: Viewer, conversation: number, origin: () => string) {
    this.viewer = viewer
    this.#conversation = conversation
    this.#origin = origin
  }

  #keep(message: Heard): void {
    const old = this.known.get(message.id)
    if (!old || old.rev < message.rev) this.known.set(message.id, message)
  }

  async #catchUp(): Promise<void> {
    for (let more = true; more; ) {
      const path = `/conversation/${this.#conversation}/change?after=${this.#rev}`
      const { messages, rev, hasMorePages } = await ask<Changes>(this.#origin(), this.viewer, path)
      for (const message of messages) this.#keep(message)
      this.#rev = rev
      more = hasMorePages
    }
  }

  /** Asks for what is new; once at a time. What fails is asked again after the next connection. */
  catchUp(): Promise<void> {
    this.#asking = this.#asking.then(() => this.#catchUp().catch(() => undefined))
    return this.#asking
  }

  /** Connects anew; an older connection ends. */
  connect(): void {
    this.disconnect()
    const socket = io(this.#origin(), { auth: { token: this.viewer.token }, transports: ['websocket'], forceNew: true })
    socket.on('message', (message: Heard) => {
      if (message.conversation_id === this.#conversation) this.#keep(message)
    })
    socket.on('heads', (heads: { conversation_id: number; rev: number }[]) => {
      if (heads.some(one => one.conversation_id === this.#conversation && one.rev > this.#rev)) void this.catchUp()
    })
    socket.on('connect', () => void this.catchUp())
    socket.on('disconnect', reason => {
      if (reason === 'io server disconnect') socket.connect()
    })
    this.#socket = socket
  }

  disconnect(): void {
    this.#socket?.disconnect()
  }

  /** Sends a message until it has arrived, however long that takes. */
  async send(body: string): Promise<void> {
    const client_id = randomUUID()
    this.sent.push(client_id)
    for (;;) {
      try {
        await ask(this.#origin(), this.viewer, `/conversation/${this.#conversation}/message`, { client_id, body })
        return
      } catch {
        await pause(retryAfter)
      }
    }
  }
}
