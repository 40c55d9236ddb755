import { amountOf } from '@celebrio/contract/platform/money'
import type { AppContext } from '#platform/app-context.ts'
import { readPersonalRows } from '#platform/db/personal-rows.ts'
import type { PersonalSection } from '#platform/personal-data/section.ts'
import type { FilePaths } from './files.ts'
import { findNames } from './queries/names.ts'
import { isFiles, isPerson, isPlace, isSum } from './values.ts'

/** So many rows are read, and shown on a page, at a time. */
export const rowsOnPage = 200

/** Somebody as the owner sees them; null for whom they do not see. */
export type NamedPerson = { person: number; name: string | null }

export type Row = Record<string, unknown>

/** Reads the rows of a section page by page, with the names of people as the owner sees them. */
export async function* readRows(app: AppContext, section: PersonalSection, userId: number): AsyncGenerator<Row[]> {
  let after: number | null = null
  for (;;) {
    const found = await readPersonalRows(app.db, section, { userId, after, max: rowsOnPage })
    const last = found.at(-1)
    if (!last) return
    const people = found.flatMap(row => Object.values(row).filter(isPerson))
    const names = await findNames(
      app.db,
      userId,
      people.flatMap(({ person }) => person ?? []),
    )
    yield found.map(({ row_key: _, ...row }) => withNames(row, names))
    if (found.length < rowsOnPage) return
    after = last.row_key
  }
}

const withNames = (row: Row, names: ReadonlyMap<number, string>): Row =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) => {
      if (!isPerson(value)) return [field, value]
      const { person } = value
      return [field, person === null ? null : { person, name: names.get(person) ?? null }]
    }),
  )

function valueOf(value: unknown, paths: FilePaths): unknown {
  if (isPerson(value)) return (value as NamedPerson).name
  if (isFiles(value)) return value.files.flatMap(id => paths.get(id) ?? [])
  if (isSum(value) && value.amount !== null)
    return { amount: amountOf(value.amount, value.currency), currency: value.currency }
  if (isPlace(value) && value.country === null) return null
  return value
}

/** A row for programs. */
export const jsonOf = (row: Row, paths: FilePaths): Row =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [field, valueOf(value, paths)]))
