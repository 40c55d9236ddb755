import type { Insertable } from 'kysely'
import type { Db, Tables } from '../db/database.ts'

type PaypalCaptureTable = {
  order_id: string
  /** What PayPal calls the money that it took: refunds name it, and orders are not kept there for ever. */
  capture_id: string
}

declare module '../db/database.ts' {
  interface Tables {
    paypal_captures: PaypalCaptureTable
  }
}

export async function insertCapture(db: Db, capture: Insertable<Tables['paypal_captures']>): Promise<void> {
  await db
    .insertInto('paypal_captures')
    .values(capture)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export const findCapture = async (db: Db, order: string): Promise<string | undefined> =>
  (await db.selectFrom('paypal_captures').select('capture_id').where('order_id', '=', order).executeTakeFirst())
    ?.capture_id

/** The order that has brought some money; undefined where that is another shop's at the same account. */
export const findOrderOf = async (db: Db, capture: string): Promise<string | undefined> =>
  (await db.selectFrom('paypal_captures').select('order_id').where('capture_id', '=', capture).executeTakeFirst())
    ?.order_id
