import { type Column, columns } from './cast.ts'
import { celebrations } from './celebrations.ts'
import { guestLists } from './guest-lists.ts'
import { market } from './market.ts'
import { people } from './people.ts'
import { social } from './social.ts'
import { team } from './team.ts'

/**
 * How to read the tables, of which each area has a file. A row is an operation of the contract, a column who calls it:
 *
 *     g  a guest without an account           h  helper at the door of the owner's event
 *     s  a stranger to all others             e  guest of that event, who comes
 *     c  connected with o and p               p  a provider with a store
 *     b  blocked by o and p                   u  customer, who has booked at the store
 *     o  owner of what the operation is about m  a moderator
 *     k  co-host of the owner's event         a  an administrator
 *
 * `y`: they are served, or refused only for what they send or for how things stand (409, 422). `n`: they are refused for who
 * they are (401, 403, 404, 410, or a code that says so). `-`: nobody can try it here; the line above the rows says why.
 * Where an operation takes a secret, such as a code of an e-mail or a session, `y` is that anyone may send one.
 */
export type Cell = 'y' | 'n' | '-'
export type Row = Record<Column, Cell>

/** One row of a table: the operation, and a letter for each column. */
function readRow(line: string): [string, Row] {
  const [id = '', ...letters] = line.trim().split(/\s+/)
  const isWhole = letters.length === columns.length && letters.every(letter => /^[yn-]$/.test(letter))
  if (!isWhole) throw new Error(`A row says for each of ${columns.join(' ')} y, n or -: ${line}`)
  return [id, Object.fromEntries(columns.map((column, nth) => [column, letters[nth]])) as Row]
}

const isRow = (line: string) => line.trim() !== '' && !line.trim().startsWith('#')

/** The lines of the table, by file. */
export const areas: Record<string, [string, Row][]> = Object.fromEntries(
  Object.entries({ people, social, celebrations, guestLists, market, team }).map(([area, text]) => [
    area,
    text.split('\n').filter(isRow).map(readRow),
  ]),
)

export const allRows = Object.values(areas).flat()

export const rows: ReadonlyMap<string, Row> = new Map(allRows)
