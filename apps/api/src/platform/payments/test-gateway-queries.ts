import type { Language } from '@celebrio/contract/platform/languages'
import { type Generated, type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tables, Tx } from '../db/database.ts'
import { nobodysName } from '../nobodys-name.ts'
import type { Outcome } from './gateway.ts'

type TestGatewayOrderTable = {
  id: string
  /** What we call it. */
  reference: string
  amount: number
  currency: string
  description: string
  language: Language
  return_url: string
  status: Generated<'open' | Outcome>
  created_at: Date
}

type TestGatewayRefundTable = { reference: string; order_id: string; amount: number }

declare module '../db/database.ts' {
  interface Tables {
    test_gateway_orders: TestGatewayOrderTable
    test_gateway_refunds: TestGatewayRefundTable
  }
}

export type TestOrder = Selectable<Tables['test_gateway_orders']>

/** @returns the id of the order, or of the one that was there by the same reference */
export async function insertOrder(db: Db, order: Insertable<Tables['test_gateway_orders']>): Promise<string> {
  const { id } = await db
    .insertInto('test_gateway_orders')
    .values(order)
    .onConflict(conflict => conflict.column('reference').doUpdateSet({ reference: order.reference }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const findOrder = (db: Db, id: string): Promise<TestOrder | undefined> =>
  db.selectFrom('test_gateway_orders').selectAll().where('id', '=', id).executeTakeFirst()

/** Decides an open order that was made after a moment. */
export const settleOrder = (db: Db, id: string, status: Outcome, since: Date): Promise<TestOrder | undefined> =>
  db
    .updateTable('test_gateway_orders')
    .set({ status })
    .where('id', '=', id)
    .where('status', '=', sql.lit('open' as const))
    .where('created_at', '>', since)
    .returningAll()
    .executeTakeFirst()

export async function insertRefund(db: Db, refund: Insertable<Tables['test_gateway_refunds']>): Promise<void> {
  await db
    .insertInto('test_gateway_refunds')
    .values(refund)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function forgetOrders(tx: Tx, ids: readonly (string | null)[]): Promise<void> {
  await tx
    .updateTable('test_gateway_orders')
    .set({ description: nobodysName })
    .where('id', '=', sql<string>`ANY(${ids}::text[])`)
    .execute()
}
