import { findKind } from '#features/base/notifications'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Facts } from '#platform/facts.ts'
import { claimDue, type EmailSort, planEmails } from './queries.ts'
import { atOnceAfter } from './rules.ts'

/** Notes that there is something to tell; what about, the e-mail finds out when it is written. */
export async function plan(app: AppContext, { kind, user_ids }: Facts['notification.written']): Promise<void> {
  const found = findKind(app, kind)
  if (!found || found.hasOwnEmail) return
  const now = app.clock.now()
  await inTransaction(app, tx => planEmails(tx, user_ids, { now, after: atOnceAfter(found) }))
}

/** People whose e-mails one transaction hands on. */
const max = 100

async function emitDue(app: AppContext, sort: EmailSort): Promise<void> {
  const some = () =>
    inTransaction(app, async tx => {
      const ids = await claimDue(tx, sort, { now: app.clock.now(), max })
      const facts = ids.map(user_id => ({ user_id, sort }))
      await app.emit(tx, 'notification.email_due', facts)
      return ids.length
    })
  while ((await some()) === max);
}

/** One job for each person who has something to be told. */
export async function handOn(app: AppContext): Promise<void> {
  await emitDue(app, 'now')
  await emitDue(app, 'digest')
}
