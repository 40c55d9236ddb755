import { type Bench, type Bound, measureLists, type Where } from './compare-with-bare.ts'
import { own, type Viewers } from './fill-market.ts'
import type { Target } from './load.ts'
import type { Page } from './market-lists.ts'

const targetOfCart = 20
/** A store of which something is put into carts. */
const bookable = 3000

type Listed = { nextCursor: string | null }

/** The cursor behind so many pages of 100. */
async function cursorBehind({ url, headers = {} }: Target, pages: number): Promise<string> {
  let cursor = ''
  for (let page = 1; page <= pages; page++) {
    const next = new URL(url)
    next.searchParams.set('per_page', '100')
    if (cursor) next.searchParams.set('cursor', cursor)
    const answer = (await (await fetch(next, { headers })).json()) as Listed
    if (!answer.nextCursor) throw new Error(`${url} ends on page ${page}.`)
    cursor = answer.nextCursor
  }
  return cursor
}

const targetOf =
  (viewers: Viewers, { who, path }: Page): Where =>
  origin => ({
    url: `${origin}${path}`,
    ...(who && { headers: { authorization: `Bearer ${viewers[who].token}` } }),
  })

async function whereOf({ product }: Bench, viewers: Viewers, page: Page): Promise<Where> {
  const where = targetOf(viewers, page)
  if (page.behind === undefined) return where
  const cursor = await cursorBehind(where(product.origin), page.behind)
  const query = `${page.path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`
  return targetOf(viewers, { ...page, path: `${page.path}${query}` })
}

export type Pages = { title: string; pages: Record<string, Page>; target: Bound }

/** Prints what pages cost, beside the bare limit. */
export async function measurePages(bench: Bench, viewers: Viewers, { title, pages, target }: Pages): Promise<void> {
  const lists: Record<string, Where> = {}
  for (const [list, page] of Object.entries(pages)) lists[list] = await whereOf(bench, viewers, page)
  await measureLists(bench, title, lists, target)
}

type Entry = { service_id: number; id: number }

async function changeCart({ url, headers = {} }: Target, { service_id, id }: Entry, quantity: number): Promise<number> {
  const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } }
  const begin = performance.now()
  const answer = await fetch(url, { ...init, body: JSON.stringify({ service_id, service_item_id: id, quantity }) })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`The cart said ${answer.status}.`)
  return performance.now() - begin
}

/** So many changes, one after the other: when half of them, and when all but one in a hundred were done. */
async function changesOf(at: Target, entry: Entry, count = 200, warmUp = 50): Promise<[number, number]> {
  const times: number[] = []
  for (let call = 0; call < warmUp + count; call++) times.push(await changeCart(at, entry, 1 + (call % 9)))
  const warm = times.slice(warmUp).sort((one, other) => one - other)
  return [warm[Math.ceil(count / 2) - 1] ?? Number.NaN, warm[Math.ceil(count * 0.99) - 1] ?? Number.NaN]
}

/** More or less of one item, in carts of one, 20 and 200 entries; the best of three rounds. */
export async function measureCarts({ product, client }: Bench, viewers: Viewers): Promise<void> {
  const { rows } = await client.query<Entry>(
    `SELECT service_id, item.id FROM service_items AS item JOIN services ON services.id = service_id
     WHERE provider_id = $1 AND unit = 1`,
    [bookable],
  )
  const [entry] = rows
  if (!entry) throw new Error('There is nothing to book.')
  for (const [entries, who] of Object.entries({ 1: 'small', 20: 'provider', 200: 'celebrant' } as const)) {
    const at = targetOf(viewers, { who, path: '/api/v1/cart' })(product.origin)
    const rounds = [await changesOf(at, entry), await changesOf(at, entry), await changesOf(at, entry)]
    const [median, p99] = [0, 1].map(which => Math.min(...rounds.map(round => round[which] ?? Number.NaN)))
    const verdict = (p99 ?? Number.NaN) < targetOfCart ? 'met' : 'MISSED'
    console.log(
      `a change of a cart of ${entries}: median ${median?.toFixed(1)}, p99 ${p99?.toFixed(1)} ms (under ${targetOfCart}: ${verdict})`,
    )
  }
}

/** The city with most stores. */
export const cityOf = async ({ client }: Bench): Promise<number> =>
  (await client.query<{ city_id: number }>('SELECT city_id FROM service_providers WHERE id = $1', [own.heavy])).rows[0]
    ?.city_id ?? 0
