import { faceFor } from '@celebrio/art/face'
import { offerForm } from '@celebrio/contract/market/offer-forms'
import { serviceForm } from '@celebrio/contract/market/service-forms'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { minutesAfter } from '#platform/clock.ts'
import { createOffer } from '../features/market/offers/write-offers.ts'
import { createService } from '../features/market/services/write-services.ts'
import { joinProvider } from '../features/market/stores/join.ts'
import { lockOwnStore } from '../features/market/stores/own-store.ts'
import { updateStore } from '../features/market/stores/queries/stores.ts'
import { updateCompany } from '../features/people/accounts/queries/users.ts'
import type { PersonKey } from './cast/people.ts'
import { at } from './moments.ts'
import { type Cast, moveProviderIn } from './move-in.ts'
import { picture } from './posts/post.ts'
import { findCategories } from './queries.ts'
import { castStores, demoStores } from './stores/all.ts'
import type { DemoGoods, DemoService } from './stores/store.ts'
import type { Studio } from './studio/studio.ts'

const day = 24 * 60

type Categories = ReadonlyMap<string, number>

const idsOf = (categories: Categories, slugs: readonly string[]) =>
  slugs.map(slug => {
    const id = categories.get(slug)
    if (id === undefined) throw new Error(`There is no category ${slug}.`)
    return id
  })

type Stock = { studio: Studio; categories: Categories; seed: number }

async function addService(app: AppContext, viewer: Viewer, service: DemoService, stock: Stock): Promise<void> {
  const { scene, items, categories, ...texts } = service
  const form = serviceForm.parse({ ...texts, items: [...items], categories: idsOf(stock.categories, categories) })
  await createService(app, viewer, form, [await stock.studio.file(picture(scene, stock.seed))])
}

/** What a store has on its first days: languages, services, an offer that runs. */
async function stockUp(app: AppContext, viewer: Viewer, goods: DemoGoods, stock: Stock): Promise<void> {
  const quiet: AppContext = { ...app, emit: async () => undefined }
  const { about, languages, services, offer } = goods
  // The newest is shown first.
  for (const service of services.toReversed()) await addService(quiet, viewer, service, stock)
  await inTransaction(quiet, async tx => {
    await updateCompany(tx, viewer.id, { description: about })
    const { provider_id } = await lockOwnStore(quiet, tx, viewer)
    await updateStore(tx, provider_id, {
      languages: [...languages],
      paid_until: minutesAfter(app.clock.now(), 400 * day),
    })
  })
  const categories = idsOf(stock.categories, services[0]?.categories ?? [])
  if (offer) await createOffer(quiet, viewer, offerForm.parse({ ...offer, categories }), [])
}

/** Who of the cast has joined whom. */
const members: readonly [by: PersonKey, to: PersonKey][] = [
  ['amara', 'ruth'],
  ['sofia', 'ruth'],
  ['priya', 'ruth'],
  ['leila', 'ruth'],
  ['amara', 'marcus'],
  ['kwame', 'marcus'],
  ['priya', 'harpreet'],
  ['meera', 'harpreet'],
  ['rafael', 'ines'],
  ['lucia', 'ines'],
]

/** The market: everybody who sells opens a store, and some people join them. */
export async function openStores(app: AppContext, cast: Cast, studio: Studio): Promise<void> {
  const categories = await findCategories(app.db)
  for (const [index, { by, ...goods }] of castStores.entries()) {
    const viewer = cast.get(by)
    if (viewer) await stockUp(at(app, (20 - index) * day), viewer, goods, { studio, categories, seed: index + 2 })
  }
  for (const [index, store] of demoStores.entries()) {
    const then = at(app, (24 - index) * day)
    const viewer = await moveProviderIn(then, store, faceFor(store.owner))
    await stockUp(then, viewer, store, { studio, categories, seed: index + 6 })
  }
  for (const [by, to] of members) {
    const [viewer, provider] = [cast.get(by), cast.get(to)]
    if (viewer && provider)
      await joinProvider({ ...at(app, 10 * day), emit: async () => undefined }, viewer, provider.id)
  }
}
