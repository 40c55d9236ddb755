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
}

export type LookupRow = Awaited<ReturnType<typeof listPayments>>[number]

/** Payments of everybody with who pays, the newest first. */
export function listPayments(db: Db, { user_id, id, order, ...paging }: Wanted) {
  const behind = readIdCursor(paging.cursor)
  return db
    .selectFrom('payments')
    .leftJoinLateral(
      users =>
        oneRow(users.selectFrom('users').select('name').whereRef('users.id', '=', 'payments.user_id')).as('payer'),
      join => join.onTrue(),
    )
    .select(['payments.id', 'user_id', 'purpose', 'details', 'status', 'amount', 'refunded', 'currency'])
    .select(['gateway', 'gateway_order', 'created_at', 'paid_at', 'payer.name as payer_name'])
    .$if(user_id !== undefined, list => list.where('user_id', '=', user_id ?? 0))
    .$if(id !== undefined, list => list.where('payments.id', '=', id ?? 0))
    .$if(order !== undefined, list => list.where('gateway_order', '=', order ?? ''))
    .$if(behind !== undefined, list => list.where('payments.id', '<', behind ?? 0))
    .orderBy(sql`payments.id`, 'desc')
    .limit(rowsOfPage(paging.per_page))
    .offset(rowsBefore(paging))
    .execute()
}
