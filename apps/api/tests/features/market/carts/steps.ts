import type { Someone } from '../../../harness/caller.ts'
import type { World } from '../../../harness/world.ts'
import { newCaterer, servicesOf } from '../services/steps.ts'

type Item = { name: string; price: number; [name: string]: unknown }

/** What people do with their carts, through the API. */
export function cartsOf(world: World) {
  const { call } = world
  const { service, edit } = servicesOf(world)

  /** A caterer who sells some items in one service. */
  async function menu(items: Item[], { country, name = 'Saffron & Smoke' }: { country?: string; name?: string } = {}) {
    const owner = await newCaterer(world, country, { company_name: name })
    const sold = await service(owner, { items })
    return {
      owner,
      service: sold,
      providerId: sold.provider_id,
      /** What is sent for the item of that number. */
      choice: (nth = 0) => ({ service_id: sold.id, service_item_id: sold.items[nth]?.id ?? 0 }),
      /** Its trial ends, and there is no plan. */
      expire: () =>
        world.app.db
          .updateTable('service_providers')
          .set({ created_at: new Date(world.clock.now().getTime() - 40 * 86_400_000) })
          .where('id', '=', sold.provider_id)
          .execute(),
      /** What it sells instead; items are recognised by their names. */
      sell: (changed: Item[]) => edit(owner, sold.id, { items: changed }),
    }
  }

  const put = (as: Someone, choice: object) => call('POST', '/cart', { as, json: choice })
  const read = async (as: Someone) => (await call('GET', '/cart', { as })).body
  return {
    menu,
    put,
    read,
    accept: async (as: Someone) => (await call('POST', '/cart/accept', { as })).body,
    remove: (as: Someone, itemId: number) => call('DELETE', `/cart/${itemId}`, { as }),
    /** What has to be seen to before booking. */
    problems: async (as: Someone) => (await read(as)).cart.map(entry => entry.problem),
    /** What a quantity is refused for. */
    refused: async (as: Someone, choice: object) => (await put(as, choice)).body.errors.quantity,
  }
}
