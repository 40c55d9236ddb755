import { sql } from 'kysely'
import type { World } from '../harness/world.ts'

type Column = { table: string; name: string; type: string }

/** What a column has instead, where not every value will do. */
const fitting: Record<string, string> = {
  'uploads.kind': `'image'`,
  'uploads.status': `'ready'`,
  'uploads.folder': `repeat('a', 32)`,
  'service_providers.document_key': 'NULL',
  'event_guests.status': `'accepted'`,
  'reviews.side': `'celebrant'`,
  'reviews.withheld': 'NULL',
  'messages.deleted_at': 'NULL',
  'comments.deleted_at': 'NULL',
}

const byType: Record<string, string> = {
  bool: 'true',
  bpchar: `'EUR'`,
  bytea: `'\\x01'`,
  cube: `'(1)'`,
  date: 'now()',
  float4: '1',
  float8: '1',
  int2: '1',
  int4: '1',
  jsonb: `'{}'`,
  timestamp: 'now()',
  timestamptz: 'now()',
  tstzmultirange: `'{}'`,
  tsvector: `''`,
  uuid: 'gen_random_uuid()',
}

/** What is planted in a column, so that it is known again. */
export const plantedIn = (column: string): string => `Planted:${column}`

/** A value for a column: all numbers of rows are one, so that all rows belong to it. */
function valueFor({ table, name, type }: Column, id: number): string {
  const text = `'${plantedIn(`${table}.${name}`)}'`
  if (name === 'currency') return `'EUR'`
  if (type === 'int8') return String(id)
  if (type === 'text') return text
  if (type === '_text') return `ARRAY[${text}]`
  return byType[type] ?? `'{}'`
}

const columnsOf = async ({ app }: World): Promise<Column[]> => {
  const { rows } = await sql<Column>`
    SELECT c.table_name AS table, c.column_name AS name, c.udt_name AS type
    FROM information_schema.columns AS c JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND c.is_generated = 'NEVER'
      AND table_name NOT IN ('users', 'data_archives', 'categories', 'countries', 'states', 'cities', 'schema_migrations', 'secrets')
    ORDER BY c.table_name, c.ordinal_position`.execute(app.db)
  return rows
}

/** What the database checks would refuse most of what is planted. */
const withoutChecks = `DO $$ DECLARE one record; BEGIN
  FOR one IN SELECT conrelid::regclass AS of, conname FROM pg_constraint
    WHERE contype = 'c' AND connamespace = 'public'::regnamespace AND conparentid = 0 LOOP
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', one.of, one.conname);
  END LOOP; END $$`

/**
 * Plants a row of somebody in each empty table of a database that is needed for nothing else.
 * @returns the columns with a text
 */
export async function plantEverywhere(world: World, id: number): Promise<string[]> {
  const columns = await columnsOf(world)
  const inserts = [...Map.groupBy(columns, ({ table }) => table)].map(([table, of]) => {
    const values = of.map(one => fitting[`${table}.${one.name}`] ?? valueFor(one, id))
    const names = of.map(({ name }) => `"${name}"`)
    return `INSERT INTO "${table}" (${names.join()}) OVERRIDING SYSTEM VALUE
      SELECT ${values.join()} WHERE NOT EXISTS (SELECT FROM "${table}")`
  })
  const all = [withoutChecks, 'SET session_replication_role = replica', ...inserts, 'RESET session_replication_role']
  await world.app.db.connection().execute(async connection => {
    for (const statement of all) await sql.raw(statement).execute(connection)
  })
  return columns.filter(({ type }) => type === 'text').map(({ table, name }) => `${table}.${name}`)
}
