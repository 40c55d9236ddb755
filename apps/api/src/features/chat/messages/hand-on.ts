import { claimUnnotified } from '#features/chat/conversations'
import { type AppContext, inTransaction } from '#platform/app-context.ts'

/** Conversations that one transaction hands on. */
const max = 100

/**
 * A job for each conversation in which something was said some time ago. Each process looks at its beat while somebody is
 * connected to it, which whoever writes mostly is, and the clock each minute whatever happens.
 */
export async function handOn(app: AppContext): Promise<void> {
  const some = () =>
    inTransaction(app, async tx => {
      const ids = await claimUnnotified(tx, { now: app.clock.now(), max })
      const facts = ids.map(conversation_id => ({ conversation_id }))
      if (facts.length > 0) await app.emit(tx, 'message.waiting', facts)
      return ids.length
    })
  while ((await some()) === max);
}
