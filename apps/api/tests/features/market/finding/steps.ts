import type { Someone } from '../../../harness/caller.ts'
import type { Member } from '../../../harness/people.ts'
import type { World } from '../../../harness/world.ts'
import { newCaterer, servicesOf } from '../services/steps.ts'

export type Store = { owner: Member; id: number; name: string }

type Offer = {
  country?: string
  /** Of the company, as the sign-up takes it. */
  company?: object
  /** Of the service; none with null. */
  service?: object | null
  at?: [lat: number, lng: number]
}

/** As equal as can be. */
function starsOf(count: number, sum: number): number[] {
  const low = Math.floor(sum / count)
  const high = sum % count
  return [1, 2, 3, 4, 5].map(stars => (stars === low ? count - high : stars === low + 1 ? high : 0))
}

/** Stores, and how they are found. */
export function findingOf(world: World) {
  const { call } = world
  const { service } = servicesOf(world)

  /** A company that offers one service. */
  async function store(name: string, { country, company, service: offered, at }: Offer = {}): Promise<Store> {
    const owner = await newCaterer(world, country, { company_name: name, ...company })
    const { body } = await call('GET', '/profile/me', { as: owner })
    const id = body.user.service_provider?.id ?? 0
    if (at)
      await world.app.db.updateTable('service_providers').set({ lat: at[0], lng: at[1] }).where('id', '=', id).execute()
    if (offered !== null) await service(owner, offered)
    return { owner, id, name }
  }

  const list = async (query: string, as?: Someone, headers?: Record<string, string>) => {
    const { status, body } = await call('GET', `/service-provider?${query}`, { as, ...(headers && { headers }) })
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body
  }

  return {
    store,
    list,
    /** The names of the companies in a list. */
    names: async (query: string, as?: Someone) =>
      (await list(query, as)).post.map((one: { company_name: string }) => one.company_name),
    /** Which parameters a list is refused for. */
    refused: async (query: string) => Object.keys((await call('GET', `/service-provider?${query}`)).body.errors),
    /** So many reviews that make this sum. */
    review: (id: number, count: number, sum: number) =>
      world.app.db
        .updateTable('stores')
        .set({ rating_count: count, rating_sum: sum, by_stars: starsOf(count, sum) })
        .where('provider_id', '=', id)
        .execute(),
  }
}
