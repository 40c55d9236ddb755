import { sql } from 'kysely'
import { worksAt } from '#features/celebrations/events'
import type { Db, Tx } from '#platform/db/database.ts'
import { leastPlanner } from '../policies.ts'

/** The code of the country in which an event is, or else of that in which its host lives; null where neither is known. */
export async function findCountry(db: Db, eventId: number): Promise<string | null> {
  const found = await db
    .selectFrom('events')
    .innerJoin('users', 'users.id', 'events.user_id')
    .innerJoin('countries', join =>
      join.on('countries.id', '=', sql<number>`coalesce(events.country_id, users.country_id)`),
    )
    .select('countries.code')
    .where('events.id', '=', eventId)
    .executeTakeFirst()
  return found?.code ?? null
}

/**
 * Locks the plan of an event until the transaction ends, and raises its version; creates one, in this currency, where there is none.
 * @returns undefined for anyone who is neither host nor co-host
 */
export async function lockPlan(
  tx: Tx,
  viewerId: number,
  eventId: number,
  currency: string,
): Promise<{ currency: string } | undefined> {
  const planned = worksAt(tx, viewerId, eventId, leastPlanner).forKeyShare('events')
  const { rows } = await sql<{ currency: string }>`
    INSERT INTO event_plans (event_id, currency)
    SELECT planned.id, ${currency} FROM (${planned}) AS planned
    ON CONFLICT (event_id) DO UPDATE SET version = event_plans.version + 1
    RETURNING currency`.execute(tx)
  return rows[0]
}

const sumOf = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::bigint`

/** The plan of an event with the sums of its budget. Undefined where nothing was ever planned. */
export const findPlan = (db: Db, eventId: number) =>
  db
    .selectFrom('event_plans as plan')
    .innerJoinLateral(
      db
        .selectFrom('event_budget_lines as line')
        .select([sumOf('line.planned').as('planned'), sumOf('line.spent').as('spent')])
        .where('line.event_id', '=', eventId)
        .as('sums'),
      join => join.onTrue(),
    )
    .select([
      'plan.version',
      'plan.currency',
      'plan.planned_total',
      'sums.planned as lines_planned',
      'sums.spent as lines_spent',
    ])
    .where('plan.event_id', '=', eventId)
    .executeTakeFirst()

/** Counts one entry more or less. Violates event_plans_todos or event_plans_lines when there are too many. */
export const countEntries = (tx: Tx, eventId: number, counter: 'total_todos' | 'total_lines', by: 1 | -1) =>
  tx
    .updateTable('event_plans')
    .set({ [counter]: sql<number>`${sql.ref(counter)} + ${by}` })
    .where('event_id', '=', eventId)
    .execute()

export const updateTotal = (tx: Tx, eventId: number, planned_total: number | null) =>
  tx.updateTable('event_plans').set({ planned_total }).where('event_id', '=', eventId).execute()

/**
 * Changes the currency to one whose minor unit has so many more decimals, and scales the amounts so that they mean the
 * same. Violates event_plans_amount or event_budget_lines_amount when one of them becomes too large.
 */
export async function changeCurrency(tx: Tx, eventId: number, currency: string, longer: number): Promise<void> {
  const factor = sql`(10::numeric ^ ${longer}::integer)`
  await tx
    .updateTable('event_plans')
    .set({ currency, planned_total: sql<number>`round(planned_total * ${factor})` })
    .where('event_id', '=', eventId)
    .execute()
  if (longer === 0) return
  await tx
    .updateTable('event_budget_lines')
    .set({ planned: sql<number>`round(planned * ${factor})`, spent: sql<number>`round(spent * ${factor})` })
    .where('event_id', '=', eventId)
    .execute()
}
