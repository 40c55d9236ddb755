import { cartLimits } from '@celebrio/contract/market/carts'
import { type Insertable, sql } from 'kysely'
import { compiledQuery } from '#platform/db/compiled-query.ts'
import type { Db, Tables, Tx } from '#platform/db/database.ts'

const itemColumns = [
  'id',
  'booking_id',
  'service_item_id',
  'service_id',
  'service_name',
  'name',
  'unit',
  'price',
  'offer_name',
  'offer_discount',
  'qty',
  'qty_accepted',
  'sub_total',
  'discount',
  'total',
] as const

type Ids = { ids: readonly number[] }

const itemsOf = compiledQuery((db, { ids }: Ids) =>
  db
    .selectFrom('booking_items')
    .select(itemColumns)
    .where('booking_id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .orderBy('id')
    .limit(100 * cartLimits.items)
    .compile(),
)

/** Items of some bookings, in the order in which they were put into the cart. */
export const findItemsOf = (db: Db, ids: readonly number[]) => itemsOf(db, { ids })

export type ItemRow = Awaited<ReturnType<typeof findItemsOf>>[number]

export const insertItems = (tx: Tx, items: readonly Insertable<Tables['booking_items']>[]) =>
  tx.insertInto('booking_items').values(items).execute()

type Accepted = { id: number; qty_accepted: number | null; sub_total: number; discount: number; total: number }

/** Says how much of the items of a booking is accepted, all in one statement. */
export const updateAccepted = (tx: Tx, bookingId: number, items: readonly Accepted[]) =>
  sql`
    UPDATE booking_items AS item SET qty_accepted = sent.qty_accepted, sub_total = sent.sub_total,
      discount = sent.discount, total = sent.total
    FROM jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      AS sent(id bigint, qty_accepted bigint, sub_total bigint, discount bigint, total bigint)
    WHERE item.booking_id = ${bookingId} AND item.id = sent.id`.execute(tx)

/** What was agreed on is what is asked for from now on; what was left out goes. */
export async function askAsAgreed(tx: Tx, bookingId: number): Promise<void> {
  await tx.deleteFrom('booking_items').where('booking_id', '=', bookingId).where('qty_accepted', '=', 0).execute()
  await sql`UPDATE booking_items SET qty = coalesce(qty_accepted, qty), qty_accepted = NULL WHERE booking_id = ${bookingId}`.execute(
    tx,
  )
}

const stepsOf = compiledQuery((db, { ids }: Ids) =>
  db
    .selectFrom('booking_steps')
    .select([
      'booking_id',
      'action',
      'status',
      'side',
      'note',
      'total',
      'items',
      'changed',
      'at',
      'before_start',
      'before_timezone',
      'before_address',
      'moved_to_start',
      'moved_to_end',
      'moved_to_has_end',
      'moved_to_timezone',
      'moved_to_address',
    ])
    .where('booking_id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .orderBy('id')
    .limit(100 * 50)
    .compile(),
)

/** What has happened to some bookings, oldest first. */
export const findStepsOf = (db: Db, ids: readonly number[]) => stepsOf(db, { ids })

export type StepRow = Awaited<ReturnType<typeof findStepsOf>>[number]

export const countSteps = async (tx: Tx, bookingId: number): Promise<number> =>
  (
    await tx
      .selectFrom('booking_steps')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('booking_id', '=', bookingId)
      .executeTakeFirstOrThrow()
  ).count

/** What the provider was last told of the event of some bookings, where it was told at all. */
export const findLastTold = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('booking_steps')
    .distinctOn('booking_id')
    .select(['booking_id', 'action', 'moved_to_start', 'moved_to_end', 'moved_to_timezone', 'moved_to_address'])
    .where('booking_id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .where('action', 'in', ['reschedule', 'update', 'move_late', 'delete_late'])
    .orderBy('booking_id')
    .orderBy('id', 'desc')
    .execute()

export type LastTold = Awaited<ReturnType<typeof findLastTold>>[number]

/** Writes a step into the history, with what the items of the booking are from then on. */
export const insertStep = (tx: Tx, step: Omit<Insertable<Tables['booking_steps']>, 'items' | 'changed'>) => {
  const ofBooking = sql`FROM booking_items WHERE booking_id = ${step.booking_id}`
  const items = sql<number>`(SELECT count(*) ${ofBooking})`
  const changed = sql<number>`(SELECT count(*) ${ofBooking} AND qty_accepted < qty)`
  return tx
    .insertInto('booking_steps')
    .values({ ...step, items, changed })
    .execute()
}

/** When a booking was asked for, the last time if it was asked again. */
export const findAskedAt = async (tx: Tx, bookingId: number): Promise<Date> =>
  (
    await tx
      .selectFrom('booking_steps')
      .select(({ fn }) => fn.max('at').as('at'))
      .where('booking_id', '=', bookingId)
      .where('status', '=', 'requested')
      .where('action', 'is distinct from', 'update')
      .executeTakeFirstOrThrow()
  ).at
