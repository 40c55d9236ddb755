import type { CompiledQuery } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from './database.ts'
import { requirePreparable } from './prepared.ts'
import { Slot } from './slot.ts'

/** So many shapes of one search are kept: page numbers are part of them. */
const maxShapes = 500

type Fields = { readonly [field: string]: unknown }

/** A value goes into a statement as a parameter; what else there is in a search decides what the statement says. */
const isValue = (part: unknown): boolean =>
  typeof part === 'string' ||
  typeof part === 'number' ||
  part instanceof Date ||
  (Array.isArray(part) && part.length > 0 && typeof part[0] !== 'object')

const isNested = (part: unknown): part is Fields => typeof part === 'object' && part !== null

/** Collects the values of a search. @returns its shape: all but the values */
function shapeOf(search: Fields, literals: ReadonlySet<string>, values: unknown[]): string {
  let shape = ''
  for (const [field, part] of Object.entries(search)) {
    if (literals.has(field)) shape += `${field}=${String(part)};`
    else if (isValue(part)) {
      values.push(part)
      shape += `${field};`
    } else shape += isNested(part) ? `${field}{${shapeOf(part, literals, values)}}` : `${field}=${String(part)};`
  }
  return shape
}

/** The same search with a slot in the place of each value, numbered in the order in which `shapeOf` collects them. */
function withSlots(part: unknown, literals: ReadonlySet<string>, next: { slot: number }): unknown {
  if (isValue(part)) return new Slot(next.slot++)
  if (!isNested(part)) return part
  if (Array.isArray(part)) return part.map(one => withSlots(one, literals, next))
  const fields = Object.entries(part).map(([field, one]) => [
    field,
    literals.has(field) ? one : withSlots(one, literals, next),
  ])
  return Object.fromEntries(fields)
}

/**
 * A read that is put together from what is searched for, compiled once per shape instead of once per call. The shape is what of it
 * is there and what is not, and each `literal`; numbers, texts, times and lists of these are values.
 * @param build can put values into the statement but not look at them
 * @param literals the fields whose values it looks at, which are few
 */
export function compiledSearch<Search extends object, Row>(
  build: (db: Db, search: Search) => CompiledQuery<Row>,
  literals: readonly string[] = [],
): (db: Db, search: Search) => Promise<Row[]> {
  const literal = new Set(literals)
  const statements = new LRUCache<string, CompiledQuery<Row>>({ max: maxShapes })
  const compile = (db: Db, search: Search, shape: string) => {
    const compiled = build(db, withSlots(search, literal, { slot: 0 }) as Search)
    requirePreparable(compiled.sql)
    statements.set(shape, compiled)
    return compiled
  }
  return async (db, search) => {
    const values: unknown[] = []
    const shape = shapeOf(search as Fields, literal, values)
    const compiled = statements.get(shape) ?? compile(db, search, shape)
    const parameters = compiled.parameters.map(part => (part instanceof Slot ? values[part.name as number] : part))
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows
  }
}
