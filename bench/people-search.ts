// Names: what does looking for somebody cost, however many people there are?
import { addPeople } from './fill-society.ts'
import { load, singleCalls, type Target } from './load.ts'
import { describeMachine } from './machine.ts'
import { onScratchProduct, type Scene } from './scratch-product.ts'

/** How many people there are, one after the other; a name has one of 18 first and 14 last words, and a number. */
const sizes = process.argv.includes('--ten-million') ? [100_000, 1_000_000, 10_000_000] : [100_000, 300_000, 1_000_000]
const atOnce = 100_000
const connections = 16
const seconds = 4

const searches: Record<string, string> = {
  'a name of many': 'jose ruiz',
  'a beginning of many': 'mar',
  'a name of one': 'ana haddad 77777',
  'a slip': 'okafro',
  'a name of nobody': 'zebulon',
}

async function growTo({ client }: Scene, from: number, to: number): Promise<void> {
  await client.query('SET session_replication_role = replica')
  for (let at = from; at < to; at += atOnce) await addPeople(client, at + 1, Math.min(to, at + atOnce))
  await client.query('SET session_replication_role = DEFAULT')
  await client.query('VACUUM (ANALYZE) users, user_name_words, distinct_name_words')
}

async function measure({ product, viewer }: Scene): Promise<Record<string, object>> {
  const rows: Record<string, object> = {}
  for (const [name, words] of Object.entries(searches)) {
    const url = `${product.origin}/api/v1/search/user?keyword=${encodeURIComponent(words)}`
    const asked: Target = { url, headers: { authorization: `Bearer ${viewer.token}` } }
    const alone = await singleCalls(asked, 100, 20)
    const together = await load(asked, connections, seconds)
    rows[name] = {
      'alone, ms': alone.median.toFixed(1),
      'at 16, median': together.median,
      'at 16, p99': together.p99,
      'a second': Math.round(together.rate),
    }
  }
  return rows
}

console.log(describeMachine())
await onScratchProduct(async scene => {
  await scene.client.query('SET synchronous_commit = off')
  let people = 0
  for (const size of sizes) {
    await growTo(scene, people, size)
    people = size
    console.log(`${size.toLocaleString('en')} people`)
    console.table(await measure(scene))
  }
})
