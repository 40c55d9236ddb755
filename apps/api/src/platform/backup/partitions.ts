import type pg from 'pg'
import { inOurSchemas } from './contents.ts'

type Partition = { name: string; parent: string; bound: string }

const partitions = `SELECT format('%I.%I', nspname, relname) AS name, inhparent::regclass::text AS parent, pg_get_expr(relpartbound, pg_class.oid) AS bound
  FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace JOIN pg_inherits ON inhrelid = pg_class.oid
  WHERE relispartition AND relkind = 'r' AND ${inOurSchemas} ORDER BY name`

const partitionsOf = async (connection: pg.ClientBase) => (await connection.query<Partition>(partitions)).rows

async function addMissing(to: pg.ClientBase, wanted: Partition[], present: Partition[]): Promise<void> {
  const names = new Set(present.map(({ name }) => name))
  for (const { name, parent, bound } of wanted)
    if (!names.has(name)) await to.query(`CREATE TABLE ${name} PARTITION OF ${parent} ${bound}`)
}

/**
 * Gives each of two databases of the same schema the partitions that only the other one has: the job queue makes some
 * for the day on which it runs, and the day after.
 */
export async function alignPartitions(one: pg.ClientBase, other: pg.ClientBase): Promise<void> {
  const [ofOne, ofOther] = [await partitionsOf(one), await partitionsOf(other)]
  await addMissing(one, ofOther, ofOne)
  await addMissing(other, ofOne, ofOther)
}
