import { messages } from '@celebrio/contract/chat/messages'
import type { ChatMessage } from '@celebrio/contract/chat/shapes'
import { ApiError, type ErrorCode } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { dropWaiting, readOutbox, setRefused, type Waiting } from '../outbox.ts'
import { uploadKept } from './upload-kept.ts'

/** Why it will not be taken, however often it is sent; null where it may be later. */
export function refusalOf(error: unknown): ErrorCode | null {
  if (!(error instanceof ApiError)) return null
  const mayPass = error.status === 0 || error.status >= 500 || error.status === 429 || error.status === 401
  return mayPass ? null : error.code
}

/** Whether only this conversation is out of order, so that others may go on. */
const concernsOne = (error: unknown): boolean => error instanceof ApiError && error.status >= 500

/** @returns null where it was thrown away while its files were uploaded */
async function sendOne(waiting: Waiting): Promise<ChatMessage | null> {
  const { client_id, conversation_id, body, reply_to } = waiting
  const uploads = await uploadKept(waiting)
  if (uploads === null) return null
  const answer = await call(messages.send, {
    params: { id: conversation_id },
    body: { client_id, body, reply_to: reply_to?.id, images: uploads.map(({ fileUrl }) => fileUrl) },
  })
  return answer.chat_message
}

export type Outcome = {
  onSent: (message: ChatMessage) => void
  onRefused: (waiting: Waiting, code: ErrorCode) => void
  /** There were too many in a short time. @param seconds after which more are taken, where that is known */
  onSlowed: (seconds: number | undefined) => void
}

const isSlowed = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 429

/** Sends what waits, in each conversation one after the other. @returns whether something is left that may be sent later */
async function sendAll({ onSent, onRefused, onSlowed }: Outcome): Promise<boolean> {
  const stuck = new Set<number>()
  for (;;) {
    const next = readOutbox().find(({ refused, conversation_id }) => refused === null && !stuck.has(conversation_id))
    if (!next) return stuck.size > 0
    try {
      const message = await sendOne(next)
      if (message) onSent(message)
      dropWaiting(next.client_id)
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal !== null) {
        setRefused(next.client_id, refusal)
        onRefused(next, refusal)
      } else if (concernsOne(error)) stuck.add(next.conversation_id)
      else {
        if (isSlowed(error)) onSlowed(error.retryAfter)
        return true
      }
    }
  }
}

/** Sends what waits, of all tabs in one at a time, so that the order is kept. @returns as `sendAll` */
export const sendWaiting = (outcome: Outcome): Promise<boolean> =>
  navigator.locks ? navigator.locks.request('outbox', () => sendAll(outcome)) : sendAll(outcome)
