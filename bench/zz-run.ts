import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { costOf } from './cost.ts'
import { singleCalls } from './load.ts'
import { startProduct } from './product.ts'
import { bookingPages, findingPages, providerPages } from './market-lists.ts'
const [which, rounds = '3', seconds = '3', ...only] = process.argv.slice(2)
const url = new URL(process.env.BENCH_DATABASE_URL!); url.pathname = `/zz_${which}`
const client = new pg.Client({ connectionString: url.href }); await client.connect()
const product = await startProduct({ DATABASE_URL: url.href, ...(process.env.PROF && { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${process.env.PROF}` }) })
const known = JSON.parse(await readFile(`/tmp/zz-${which}.json`, 'utf8'))
const targets: Record<string, any> = {}
const madrid = 'lat=40.42&lng=-3.7'
const everything = `category_id=5&keyword=golden&condition[]=new&${madrid}&distance_km=300&currency=EUR&min_cost=50&max_cost=1500&created_within=1m`
if (which === 'deals') {
  const lists: Record<string, string> = { all: '', near: `&${madrid}`, 'word of many': '&keyword=lanterns', 'two words': '&keyword=golden%20gown', 'all filters': `&${everything}`, 'all filters, least first': `&${everything}&sort=price` }
  for (const [n, q] of Object.entries(lists)) targets[n] = { url: `${product.origin}/api/v1/deal?public_deal=true${q}`, headers: { authorization: `Bearer ${known.token}` } }
} else {
  const city = (await client.query('SELECT city_id FROM service_providers WHERE id = 1')).rows[0].city_id
  for (const [n, p] of Object.entries({ ...findingPages(city), ...providerPages(), ...bookingPages() })) if (p.behind === undefined) targets[n] = { url: `${product.origin}${p.path}`, ...(p.who && { headers: { authorization: `Bearer ${known[p.who].token}` } }) }
}
for (const [n, target] of Object.entries(targets)) {
  if (only.length > 0 && !only.includes(n)) continue
  const all: any[] = []
  await costOf([{ ...target, pid: product.pid }], client, 16, 2)
  const alone = await singleCalls(target, 100, 20)
  for (let i = 0; i < Number(rounds); i++) all.push(await costOf([{ ...target, pid: product.pid }], client, 16, Number(seconds)))
  const f = (k: string, d = 0) => all.map(o => o[k].toFixed(d)).join(' ')
  console.log(n.padEnd(28), `alone ${alone.median.toFixed(1)} (${alone.p99.toFixed(0)})  median ${f('median')}  p99 ${f('p99')}  api ${f('server', 2)}  db ${f('database', 2)}  bench ${f('bench', 2)}`)
}
await client.end(); await product.stop()
