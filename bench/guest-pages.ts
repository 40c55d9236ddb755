// What Lighthouse says of the pages that guests come to: landing page, public event, personal invitation.
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { median } from './load.ts'
import { describeMachine } from './machine.ts'
import { startProduct } from './product.ts'
import { signUpViewer } from './viewer.ts'

// Not a dependency: it is larger than all others together, and only this benchmark wants it.
const lighthouse = 'lighthouse@12.8.2'
const runs = 5
const targets = { score: 0.9, paint: 2500, shift: 0.05 }

type Report = {
  categories: { performance: { score: number } }
  audits: Record<string, { numericValue: number }>
}
type Event = { id: number; coverphoto: string }

/** The first public event of the demo world with a cover, as soon as it is there. */
async function findEvent(origin: string): Promise<Event> {
  for (;;) {
    const { events } = (await (await fetch(`${origin}/api/v1/event/public`)).json()) as { events: Event[] }
    const found = events.find(event => event.coverphoto)
    if (found) return found
    await pause(500)
  }
}

/** A picture as JPEG, which can be uploaded again. */
async function copyPicture(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const executablePath = process.env.CHROMIUM_PATH
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args })
  try {
    const page = await browser.newPage()
    await page.goto(url)
    return new Uint8Array(await page.locator('img').screenshot({ type: 'jpeg' }))
  } finally {
    await browser.close()
  }
}

/** An event with the same cover, and the link of one guest. @returns the path of the personal page */
async function inviteSomebody(origin: string, cover: string): Promise<string> {
  const { token } = await signUpViewer(origin)
  const headers = { authorization: `Bearer ${token}` }
  const form = new FormData()
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const fields = { title: 'Supper under the lime tree', event_date: `${day} 18:30:00`, timezone: 'Europe/Madrid' }
  for (const [name, value] of Object.entries({ ...fields, 'open_to[]': '1' })) form.set(name, value)
  form.set('coverphoto', new Blob([await copyPicture(cover)], { type: 'image/jpeg' }), 'cover.jpg')
  const created = await fetch(`${origin}/api/v1/event`, { method: 'POST', headers, body: form })
  if (!created.ok) throw new Error(`The event was refused: ${await created.text()}`)
  const { event } = (await created.json()) as { event: { id: number } }
  const invited = await fetch(`${origin}/api/v1/event/${event.id}/external-guest`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Aunt Ilse' }),
  })
  if (!invited.ok) throw new Error(`The guest was refused: ${await invited.text()}`)
  return new URL(((await invited.json()) as { link: string }).link).pathname
}

/** One run on Lighthouse's simulated phone: 1.6 Mbit/s, 150 ms, a processor four times slower. */
async function measure(url: string, folder: string): Promise<Report> {
  const file = join(folder, 'report.json')
  const browser = '--headless --disable-gpu --disable-quic'
  const root = process.getuid?.() === 0 ? ' --no-sandbox' : ''
  const options = [
    '--quiet',
    '--only-categories=performance',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=${browser}${root}`,
  ]
  const child = spawn('npx', ['--yes', lighthouse, url, ...options], {
    env: { ...process.env, ...(process.env.CHROMIUM_PATH && { CHROME_PATH: process.env.CHROMIUM_PATH }) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const code = await new Promise<number | null>(resolve => child.once('exit', resolve))
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}.`)
  return JSON.parse(await readFile(file, 'utf8')) as Report
}

const valueOf = (reports: Report[], audit: string) =>
  median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))

function row(page: string, reports: Report[]) {
  const score = median(reports.map(({ categories }) => categories.performance.score))
  const paint = valueOf(reports, 'largest-contentful-paint')
  const shift = valueOf(reports, 'cumulative-layout-shift')
  const met = score >= targets.score && paint <= targets.paint && shift <= targets.shift
  return {
    page,
    performance: score.toFixed(2),
    'first paint s': (valueOf(reports, 'first-contentful-paint') / 1000).toFixed(2),
    'largest paint s': (paint / 1000).toFixed(2),
    'blocked ms': Math.round(valueOf(reports, 'total-blocking-time')),
    'layout shift': shift.toFixed(3),
    target: met ? 'met' : 'MISSED',
  }
}

const product = await startProduct({ DATABASE_URL: '' }, [])
const folder = await mkdtemp(join(tmpdir(), 'celebrio-lighthouse-'))
try {
  const event = await findEvent(product.origin)
  const personal = await inviteSomebody(product.origin, event.coverphoto)
  console.log(`Lighthouse, mobile, median of ${runs}`)
  console.log(describeMachine())
  const rows: ReturnType<typeof row>[] = []
  for (const path of ['/', `/events/${event.id}`, personal]) {
    const reports: Report[] = []
    for (let run = 0; run < runs; run++) reports.push(await measure(product.origin + path, folder))
    rows.push(row(path.replace(/[^/]{20,}/, '…'), reports))
  }
  console.table(rows)
} finally {
  await product.stop()
  await rm(folder, { recursive: true })
}
