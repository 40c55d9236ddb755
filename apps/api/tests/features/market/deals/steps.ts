import { sql } from 'kysely'
import type { Someone } from '../../../harness/caller.ts'
import type { Member } from '../../../harness/people.ts'
import type { World } from '../../../harness/world.ts'
import { servicesOf } from '../services/steps.ts'

/** A moment so many hours from now, as deals say their end: UTC. */
const endIn = (world: World, hours: number): string =>
  new Date(world.clock.now().getTime() + hours * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

const titlesOf = (deals: { title: string }[]) => deals.map(one => one.title)

type Place = { country_id: number; state_id: number; city_id: number }

type Read = (as: Someone, query?: string) => Promise<{ deals: { title: string }[] }>

const listsOf = (list: Read, call: World['call']) => ({
  /** What everybody sells, as somebody finds it. */
  found: async (as: Someone, query = '') => titlesOf((await list(as, `?public_deal=true&${query}`)).deals),
  saved: async (as: Someone) => titlesOf((await call('GET', '/deal/saved', { as })).body.deals),
  own: async (as: Someone) => titlesOf((await list(as)).deals),
  archived: async (as: Someone) => titlesOf((await list(as, '?archived_deal=true')).deals),
})

/** Has somebody live in the city of that name in Spain. */
const movesOf =
  ({ app }: World) =>
  async ({ id }: Member, city: string): Promise<Place> => {
    const { rows } = await sql<Place>`
      SELECT country_id, states.id AS state_id, cities.id AS city_id FROM cities JOIN states ON states.id = state_id
      WHERE country_id = 724 AND cities.name = ${city} LIMIT 1`.execute(app.db)
    const [place] = rows
    if (!place) throw new Error(`There is no ${city}.`)
    await app.db.updateTable('users').set(place).where('id', '=', id).execute()
    return place
  }

/** What people do with deals, through the API. */
export function dealsOf(world: World) {
  const { call } = world
  const { picture } = servicesOf(world)
  const inHours = (hours: number) => endIn(world, hours)
  const create = (as: Someone | undefined, more: object = {}) =>
    call('POST', '/deal', {
      as,
      json: { title: 'Forty paper lanterns', description: 'Used once.', cost: 85, valid_till: inHours(240), ...more },
    })
  const list = async (as: Someone, query = '') => {
    const { status, body } = await call('GET', `/deal${query}`, { as })
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body
  }
  return {
    inHours,
    picture,
    create,
    list,
    /** A deal that is there. */
    async deal(as: Someone, more: object = {}) {
      const { status, body } = await create(as, more)
      if (status !== 201) throw new Error(JSON.stringify(body))
      return body.deal
    },
    read: (as: Someone | undefined, id: number) => call('GET', `/deal/${id}`, { as }),
    edit: (as: Someone, id: number, json: object) => call('PATCH', `/deal/${id}`, { as, json }),
    set: (as: Someone, id: number, status: string) => call('PUT', `/deal/${id}/status`, { as, json: { status } }),
    remove: (as: Someone, id: number) => call('DELETE', `/deal/${id}`, { as }),
    save: (as: Someone, id: number) => call('POST', `/deal/${id}/save`, { as }),
    unsave: (as: Someone, id: number) => call('DELETE', `/deal/${id}/save`, { as }),
    inquire: (as: Someone, id: number) => call('POST', `/deal/${id}/inquiry`, { as }),
    ...listsOf(list, call),
    /** Which fields a new deal is refused for. */
    refused: async (as: Someone, json: object) => Object.keys((await create(as, json)).body.errors),
    moveTo: movesOf(world),
    async told(as: Someone) {
      await world.drainJobs()
      return (await call('GET', '/notification', { as })).body.notifications
    },
  }
}
