import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { type Paging, readIdCursor, rowsBefore, rowsOfPage } from '#platform/db/keyset.ts'
import { oneRow } from '#platform/db/per-row.ts'

export type Wanted = Paging & {
  user_id?: number | undefined
  /** The number of a payment. */
  id?: number | undefined
  /** What a gateway calls it. */
  order?: string | undefined
  /** All that are disputed, and not decided, whatever else is asked for. */
  disputed?: boolean | undefined
}

export type LookupRow = Awaited<ReturnType<typeof listPayments>>[number]

/** Ids of a page of payments that are disputed, each once: found by their disputes, which are few. */
const disputedIds = (db: Db, behind: number | undefined, paging: Paging) =>
  db
    .selectFrom('payment_disputes')
    .distinct()
    .select('payment_id')
    .where('status', '=', 'open')
    .$if(behind !== undefined, list => list.where('payment_id', '<', behind ?? 0))
    .orderBy('payment_id', 'desc')
    .limit(rowsOfPage(paging.per_page))
    .offset(rowsBefore(paging))

const withPayer = (db: Db) =>
  db
    .selectFrom('payments')
    .leftJoinLateral(
      users =>
        oneRow(users.selectFrom('users').select('name').whereRef('users.id', '=', 'payments.user_id')).as('payer'),
      join => join.onTrue(),
    )
    .select(['payments.id', 'user_id', 'purpose', 'details', 'status', 'amount', 'refunded', 'currency'])
    .select(['gateway', 'gateway_order', 'created_at', 'paid_at', 'payer.name as payer_name'])
    .orderBy(sql`payments.id`, 'desc')

/** Payments of everybody with who pays, the newest first. */
export function listPayments(db: Db, { user_id, id, order, disputed, ...paging }: Wanted) {
  const behind = readIdCursor(paging.cursor)
  if (disputed === true)
    return withPayer(db)
      .where('payments.id', '=', sql<number>`ANY(ARRAY(${disputedIds(db, behind, paging)}))`)
      .execute()
  return withPayer(db)
    .$if(user_id !== undefined, list => list.where('user_id', '=', user_id ?? 0))
    .$if(id !== undefined, list => list.where('payments.id', '=', id ?? 0))
    .$if(order !== undefined, list => list.where('gateway_order', '=', order ?? ''))
    .$if(behind !== undefined, list => list.where('payments.id', '<', behind ?? 0))
    .limit(rowsOfPage(paging.per_page))
    .offset(rowsBefore(paging))
    .execute()
}

/** The disputes of some payments, the last ones first. */
export const findDisputes = (db: Db, paymentIds: readonly number[]) =>
  db
    .selectFrom('payment_disputes')
    .select(['payment_id', 'dispute_id', 'reason', 'status', 'opened_at', 'closed_at', 'taken'])
    .where('payment_id', '=', sql<number>`ANY(${paymentIds}::bigint[])`)
    .orderBy('opened_at', 'desc')
    .orderBy('dispute_id')
    .execute()

export type DisputeRow = Awaited<ReturnType<typeof findDisputes>>[number]
