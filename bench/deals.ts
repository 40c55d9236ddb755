// Deals: what do lists, filters, search and what is near cost among 200,000 of them, of which 10,000 are boosted and take turns?
import { compareWithBare, measureLists, type Where } from './compare-with-bare.ts'
import { fillDeals, sizes } from './fill-deals.ts'
import { describeMachine } from './machine.ts'
import { onScratchProduct, type Scene } from './scratch-product.ts'

const madrid = 'lat=40.42&lng=-3.7'

const everything = `category_id=5&keyword=golden&condition[]=new&${madrid}&distance_km=300&currency=EUR&min_cost=50&max_cost=1500&created_within=1m`

const filters: Record<string, string> = {
  all: '',
  category: '&category_id=37',
  'group of categories': '&category_id=5',
  condition: '&condition[]=new&condition[]=good',
  free: '&free=true',
  'last seven days': '&created_within=7d',
  'last month, least first': '&created_within=1m&sort=price&currency=EUR',
  'cost, least first': '&sort=price&currency=EUR',
  'cost, between': '&currency=EUR&min_cost=500&max_cost=1000',
  'cost, narrow': '&currency=EUR&min_cost=300&max_cost=300.1',
  near: `&${madrid}`,
  'near you': '&near_you=true',
  'within 25 km, newest first': `&${madrid}&distance_km=25&sort=newest`,
  'near and free': `&${madrid}&free=true`,
  'word of few': '&keyword=zebulon',
  'word of many': '&keyword=lanterns',
  'two words': '&keyword=golden%20gown',
  'a typo': '&keyword=lantrens',
  'all filters': `&${everything}`,
  'all filters, least first': `&${everything}&sort=price`,
}

/** The first deal of the list: one that the viewer may see. */
async function firstDeal({ product, viewer }: Scene): Promise<number> {
  const headers = { authorization: `Bearer ${viewer.token}` }
  const answer = await fetch(`${product.origin}/api/v1/deal?public_deal=true`, { headers })
  const { deals } = (await answer.json()) as { deals: { id: number }[] }
  if (!deals[0]) throw new Error('There is no deal to look at.')
  return deals[0].id
}

async function measureDeals(scene: Scene): Promise<void> {
  const begin = performance.now()
  await fillDeals(scene.client, scene.viewer.id)
  const title = `${sizes.deals.toLocaleString('en')} deals`
  console.log(`${title}, filled in ${Math.round((performance.now() - begin) / 1000)} s`)
  const one = await firstDeal(scene)
  const asked =
    (path: string): Where =>
    origin => ({ url: `${origin}/api/v1${path}`, headers: { authorization: `Bearer ${scene.viewer.token}` } })
  const lists = Object.entries(filters).map(([name, query]) => [name, asked(`/deal?public_deal=true${query}`)] as const)
  await compareWithBare(scene, bench =>
    measureLists(
      bench,
      title,
      {
        ...Object.fromEntries(lists),
        saved: asked('/deal/saved'),
        search: asked('/search/deal?keyword=lanterns'),
        'one deal': asked(`/deal/${one}`),
        'others beside one': asked(`/deal/${one}/more`),
      },
      { together: 50 },
    ),
  )
}

console.log(describeMachine())
await onScratchProduct(measureDeals)
