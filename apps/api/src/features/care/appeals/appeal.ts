import { moveCase } from '#features/base/reports'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { whyNotAppeal } from './policies.ts'
import { findAppeal, insertAppeal } from './queries/appeals.ts'
import { type Reader, readStatement, requireOwn } from './read-statement.ts'

/** Brings a decision before somebody else of the staff. @throws AppError not_found, already_appealed, appeal_too_late */
export async function appeal(app: AppContext, reader: Reader, id: number, words: string) {
  await inTransaction(app, async tx => {
    const { author_id, case_id } = await requireOwn(app, tx, reader, id)
    const now = app.clock.now()
    // First, because it waits for whoever takes the decision back at the same time: it is then read as they have left it.
    await moveCase(tx, case_id, 'decided', 'appealed', now)
    const decision = await requireOwn(app, tx, reader, id)
    const refusal = whyNotAppeal(decision, await findAppeal(tx, id), now)
    if (refusal) throw new AppError(refusal)
    const isFirst = await insertAppeal(tx, { statement_id: id, author_id, words, appealed_at: now })
    if (!isFirst) throw new AppError('already_appealed')
    await app.emit(tx, 'appeal.opened', { statement_id: id })
  })
  return { message: 'Thank you. Someone else on our team will look at it.', ...(await readStatement(app, reader, id)) }
}
