import type { PushedFlower, PushedMessage } from '@celebrio/contract/chat/realtime'
import type { ChatMessage } from '@celebrio/contract/chat/shapes'
import { findListeners, type Listener, type Stay } from '#features/chat/conversations'
import type { AppContext } from '#platform/app-context.ts'
import { afterCommit } from '#platform/db/after-commit.ts'
import type { Tx } from '#platform/db/database.ts'
import { forOthers } from './view.ts'

const idsOf = (listeners: readonly Listener[]): number[] => listeners.map(({ user_id }) => user_id)

function send(app: AppContext, message: PushedMessage, listeners: readonly Listener[], isClosed: boolean): void {
  const others = listeners.filter(({ user_id, state }) => user_id !== message.author.id && state === 'accepted')
  app.realtime.send([message.author.id], 'message', message)
  const byHearing = Map.groupBy(others, one => `${one.hears_quoted} ${!isClosed || one.runs_it}`)
  for (const [hearing, alike] of byHearing) {
    const [hearsQuoted, writes] = hearing.split(' ').map(word => word === 'true')
    const told = forOthers(message, { hearsQuoted: hearsQuoted ?? false, writes: writes ?? false })
    app.realtime.send(idsOf(alike), 'message', told)
  }
  // A request is not shown word by word: it waits in its box.
  const asked = listeners.filter(({ state }) => state === 'pending')
  app.realtime.push(idsOf(asked), 'chat')
}

/**
 * Carries a message, new or changed, to the devices of all who may see it, once it is committed. What is lost on the way they
 * learn when they ask for changes.
 * @param message as its author sees it
 */
export async function pushMessage(
  app: AppContext,
  tx: Tx,
  { reactions: _, ...message }: ChatMessage,
  stay: Stay,
): Promise<void> {
  const { author, conversation_id, reply_to } = message
  const quoted = reply_to && { author_id: reply_to.author.id, seq: reply_to.seq }
  const listeners = await findListeners(tx, conversation_id, author.id, quoted)
  await afterCommit(tx, () => send(app, message, listeners, stay.closed_at !== null))
}

/**
 * Tells all who hear an author that something of theirs has changed, once it is committed: they ask what.
 * @param rev of the conversation, which the change has taken
 */
export async function pushHead(
  app: AppContext,
  tx: Tx,
  { conversation_id, author_id }: { conversation_id: number; author_id: number },
  rev: number,
): Promise<void> {
  const listeners = await findListeners(tx, conversation_id, author_id, null)
  const accepted = listeners.filter(({ state }) => state === 'accepted')
  await afterCommit(tx, () => app.realtime.send(idsOf(accepted), 'heads', [{ conversation_id, rev }]))
}

/** Tells a flower to all who hear both who gave it and whose message it is for. */
export async function pushFlower(
  app: AppContext,
  tx: Tx,
  flower: PushedFlower,
  message: { author_id: number; seq: number },
): Promise<void> {
  const listeners = await findListeners(tx, flower.conversation_id, flower.user_id, message)
  const hearing = listeners.filter(one => one.hears_quoted && one.state === 'accepted')
  await afterCommit(tx, () => app.realtime.send(idsOf(hearing), 'flower', flower))
}
