import type { CompiledQuery } from 'kysely'
import type { Db } from './database.ts'
import { requirePreparable } from './prepared.ts'
import { Slot } from './slot.ts'

/** Has a slot for every name, so that there is no rest of them. */
const slots = new Proxy(
  {},
  {
    get: (_, name) => new Slot(name),
    ownKeys: () => {
      throw new Error('A compiled query names each of its values.')
    },
  },
)

/**
 * A read that is compiled once per shape instead of once per call: to put together a statement that combines the rules of
 * several features costs more of this process's time than all else it does for it.
 * @param build must return the same SQL whatever the values: it can put them into the statement but not look at them.
 * What the SQL depends on belongs into the shape
 */
export function compiledQuery<Values extends object, Row, Shape extends string | number | undefined = undefined>(
  build: (db: Db, values: Values, shape: Shape) => CompiledQuery<Row>,
) {
  const texts = new Map<Shape, CompiledQuery<Row>>()
  const compile = (db: Db, shape: Shape) => {
    const compiled = build(db, slots as Values, shape)
    requirePreparable(compiled.sql)
    texts.set(shape, compiled)
    return compiled
  }
  return async (db: Db, values: Values, ...[shape]: undefined extends Shape ? [] : [Shape]): Promise<Row[]> => {
    const compiled = texts.get(shape as Shape) ?? compile(db, shape as Shape)
    const parameters = compiled.parameters.map(value =>
      value instanceof Slot ? values[value.name as keyof Values] : value,
    )
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows
  }
}
