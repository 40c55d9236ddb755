import { operationIds } from '@celebrio/contract/contract'
import { describe, expect, test } from 'vitest'
import { startWorld } from '../../harness/world.ts'
import { type Column, castOf, columns } from './cast.ts'
import { play } from './play.ts'
import { allRows, areas, type Row, rows } from './table.ts'

const world = await startWorld()
const cast = await castOf(world)

const shown = (row: Row | undefined) => columns.map((column: Column) => row?.[column]).join(' ')

test('every operation has a row, once, and every row is of an operation', () => {
  expect(allRows.map(([id]) => id).sort()).toEqual([...operationIds.values()].sort())
})

describe.each(Object.entries(areas))('what the table says of %s', (_, lines) => {
  test('is who is served', { timeout: 120_000 }, async () => {
    const ids = lines.map(([id]) => id)
    const played = await play(world, cast, ids)
    const different = ids.flatMap(id => {
      const [told, found] = [shown(rows.get(id)), shown(played[id])]
      return told === found ? [] : [`${id}: ${found} instead of ${told}`]
    })
    expect(different).toEqual([])
  })
})
