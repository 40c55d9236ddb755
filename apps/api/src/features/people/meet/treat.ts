import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { requireAdult } from './access.ts'
import { canTreat } from './policies.ts'
import { hides } from './queries/hides.ts'
import { type EntryRow, findEntries } from './queries/read.ts'
import { answerTreat, insertTreat } from './queries/treats.ts'
import type { Looking } from './queries/visible.ts'
import { readBetween } from './view.ts'

type Answer = 'accepted' | 'declined'

/** Writes an answer, and tells it where it is one. */
async function answer(app: AppContext, tx: Tx, viewer: Viewer, sender_id: number, given: Answer): Promise<void> {
  const treat = { sender_id, receiver_id: viewer.id }
  const changed = await answerTreat(tx, { ...treat, answer: given, answered_at: app.clock.now() })
  if (changed) await app.emit(tx, 'meet.answered', { user_id: viewer.id, sender_id, accepted: given === 'accepted' })
}

/** @throws AppError not_found for whom the viewer may not see */
async function requireEntry(tx: Tx, looking: Looking, id: number): Promise<EntryRow> {
  const [entry] = await findEntries(tx, looking, [id])
  if (!entry) throw new AppError('not_found')
  return entry
}

/**
 * Sends a treat; between two people there is one, so that sending one back is a yes.
 * @throws AppError not_found, meet_join_first: who receives it has to see who sends it; meet_dob_needed, meet_adults_only
 */
export const sendTreat = (app: AppContext, viewer: Viewer, receiver_id: number) =>
  inTransaction(app, async tx => {
    const access = await requireAdult(app, tx, viewer)
    const { looking } = access
    await requireEntry(tx, looking, receiver_id)
    authorize(canTreat(access), 'meet_join_first')
    const treat = { sender_id: viewer.id, receiver_id, created_at: app.clock.now() }
    const isNew = await insertTreat(tx, treat)
    if (!isNew) await answer(app, tx, viewer, receiver_id, 'accepted')
    else if (!(await hides(tx, receiver_id, viewer.id)))
      await app.emit(tx, 'meet.treated', { user_id: viewer.id, receiver_id })
    const entry = await requireEntry(tx, looking, receiver_id)
    return { message: 'Treat sent', friend: await readBetween(tx, viewer, entry) }
  })

const messages = { accepted: 'Treat accepted', declined: 'Treat declined' } as const

/**
 * Answers with what stands: a no that comes after a yes changes nothing.
 * @throws AppError not_found when they have sent none, meet_dob_needed, meet_adults_only
 */
export const answerTheirs = (app: AppContext, viewer: Viewer, senderId: number, given: Answer) =>
  inTransaction(app, async tx => {
    const { looking } = await requireAdult(app, tx, viewer)
    await answer(app, tx, viewer, senderId, given)
    const friend = await readBetween(tx, viewer, await requireEntry(tx, looking, senderId))
    if (friend.treat?.direction !== 'received') throw new AppError('not_found')
    return { message: messages[friend.treat.answer ?? given], friend }
  })
