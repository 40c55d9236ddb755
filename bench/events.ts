// Celebrations: what do the public list, a long guest list, a busy door and a ticket cost?
import { fillEvents, type Own, sizes } from './fill-events.ts'
import { load, singleCalls, type Target } from './load.ts'
import { describeMachine } from './machine.ts'
import { onScratchProduct } from './scratch-product.ts'
import type { Viewer } from './viewer.ts'

const target = 50
const connections = 16
const doors = 4
const targetOfPdf = 150

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

const lists = ({ crowded }: Own) => ({
  'public, all': '/event/public',
  'public, by country': '/event/public?country_id=724',
  'public, by day': `/event/public?event_date=${day(20)}`,
  'public, by word': '/event/public?keyword=lantern',
  'public, all filters': `/event/public?country_id=724&keyword=supper&event_date=${day(20).slice(0, 7)}`,
  'near you': '/event/near?lat=40.42&long=-3.7&limit=24',
  'live now': '/event/live',
  'search, by word': '/search/event?keyword=lantern',
  'an invitation list': '/event/public?invited=true',
  'guests of a crowd': `/event/${crowded}/guest`,
  'guests, by name': `/event/${crowded}/guest?keyword=jos`,
})

const rounded = (value: number) => Math.round(value * 10) / 10

async function measureLists(targetOf: (path: string) => Target, own: Own): Promise<void> {
  const rows: Record<string, unknown>[] = []
  for (const [list, path] of Object.entries(lists(own))) {
    const alone = await singleCalls(targetOf(path), 200)
    const together = await load(targetOf(path), connections, 5)
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

async function checkIn({ url, headers = {} }: Target, code: string): Promise<number> {
  const begin = performance.now()
  const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } }
  const answer = await fetch(url, { ...init, body: JSON.stringify({ code }) })
  if (!answer.ok) throw new Error(`The door said ${answer.status}: ${await answer.text()}`)
  return performance.now() - begin
}

/** Checks every code in once, with this many doors in parallel. */
async function measureDoor(at: Target, codes: string[]): Promise<void> {
  const waiting = [...codes]
  const times: number[] = []
  const door = async () => {
    for (let code = waiting.pop(); code !== undefined; code = waiting.pop()) times.push(await checkIn(at, code))
  }
  await Promise.all(Array.from({ length: doors }, door))
  times.sort((one, other) => one - other)
  const p99 = times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN
  const verdict = p99 < target ? 'met' : 'MISSED'
  console.log(`${codes.length} codes at ${doors} doors: p99 ${rounded(p99)} ms (under ${target}: ${verdict})`)
}

async function measureTicket(of: Target): Promise<void> {
  const { median, p99 } = await singleCalls(of, 100)
  const verdict = p99 < targetOfPdf ? 'met' : 'MISSED'
  console.log(`a ticket as PDF: median ${rounded(median)}, p99 ${rounded(p99)} ms (under ${targetOfPdf}: ${verdict})`)
}

/** The viewer needs an entry on the guest list to have a ticket. */
const hostTicket = (eventId: number, viewer: Viewer) => `WITH host AS (
  INSERT INTO event_guests (event_id, user_id, status, created_at) VALUES (${eventId}, ${viewer.id}, 'host', now()) RETURNING id)
  INSERT INTO event_tickets (code, guest_id, created_at) SELECT 'H0STC0DE', id, now() FROM host`

console.log(describeMachine())
await onScratchProduct(async ({ product, viewer, client }) => {
  const own = await fillEvents(client, viewer.id)
  await client.query(hostTicket(own.crowded, viewer))
  console.log(`${sizes.events.toLocaleString('en')} events, ${sizes.guests.toLocaleString('en')} guests of one`)
  const headers = { authorization: `Bearer ${viewer.token}` }
  const targetOf = (path: string): Target => ({ url: `${product.origin}/api/v1${path}`, headers })
  await measureLists(targetOf, own)
  await measureDoor(targetOf(`/event/${own.door}/check-in`), own.codes)
  await measureTicket(targetOf(`/event/${own.crowded}/download-ticket`))
})
