import { CompiledQuery, sql } from 'kysely'
import pg from 'pg'
import type { Db } from '../../src/platform/db/database.ts'

export type Statement = { sql: string; parameters: readonly unknown[] }
/** `collected` are what indexes of words hand over, all that a word has, before the first is looked at in the table. */
export type RowsRead = { rows: number; collected: number; sql: string }

/** A node of PostgreSQL's `EXPLAIN (ANALYZE, FORMAT JSON)`. */
type Node = {
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Relation Name'?: string
  'Index Name'?: string
  'CTE Name'?: string
  Plans?: Node[]
}

/** An index of words hands over all rows with a word as one bitmap; they count when they are looked at in the table. */
const isScan = (node: Node, wordIndexes: ReadonlySet<string>) =>
  ['Relation Name', 'Index Name', 'CTE Name'].some(name => name in node) && !wordIndexes.has(node['Index Name'] ?? '')

/** Rows that the scans of a plan have looked at, those that a filter removed included; a look-up without any is one. */
const readBy = (node: Node, wordIndexes: ReadonlySet<string>): number => {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  const own = isScan(node, wordIndexes) ? Math.max(1, node['Actual Rows'] + removed) * node['Actual Loops'] : 0
  return own + (node.Plans ?? []).reduce((sum, plan) => sum + readBy(plan, wordIndexes), 0)
}

const collectedBy = (node: Node, wordIndexes: ReadonlySet<string>): number => {
  const own = wordIndexes.has(node['Index Name'] ?? '') ? node['Actual Rows'] * node['Actual Loops'] : 0
  return own + (node.Plans ?? []).reduce((sum, plan) => sum + collectedBy(plan, wordIndexes), 0)
}

/** A value as PostgreSQL writes it; its type is the statement's. */
const textOf = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString()
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`
  if (Array.isArray(value)) return `{${value.map(one => JSON.stringify(String(one))).join(',')}}`
  return String(value)
}

const literal = (value: unknown): string => (value === null ? 'NULL' : pg.escapeLiteral(textOf(value)))

async function rowsOf(
  db: Db,
  { sql: statement, parameters }: Statement,
  wordIndexes: ReadonlySet<string>,
): Promise<Omit<RowsRead, 'sql'>> {
  const run = (text: string) => db.executeQuery<{ 'QUERY PLAN': [{ Plan: Node }] }>(CompiledQuery.raw(text))
  const values = parameters.length > 0 ? `(${parameters.map(literal).join(', ')})` : ''
  await run(`PREPARE explained AS ${statement}`)
  const { rows } = await run(`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) EXECUTE explained${values}`)
  await run('DEALLOCATE explained')
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  if (!plan) throw new Error('There is no plan.')
  return { rows: Math.round(readBy(plan, wordIndexes)), collected: collectedBy(plan, wordIndexes) }
}

async function findWordIndexes(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class JOIN pg_am ON pg_am.oid = relam WHERE amname = 'gin'`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

const textWithValues = ({ sql: text, parameters }: Statement) => text + JSON.stringify(parameters)

/**
 * How many rows each statement that reads looks at, as the product plans it: once for all values.
 * @param known statements that are left out because they were looked at before; these are added
 */
export const rowsRead = (db: Db, statements: Statement[], known = new Set<string>()): Promise<RowsRead[]> =>
  db.connection().execute(async connection => {
    await sql`SET plan_cache_mode = force_generic_plan`.execute(connection)
    const wordIndexes = await findWordIndexes(connection)
    const found: RowsRead[] = []
    for (const statement of statements.filter(one => /^\s*(?:select|with)/i.test(one.sql))) {
      if (known.has(textWithValues(statement))) continue
      known.add(textWithValues(statement))
      found.push({ ...(await rowsOf(connection, statement, wordIndexes)), sql: statement.sql })
    }
    return found
  })
