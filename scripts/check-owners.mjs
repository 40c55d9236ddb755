// Only the owner writes to a table: the feature, or the platform, whose tables.ts declares it. Others call the owner.
import { lineOf, report, sourcesOf } from './sources.mjs'

const sources = sourcesOf('apps/api/src')

/** The part of the API that a file belongs to: `celebrations/events`, `search`, `platform`, `demo`. */
function partOf(path) {
  const [part, area, feature, ...rest] = path.replace('apps/api/src/', '').split('/')
  if (part !== 'features') return part
  return rest.length > 0 ? `${area}/${feature}` : area
}

/** @type {Map<string, string[]>} the parts that declare a table */
const owners = new Map()
for (const { path, text } of sources)
  for (const [, tables] of text.matchAll(/\binterface Tables \{\n([\s\S]*?)\n {0,2}\}/g))
    for (const [, table] of tables.matchAll(/^ *(\w+):/gm))
      owners.set(table, [...(owners.get(table) ?? []), partOf(path)])

const name = String.raw`["'\`]?(\w+)?`
const writes = [
  // Deletes rows of a person.
  /\browsOf\(\s*'(\w+)?/g,
  new RegExp(String.raw`\b(?:insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\(\s*${name}`, 'g'),
  new RegExp(String.raw`\b(?:INSERT|MERGE)\s+INTO\s+(?:ONLY\s+)?${name}`, 'gi'),
  new RegExp(String.raw`\bDELETE\s+FROM\s+(?:ONLY\s+)?${name}`, 'gi'),
  new RegExp(String.raw`\bTRUNCATE\s+(?:TABLE\s+)?(?:ONLY\s+)?${name}`, 'gi'),
  // Excludes the UPDATE of FOR UPDATE and DO UPDATE SET.
  new RegExp(
    String.raw`(?<!\b(?:FOR|DO|KEY)\s+)\bUPDATE\s+(?:ONLY\s+)?${name}["'\`]?(?:\s+(?:AS\s+)?\w+)?\s+SET\b`,
    'gi',
  ),
]

function wrongWith({ path }, table) {
  // The platform writes tables that features name to it by `rowsOf`, where it is seen whose they are.
  if (!table) return partOf(path) === 'platform' ? '' : 'writes a table that it does not name'
  const [owner] = owners.get(table) ?? ['platform']
  return owner === partOf(path) ? '' : `writes ${table}, which belongs to ${owner}`
}

const wrongs = [...owners]
  .filter(([, parts]) => parts.length > 1)
  .map(([table, parts]) => `${table} has more than one owner: ${parts.join(', ')}`)
for (const source of sources)
  for (const write of writes)
    for (const { 1: table, index } of source.text.matchAll(write)) {
      const wrong = wrongWith(source, table)
      if (wrong) wrongs.push(`${source.path}:${lineOf(source.text, index)} ${wrong}`)
    }
report(wrongs)
