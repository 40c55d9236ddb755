import { writeFile } from 'node:fs/promises'
import pg from 'pg'
import { fillDeals } from './fill-deals.ts'
import { fillMarket } from './fill-market.ts'
import { startProduct } from './product.ts'
import { signUpViewer } from './viewer.ts'
const server = process.env.BENCH_DATABASE_URL!
const admin = new pg.Client({ connectionString: server }); await admin.connect()
const which = process.argv[2]!
const name = `zz_${which}`
await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`); await admin.query(`CREATE DATABASE ${name}`); await admin.end()
const url = new URL(server); url.pathname = `/${name}`
const product = await startProduct({ DATABASE_URL: url.href })
const client = new pg.Client({ connectionString: url.href }); await client.connect()
const t = Date.now()
if (which === 'market') {
  const viewers = { celebrant: await signUpViewer(product.origin), provider: await signUpViewer(product.origin, 2), small: await signUpViewer(product.origin, 3) }
  await writeFile('/tmp/zz-market.json', JSON.stringify(viewers))
  const growTo = await fillMarket(client, viewers); await growTo(50_000)
} else {
  const viewer = await signUpViewer(product.origin)
  await writeFile('/tmp/zz-deals.json', JSON.stringify(viewer))
  await fillDeals(client, viewer.id)
}
console.log(which, (Date.now() - t) / 1000)
await client.end(); await product.stop()
