import type pg from 'pg'
import { inOurSchemas } from '../../src/platform/backup/contents.ts'

type Client = Pick<pg.ClientBase, 'query'>

/** Tables that begin with more rows are not put back: whoever has changed one leaves the database to nobody. */
const fewRows = 1000

type Table = { name: string; rows: number }

/** What a database was like before anybody used it. */
export type Beginnings = {
  schema: string
  /** The first transaction that is somebody's: rows of later ones are new, or have changed. */
  transaction: string
  tables: Table[]
  /** Rows of the tables that begin with a few, as JSON. */
  contents: Map<string, string>
  sequences: string
  statistics: string
}

const one = async <T>(client: Client, sql: string, values?: unknown[]): Promise<T> => {
  const { rows } = await client.query<{ value: T }>(sql, values)
  if (!rows[0]) throw new Error(`No row: ${sql}`)
  return rows[0].value
}

/** Everything that a statement which changes the schema changes, but for the files that tables lie in. */
const schemaOf = `SELECT md5(string_agg(line, E'\\n' ORDER BY line)) AS value FROM (
    SELECT concat_ws(' ', 'class', pg_class.oid, relname, relkind, relowner) AS line FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace WHERE ${inOurSchemas}
    UNION ALL SELECT concat_ws(' ', 'column', attrelid, attname, atttypid, attnotnull, attisdropped) FROM pg_attribute WHERE attrelid >= 16384
    UNION ALL SELECT concat_ws(' ', 'default', adrelid, adnum, pg_get_expr(adbin, adrelid)) FROM pg_attrdef
    UNION ALL SELECT concat_ws(' ', 'constraint', oid, conname, convalidated) FROM pg_constraint
    UNION ALL SELECT concat_ws(' ', 'trigger', oid, tgname, tgenabled) FROM pg_trigger
    UNION ALL SELECT concat_ws(' ', 'index', indexrelid, indisvalid) FROM pg_index
    UNION ALL SELECT concat_ws(' ', 'function', pg_proc.oid, md5(prosrc)) FROM pg_proc JOIN pg_namespace ON pg_namespace.oid = pronamespace WHERE ${inOurSchemas}
  ) AS lines`

const tablesOf = `SELECT coalesce(json_agg(format('%I.%I', nspname, relname) ORDER BY nspname, relname), '[]') AS value
  FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace WHERE relkind = 'r' AND ${inOurSchemas}`

const sequencesOf = `SELECT json_agg(json_build_object('name', format('%I.%I', schemaname, sequencename), 'last', last_value, 'start', start_value)
  ORDER BY schemaname, sequencename)::text AS value FROM pg_sequences`

const statisticsOf = `SELECT json_agg(json_build_object('oid', pg_class.oid, 'pages', relpages, 'tuples', reltuples, 'visible', relallvisible))::text AS value
  FROM pg_class WHERE pg_class.oid >= 16384 AND relkind IN ('r', 'i')`

const contentOf = (table: string) => `SELECT coalesce(json_agg(t), '[]')::text AS value FROM ${table} t`

/** One row of JSON with the answer to a question to each table. */
const askEach = (names: string[], question: (name: string) => string) =>
  `SELECT json_object_agg(name, answer) AS value FROM (${names
    .map(name => `SELECT '${name}' AS name, (${question(name)}) AS answer`)
    .join(' UNION ALL ')}) AS answers`

const countsOf = (names: string[]) => askEach(names, name => `SELECT count(*) FROM ${name}`)

const columnsOf = `SELECT string_agg(format('%I', attname), ', ' ORDER BY attnum) AS value
  FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`

/** Remembers how a database begins that nobody has used yet. */
export async function beginningsOf(client: Client): Promise<Beginnings> {
  const names = await one<string[]>(client, tablesOf)
  const counts = await one<Record<string, number>>(client, countsOf(names))
  const tables = names.map(name => ({ name, rows: counts[name] ?? 0 }))
  const contents = new Map<string, string>()
  for (const { name, rows } of tables)
    if (rows > 0 && rows <= fewRows) contents.set(name, await one<string>(client, contentOf(name)))
  return {
    schema: await one<string>(client, schemaOf),
    tables,
    contents,
    sequences: await one<string>(client, sequencesOf),
    statistics: await one<string>(client, statisticsOf),
    transaction: await one<string>(client, 'SELECT pg_current_xact_id()::xid::text AS value'),
  }
}

/** Tables that have other rows now than they began with. */
async function changedAmong(client: Client, { tables, transaction }: Beginnings): Promise<string[]> {
  const counts = await one<Record<string, string>>(
    client,
    askEach(
      tables.map(({ name }) => name),
      name => `SELECT count(*) || ' ' || count(*) FILTER (WHERE age(xmin) <= age('${transaction}'::xid)) FROM ${name}`,
    ),
  )
  return tables.filter(({ name, rows }) => counts[name] !== `${rows} 0`).map(({ name }) => name)
}

async function putRowsBack(client: Client, names: string[], contents: Map<string, string>): Promise<void> {
  // Neither triggers nor foreign keys.
  await client.query('SET session_replication_role = replica')
  for (const name of names) {
    await client.query(`DELETE FROM ${name}`)
    const content = contents.get(name)
    if (!content) continue
    const columns = await one<string>(client, columnsOf, [name])
    await client.query(
      `INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM json_populate_recordset(NULL::${name}, $1)`,
      [content],
    )
  }
  await client.query('RESET session_replication_role')
  for (const name of names) await client.query(`VACUUM ${name}`)
}

async function putSequencesBack(client: Client, sequences: string): Promise<void> {
  await client.query(
    `SELECT setval(begun.name::regclass, coalesce(begun.last, begun.start), begun.last IS NOT NULL)
    FROM json_to_recordset($1::json) AS begun(name text, last bigint, start bigint)
    JOIN pg_sequences ON begun.name = format('%I.%I', schemaname, sequencename) WHERE last_value IS DISTINCT FROM begun.last`,
    [sequences],
  )
}

/** What the planner knows of tables. */
async function putStatisticsBack(client: Client, statistics: string, emptied: string[]): Promise<void> {
  await client.query('SET allow_system_table_mods = on')
  await client.query('DELETE FROM pg_statistic WHERE starelid = ANY($1::regclass[])', [emptied])
  await client.query(
    `UPDATE pg_class SET relpages = begun.pages, reltuples = begun.tuples, relallvisible = begun.visible
    FROM json_to_recordset($1::json) AS begun(oid oid, pages int, tuples real, visible int)
    WHERE pg_class.oid = begun.oid AND (relpages, reltuples, relallvisible) IS DISTINCT FROM (begun.pages, begun.tuples, begun.visible)`,
    [statistics],
  )
  await client.query('RESET allow_system_table_mods')
}

/**
 * Brings a database back to its beginnings, as a superuser whom nobody else is connected beside.
 * @returns whether it could: not when its schema has changed, or a table that begins with many rows
 */
export async function resetDatabase(client: Client, beginnings: Beginnings): Promise<boolean> {
  if ((await one<string>(client, schemaOf)) !== beginnings.schema) return false
  const changed = await changedAmong(client, beginnings)
  const large = beginnings.tables.filter(({ rows }) => rows > fewRows)
  if (large.some(({ name }) => changed.includes(name))) return false
  await putRowsBack(client, changed, beginnings.contents)
  await putSequencesBack(client, beginnings.sequences)
  await putStatisticsBack(client, beginnings.statistics, changed)
  return true
}
