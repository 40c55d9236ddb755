// Social features: what does each list cost with a full database and sixteen concurrent requests?
import { fillSociety, society } from './fill-society.ts'
import { load, singleCalls, type Target } from './load.ts'
import { describeMachine } from './machine.ts'
import { onScratchProduct } from './scratch-product.ts'
import type { Viewer } from './viewer.ts'

const target = 50
const connections = 16

const lists = {
  feed: '/post?per_page=20',
  comments: '/comment?post_id=500000&per_page=20',
  friends: '/friend',
  'friends, by name': '/friend?keyword=ana',
  'find friends': '/find-friend',
  'find friends, by name': '/find-friend?keyword=jose',
  'find friends, by country': '/find-friend?country_id=724',
  notifications: '/notification',
  'unread notifications': '/notification/unread',
  'search, a name': '/search/user?keyword=jose%20ruiz',
  'search, a slip': '/search/user?keyword=okafro',
  profile: '/profile/500',
  'posts of a profile': '/profile/post?user_id=500',
} as const

const rounded = (value: number) => Math.round(value * 10) / 10

async function measure(origin: string, { token }: Viewer): Promise<void> {
  const rows: Record<string, unknown>[] = []
  for (const [list, path] of Object.entries(lists)) {
    const asked: Target = { url: `${origin}/api/v1${path}`, headers: { authorization: `Bearer ${token}` } }
    const alone = await singleCalls(asked, 200)
    const together = await load(asked, connections, 5)
    rows.push({
      list,
      'alone, median ms': rounded(alone.median),
      'alone, p99': rounded(alone.p99),
      [`${connections} at a time, median`]: rounded(together.median),
      'p99 at 16': rounded(together.p99),
      [`under ${target}`]: together.p99 < target ? 'met' : 'MISSED',
    })
  }
  console.table(rows)
}

console.log(describeMachine())
await onScratchProduct(async ({ product, viewer, client }) => {
  await fillSociety(client, viewer.id)
  const sizes = Object.entries(society).map(([what, count]) => `${count.toLocaleString('en')} ${what}`)
  console.log(sizes.join(', '))
  await measure(product.origin, viewer)
})
