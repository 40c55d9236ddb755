import { sql } from 'kysely'
import type { Someone } from '../../../harness/caller.ts'
import { signUp } from '../../../harness/people.ts'
import type { World } from '../../../harness/world.ts'
import { png } from '../../base/uploads/samples.ts'
import { uploading } from '../../base/uploads/steps.ts'

const catering = 11
const cakes = 15
/** Of `food`, which is a group. */
export const someCategories = { catering, cakes, food: 1 }

/** A caterer in a country, by its ISO 3166 code. */
export async function newCaterer({ app, call }: World, country = 'ES', more: object = {}) {
  const { rows } = await sql<{ country_id: number; state_id: number; city_id: number }>`
    SELECT country_id, states.id AS state_id, cities.id AS city_id
    FROM cities JOIN states ON states.id = state_id JOIN countries ON countries.id = country_id
    WHERE countries.code = ${country} ORDER BY states.id, cities.id LIMIT 1`.execute(app.db)
  return signUp(call, 'Ruth', {
    user_type: 1,
    ...rows[0],
    address: 'Calle Mayor 1',
    company_name: 'Saffron & Smoke',
    business_phone_number: '910000000',
    payment_option: 'none',
    document_type: 1,
    ...more,
  })
}

/** What a caterer does with a store, through the API. */
export function servicesOf(world: World) {
  const { call } = world
  const { upload } = uploading(world)
  const create = (as: Someone, more: object = {}) =>
    call('POST', '/service', {
      as,
      json: { name: 'Party food', description: 'From the pot.', categories: [catering], ...more },
    })
  const edit = (as: Someone, id: number, json: object) => call('PATCH', `/service/${id}`, { as, json })
  return {
    create,
    edit,
    /** A service that is there. */
    async service(as: Someone, more: object = {}) {
      const { status, body } = await create(as, more)
      if (status !== 201) throw new Error(JSON.stringify(body))
      return body.service
    },
    read: (as: Someone | undefined, id: number) => call('GET', `/service/${id}`, { as }),
    remove: (as: Someone, id: number) => call('DELETE', `/service/${id}`, { as }),
    list: async (as: Someone, query = '') => (await call('GET', `/service${query}`, { as })).body.services,
    async picture(as: Someone): Promise<string> {
      const bytes = new Uint8Array(await png({ width: 40, height: 30 }))
      return (await upload(as, { name: 'pot.png', type: 'image/png', bytes })).image
    },
    /** Which fields a new service is refused for. */
    refused: async (as: Someone, json: object) => Object.keys((await create(as, json)).body.errors),
  }
}
