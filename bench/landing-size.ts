// JavaScript and CSS that a guest downloads for the landing page, gzipped.
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { startProduct } from './product.ts'

const limits = { javascript: 120_000, css: 20_000 }

type Loaded = { kind: keyof typeof limits; name: string; gzipped: number }

const kinds: [RegExp, Loaded['kind']][] = [
  [/javascript/, 'javascript'],
  [/text\/css/, 'css'],
]

// Disables the browser's own traffic.
const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
const args = [
  ...quiet,
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Opens a page as a new guest, waits for network idle, and returns all scripts and style sheets that were loaded. */
async function loadAsGuest(url: string): Promise<Loaded[]> {
  const executablePath = process.env.CHROMIUM_PATH
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const coming: Promise<Loaded[]>[] = []
    page.on('response', response => {
      const type = response.headers()['content-type'] ?? ''
      const kind = kinds.find(([pattern]) => pattern.test(type))?.[1]
      if (!kind || !response.ok()) return
      const name = new URL(response.url()).pathname
      coming.push(response.body().then(body => [{ kind, name, gzipped: gzipSync(body, { level: 9 }).length }]))
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    return (await Promise.all(coming)).flat()
  } finally {
    await browser.close()
  }
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

function totalOf(kind: Loaded['kind'], files: Loaded[]) {
  const own = files.filter(file => file.kind === kind)
  const bytes = own.reduce((sum, file) => sum + file.gzipped, 0)
  const met = bytes <= limits[kind] ? 'met' : 'MISSED'
  return { kind, files: own.length, 'gzipped kB': kilobytes(bytes), 'at most kB': limits[kind] / 1000, target: met }
}

const product = await startProduct({ DATABASE_URL: '' })
try {
  const files = await loadAsGuest(product.origin)
  console.log('Landing page for a guest')
  console.table([totalOf('javascript', files), totalOf('css', files)])
  console.log('The ten largest')
  const largest = files.sort((a, b) => b.gzipped - a.gzipped).slice(0, 10)
  console.table(largest.map(({ name, gzipped }) => ({ name, 'gzipped kB': kilobytes(gzipped) })))
} finally {
  await product.stop()
}
