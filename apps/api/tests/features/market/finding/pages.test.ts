import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { findingOf, type Store } from './steps.ts'

const world = await startWorld()
const { list, names, store } = findingOf(world)
const place = 'lat=40&lng=-3'

const stores: Store[] = []
for (const price of [30, 10, 20, 10, 20])
  stores.push(
    await store(`Lark ${stores.length}`, { at: [40 + price / 100, -3], service: { items: [{ name: 'Song', price }] } }),
  )

/** Names and totals of all pages of two. */
async function walk(query: string) {
  const found: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page = await list(`${query}&per_page=2${cursor && `&cursor=${cursor}`}`)
    found.push(...page.post.map((one: { company_name: string }) => one.company_name))
    cursor = page.nextCursor
  }
  return found
}

const orders = {
  'sort=newest': [4, 3, 2, 1, 0],
  'sort=top': [4, 3, 2, 1, 0],
  'sort=price&currency=EUR': [1, 3, 2, 4, 0],
  [`sort=near&${place}`]: [1, 3, 2, 4, 0],
}

test.each(Object.entries(orders))(
  '%s goes page by page, each once, with a keyword or without',
  async (query, order) => {
    const wanted = order.map(index => stores[index]?.name)
    expect(await walk(query)).toEqual(wanted)
    expect(await walk(`${query}&keyword=lark`)).toEqual(wanted)
    expect(await names(`${query}&page=2&per_page=2`)).toEqual(wanted.slice(2, 4))
    expect((await list(`${query}&page=3&per_page=2`)).hasMorePages).toBe(false)
  },
)

test('what is shown already is left out', async () => {
  const query = `sort=newest&exclude_ids[]=${stores[4]?.id}&exclude_ids[]=${stores[2]?.id}`
  for (const more of ['', '&keyword=lark']) expect(await names(query + more)).toEqual(['Lark 3', 'Lark 1', 'Lark 0'])
})
