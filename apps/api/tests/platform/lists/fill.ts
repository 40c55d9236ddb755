import { sql } from 'kysely'
import type { World } from '../../harness/world.ts'
import { celebrationsOf } from './fill-celebrations.ts'
import { chatOf } from './fill-chat.ts'
import { dealsOf } from './fill-deals.ts'
import { groupsOf } from './fill-groups.ts'
import { marketOf } from './fill-market.ts'
import { moneyOf } from './fill-money.ts'
import { peopleOf } from './fill-people.ts'
import { socialOf } from './fill-social.ts'
import { staffWorkOf } from './fill-staff.ts'
import type { Rows } from './rows.ts'

/** Without triggers: what they check and count is not what is measured, and would take most of the time. */
export async function fill({ app }: World, rows: Rows): Promise<void> {
  const statements = [
    ...peopleOf(rows),
    ...chatOf(rows),
    ...socialOf(rows),
    ...groupsOf(rows),
    ...celebrationsOf(rows),
    ...marketOf(rows),
    ...dealsOf(rows),
    ...moneyOf(rows),
    ...staffWorkOf(rows),
  ]
  const all = ['SET session_replication_role = replica', ...statements, 'RESET session_replication_role']
  await app.db.connection().execute(async connection => {
    for (const statement of all) await sql.raw(statement).execute(connection)
  })
}
