import { messages } from '@celebrio/contract/chat/messages'
import type { ChatMessage } from '@celebrio/contract/chat/shapes'
import { ApiError, type ErrorCode } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { isKept } from '../kept-files.ts'
import { dropWaiting, findWaiting, isReady, readOutbox, setRefused, type Waiting } from '../outbox.ts'
import { uploadKept } from '../upload-kept.ts'

/** Why it will not be taken, however often it is sent; null where it may be later. */
export function refusalOf(error: unknown): ErrorCode | null {
  if (!(error instanceof ApiError)) return null
  const mayPass = error.status === 0 || error.status >= 500 || error.status === 429 || error.status === 401
  return mayPass ? null : error.code
}

/** Whether only this conversation is out of order, so that others may go on. */
const concernsOne = (error: unknown): boolean => error instanceof ApiError && error.status >= 500

async function sendOne({ client_id, conversation_id, body, reply_to, files }: Waiting): Promise<ChatMessage> {
  const images = files.flatMap(file => (isKept(file) ? [] : [file.fileUrl]))
  const answer = await call(messages.send, {
    params: { id: conversation_id },
    body: { client_id, body, reply_to: reply_to?.id, images },
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
  const failing = new Set<number>()
  for (;;) {
    // What follows a message whose files are still uploaded stays behind it.
    const held = new Set(failing)
    const next = readOutbox().find(one => {
      if (one.refused !== null || held.has(one.conversation_id)) return false
      if (!isReady(one)) held.add(one.conversation_id)
      return isReady(one)
    })
    if (!next) return failing.size > 0
    try {
      onSent(await sendOne(next))
      dropWaiting(next.client_id)
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal !== null) {
        setRefused(next.client_id, refusal)
        onRefused(next, refusal)
      } else if (concernsOne(error)) failing.add(next.conversation_id)
      else {
        if (isSlowed(error)) onSlowed(error.retryAfter)
        return true
      }
    }
  }
}

const inOneTab = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request(name, work) : work()

/** Sends what waits and is uploaded, of all tabs in one at a time, so that the order is kept. @returns as `sendAll` */
export const sendWaiting = (outcome: Outcome): Promise<boolean> => inOneTab('outbox', () => sendAll(outcome))

/** Uploads the files of one message. @returns whether it has to be tried later */
async function uploadFor(waiting: Waiting, { onRefused }: Pick<Outcome, 'onRefused'>): Promise<boolean> {
  const { client_id } = waiting
  try {
    await uploadKept(client_id)
    return false
  } catch (error) {
    if (findWaiting(client_id) === undefined) return false
    const refusal = refusalOf(error)
    if (refusal === null) return true
    setRefused(client_id, refusal)
    onRefused(waiting, refusal)
    return false
  }
}

/** Uploads the files of all messages that wait, those of each in one tab. @returns whether something is left for later */
export async function uploadWaiting(outcome: Pick<Outcome, 'onRefused'>): Promise<boolean> {
  const unready = readOutbox().filter(one => one.refused === null && !isReady(one))
  const left = await Promise.all(
    unready.map(one => inOneTab(`outbox-upload:${one.client_id}`, () => uploadFor(one, outcome))),
  )
  return left.some(Boolean)
}
