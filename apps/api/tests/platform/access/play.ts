import { operationIds } from '@celebrio/contract/contract'
import type { Endpoint } from '@celebrio/contract/platform/endpoint'
import type { Reply } from '../../harness/caller.ts'
import type { World } from '../../harness/world.ts'
import { inputs } from './bodies.ts'
import { type Cast, type Column, columns } from './cast.ts'
import { pathOf } from './paths.ts'
import { type Row, rows } from './table.ts'
import { type Things, thingsOf } from './things.ts'

/** Refusals of who asks, not of what they ask for, whatever their status. */
const refusals = /^(own_\w+|upload_not_yours|booking_moved_on)$/

/** How an answer shows in the table. @throws Error if it says nothing about access, because the example is wrong */
export function cellOf({ path }: Endpoint, { status, body }: Pick<Reply, 'status' | 'body'>): 'y' | 'n' {
  if ([401, 403, 404, 410].includes(status) || refusals.test(body?.code)) return 'n'
  // A body is read before the thing of the path is looked for.
  const isTold = status < 400 || (body.code === 'validation_failed' ? !path.includes(':') : [409, 422].includes(status))
  if (!isTold) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`)
  return 'y'
}

async function callAs(world: World, [id, endpoint]: [string, Endpoint], as: Column, things: Things) {
  const { method } = endpoint
  const path = await pathOf(endpoint.path, things)
  const input = await inputs[id]?.(things, things.cast.as[as])
  const isQuery = method === 'GET' || method === 'DELETE'
  const query = isQuery && input ? `?${new URLSearchParams(input as Record<string, string>).toString()}` : ''
  const json = isQuery ? {} : { json: input ?? {} }
  return world.call(method, `${path}${query}`, { as: things.cast.as[as], ...json })
}

/** Refusals leave a thing as it is, and what only reads does too: everybody else has one of their own. */
const isShared = ({ method }: Endpoint, cell: string | undefined) => method === 'GET' || cell === 'n'

/** Plays rows of the table. @returns each as it turned out, to compare it with the table */
export async function play(world: World, cast: Cast, ids: string[]): Promise<Record<string, Row>> {
  const shared = thingsOf(world, cast)
  const played: Record<string, Row> = {}
  for (const [endpoint, id] of operationIds) {
    const expected = rows.get(id)
    if (!expected || !ids.includes(id)) continue
    const untouched = endpoint.method === 'GET' ? shared : thingsOf(world, cast)
    const cells: Row = { ...expected }
    for (const column of [...columns].sort((one, other) => expected[one].localeCompare(expected[other]))) {
      if (expected[column] === '-') continue
      const things = isShared(endpoint, expected[column]) ? untouched : thingsOf(world, cast)
      cells[column] = cellOf(endpoint, await callAs(world, [id, endpoint], column, things))
    }
    played[id] = cells
  }
  return played
}
