import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { type Handlers, type Listener, onAny } from '#platform/facts.ts'
import { deleteKinds, deleteNotices } from './queries/deletes.ts'
import { type ClockNotice, replaceNotices } from './queries/replace.ts'
import { saveWaiting } from './queries/waiting.ts'
import { addDetails, insertNotices, lockSubject, type NoticeRow } from './queries/writes.ts'
import { noticeListener } from './register-notices.ts'
import { kindOf, noticesOf } from './registry.ts'

/** What somebody did that concerns others. */
export type NoticeInput = {
  kind: string
  /** What it is about, of the sort that its kind is about. */
  subject_id?: number
  actor_id: number
  /** Of what sort the actor is, one of the registered; by default somebody with an account. */
  actor_type?: string
  /** What its kind keeps to tell. */
  details?: object
}

const user = 'user'

function rowOf(
  app: AppContext,
  { kind, subject_id, actor_id, actor_type = user, details = {} }: NoticeInput,
): NoticeRow {
  const { subject } = kindOf(app, kind)
  return { kind, subject_type: subject, subject_id: subject_id ?? null, actor_type, actor_id, details }
}

/** Tells those who bring it to people, in the transaction that writes it. Nobody is brought what is quiet. */
async function emitWritten(app: AppContext, tx: Tx, kind: string, user_ids: readonly number[]): Promise<void> {
  if (user_ids.length === 0 || kindOf(app, kind).weight === 'quiet') return
  await app.emit(tx, 'notification.written', { kind, user_ids: [...new Set(user_ids)] })
}

/** What it is about may have been deleted meanwhile; then there is nothing to tell. @returns to whom it is new */
async function insertIfStillThere(app: AppContext, tx: Tx, userIds: readonly number[], notice: NoticeRow) {
  const { subject_type, subject_id } = notice
  const table = subject_type === null ? undefined : noticesOf(app).subjects.get(subject_type)?.table
  if (table && !(await lockSubject(tx, table, subject_id ?? 0))) return []
  const insert = kindOf(app, notice.kind).grouping === 'details' ? addDetails : insertNotices
  const notified = await insert(tx, userIds, notice, app.clock.now())
  await emitWritten(app, tx, notice.kind, notified)
  return notified
}

/** Tells people what somebody did, but who did it themselves or has been told before. */
export async function notifyAll(app: AppContext, userIds: readonly number[], input: NoticeInput): Promise<void> {
  const notice = rowOf(app, input)
  const others = userIds.filter(id => notice.actor_type !== user || id !== notice.actor_id)
  if (others.length === 0) return
  const notified = await inTransaction(app, tx => insertIfStillThere(app, tx, others, notice))
  app.realtime.push(notified, 'notifications')
}

/**
 * Tells people that something waits for them elsewhere, of which there is always more: in one notice for each, in which the
 * newest counts. `since` is how far they had read: who has read on since is told as for the first time. All are to be brought it
 * again, since what could not be shown to them before may be there by now; whoever brings it knows what they have been told.
 */
export async function notifyWaiting(
  app: AppContext,
  tx: Tx,
  { kind, subject_id }: { kind: string; subject_id: number },
  waiting: readonly { user_id: number; since: number }[],
): Promise<void> {
  if (waiting.length === 0) return
  const { subject } = kindOf(app, kind)
  await saveWaiting(tx, { kind, subject_type: subject, subject_id }, waiting, app.clock.now())
  await emitWritten(
    app,
    tx,
    kind,
    waiting.map(one => one.user_id),
  )
}

type ForOne = NoticeInput & { user_id: number }

/** The same for one person. */
export const notify = (app: AppContext, { user_id, ...input }: ForOne): Promise<void> =>
  notifyAll(app, [user_id], input)

/** Takes back what was told, to everybody where nobody is named. See `deleteNotices` for `evenRead`. */
export async function withdraw(
  app: AppContext,
  { user_id, ...input }: NoticeInput & { user_id?: number },
  { evenRead = false } = {},
): Promise<void> {
  const { details: _, ...notice } = rowOf(app, input)
  const userIds = user_id === undefined ? undefined : [user_id]
  const ids = await inTransaction(app, tx => deleteNotices(tx, { ...notice, userIds }, evenRead))
  app.realtime.push(ids, 'notifications')
}

/** Tells people what they were told before as something new: it has happened again. */
export async function notifyAgain(app: AppContext, userIds: readonly number[], input: NoticeInput): Promise<void> {
  const { details: _, ...notice } = rowOf(app, input)
  await inTransaction(app, tx => deleteNotices(tx, { ...notice, userIds }, true))
  await notifyAll(app, userIds, input)
}

/** Takes back all of some kinds about one thing, of one person or of everybody. */
export async function withdrawKinds(
  app: AppContext,
  kinds: readonly [string, ...string[]],
  about: { subject_id: number; user_id?: number },
): Promise<void> {
  const { subject } = kindOf(app, kinds[0])
  const ids = await inTransaction(app, tx => deleteKinds(tx, { kinds, subject_type: subject, ...about }))
  app.realtime.push(ids, 'notifications')
}

/** Takes back from somebody all that they were notified of as an `addressee` of one thing, by whatever feature. */
export async function withdrawAddressed(
  app: AppContext,
  addressee: string,
  about: { subject_id: number; user_id: number },
): Promise<void> {
  const kinds = [...noticesOf(app).kinds].filter(([, kind]) => kind.addressee === addressee)
  const [first, ...others] = kinds.map(([name]) => name)
  if (first) await withdrawKinds(app, [first, ...others], about)
}

/**
 * Tells many people by the clock, in place of what they were told of the same kind about the same things. Within the
 * transaction that notes that it was told; who is told hears of it when that is done.
 */
export async function notifyByClock(
  app: AppContext,
  tx: Tx,
  kind: string,
  notices: readonly ClockNotice[],
): Promise<void> {
  const { subject } = kindOf(app, kind)
  await replaceNotices(tx, { kind, subject_type: subject, happened_at: app.clock.now() }, notices)
  await emitWritten(
    app,
    tx,
    kind,
    notices.map(one => one.user_id),
  )
}

/**
 * Has a feature notify people when something has happened. The listeners of all features share one name, so that notices are
 * written in the order in which things have happened.
 */
export const notifyOn = (handlers: Handlers): Listener[] => onAny(noticeListener, handlers)
