import { faceFor } from '@celebrio/art/face'
import { offerForm } from '@celebrio/contract/market/offer-forms'
import { serviceForm } from '@celebrio/contract/market/service-forms'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { createOffer } from '../features/market/offers/write-offers.ts'
import { createService } from '../features/market/services/write-services.ts'
import { joinProvider } from '../features/market/stores/join.ts'
import { updateCompany } from '../features/people/accounts/queries/users.ts'
import { demoPerson, type PersonKey } from './cast/people.ts'
import { fillStore, keepCalendar } from './fill-stores.ts'
import { at } from './moments.ts'
import { type Cast, moveProviderIn } from './move-in.ts'
import { hasPaid, payPlan } from './pay-plans.ts'
import { picture } from './posts/post.ts'
import { viewerOf } from './publish.ts'
import { findCategories } from './queries.ts'
import { castStores, demoStores } from './stores/all.ts'
import { storeDetails } from './stores/details/all.ts'
import type { StoreDetails } from './stores/details/details.ts'
import type { DemoGoods, DemoService } from './stores/store.ts'
import type { Studio } from './studio/studio.ts'
import { uploadNow } from './upload.ts'
import { showDocument } from './verify-stores.ts'

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
  const images = await uploadNow(app, viewer, [await stock.studio.file(picture(scene, stock.seed))])
  const form = serviceForm.parse({
    ...texts,
    items: [...items],
    categories: idsOf(stock.categories, categories),
    images,
  })
  await createService(app, viewer, form, [])
}

/** What a store has on its first days: services, an offer that runs. */
async function stockUp(app: AppContext, viewer: Viewer, goods: DemoGoods, stock: Stock): Promise<void> {
  const quiet: AppContext = { ...app, emit: async () => undefined }
  const { about, services, offer } = goods
  // The newest is shown first.
  for (const service of services.toReversed()) await addService(quiet, viewer, service, stock)
  await inTransaction(quiet, tx => updateCompany(tx, viewer.id, { description: about }))
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

/** A store that has opened, and what it tells of itself. */
type Opened = { owner: Viewer; goods: DemoGoods; company: string; seed: number; opening: AppContext }

const detailsOf = ({ company }: Opened): StoreDetails => storeDetails[company] ?? {}

async function openCastStores(app: AppContext, cast: Cast, stock: Omit<Stock, 'seed'>): Promise<Opened[]> {
  const opened: Opened[] = []
  for (const [index, { by, ...goods }] of castStores.entries()) {
    const [owner, seed, then] = [viewerOf(cast, by), index + 2, at(app, (30 - index) * day)]
    await payPlan(then, owner, index)
    await stockUp(then, owner, goods, { ...stock, seed })
    opened.push({ owner, goods, company: demoPerson(by).company?.name ?? '', seed, opening: then })
  }
  return opened
}

async function openOthers(app: AppContext, stock: Omit<Stock, 'seed'>): Promise<Opened[]> {
  const opened: Opened[] = []
  for (const [index, store] of demoStores.entries()) {
    const [then, seed] = [at(app, (38 - index) * day), index + 6]
    const owner = await moveProviderIn(then, store, faceFor(store.owner))
    if (hasPaid(store.company)) await payPlan(then, owner, index)
    await stockUp(then, owner, store, { ...stock, seed })
    opened.push({ owner, goods: store, company: store.company, seed, opening: then })
  }
  return opened
}

async function join(app: AppContext, cast: Cast): Promise<void> {
  const then: AppContext = { ...at(app, 10 * day), emit: async () => undefined }
  for (const [by, to] of members) await joinProvider(then, viewerOf(cast, by), viewerOf(cast, to).id)
}

/**
 * The market: everybody who sells opens a store and tells of it, and some people join them.
 * @returns has them say when they work; what was booked by then stays
 */
export async function openStores(app: AppContext, cast: Cast, studio: Studio): Promise<() => Promise<void>> {
  const stock = { studio, categories: await findCategories(app.db) }
  const opened = [...(await openCastStores(app, cast, stock)), ...(await openOthers(app, stock))]
  for (const one of opened) {
    const { languages } = one.goods
    await showDocument(app, one)
    // A store at rest was filled before.
    await fillStore(
      hasPaid(one.company) ? app : one.opening,
      one.owner,
      { languages, details: detailsOf(one) },
      { cast, studio, seed: one.seed },
    )
  }
  await join(app, cast)
  return async () => {
    for (const one of opened) await keepCalendar(app, one.owner, detailsOf(one).calendar ?? {})
  }
}
