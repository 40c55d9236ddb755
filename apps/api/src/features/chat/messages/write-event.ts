import { takeEventPlace } from '#features/chat/conversations'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Facts } from '#platform/facts.ts'
import { pushHead } from './push.ts'
import { findSent } from './queries/messages.ts'
import { insertMessage } from './queries/writes.ts'

/** Gives what has happened its place among the messages, once; who hears of it asks what is new. */
export const writeEvent = (
  app: AppContext,
  { conversation_id, user_id, event, body, token }: Facts['conversation.happened'],
): Promise<void> =>
  inTransaction(app, async tx => {
    if (await findSent(tx, user_id, token)) return
    const now = app.clock.now()
    const place = await takeEventPlace(tx, conversation_id, now)
    if (!place) return
    await insertMessage(tx, {
      ...place,
      conversation_id,
      author_id: user_id,
      client_id: token,
      event,
      body,
      reply_to_id: null,
      created_at: now,
    })
    await pushHead(app, tx, { conversation_id, author_id: user_id }, place.rev)
  })
