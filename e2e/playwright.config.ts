import { defineConfig } from '@playwright/test'
import { bothWidths, desktopSize, phoneSize } from './fixtures/widths.ts'

const asRoot = process.getuid?.() === 0
// No traffic of the browser's own: tests must run without a network.
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// Pages of journeys live for seconds: a young heap with room for them is hardly ever collected, and code that is not made faster while it runs
// costs less than it saves. Together that spares nearly a fifth of all work.
const shortLived = [
  '--js-flags=--min-semi-space-size=32 --max-semi-space-size=64 --initial-heap-size=512 --no-opt --no-maglev',
  // Memory that was just freed is kept for a moment: giving it back and asking anew took a tenth of all work.
  '--enable-features=PartitionAllocLargeEmptySlotSpanRing,PartitionAllocLargeThreadCacheSize',
]

// A microphone that beeps once a second: without a window nobody could be asked whether a page may use it.
const devices = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

export default defineConfig({
  testDir: 'journeys',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // One more than the cores: a page often waits for its server, and for what is drawn.
  workers: 3,
  // Journeys tell what happens, not how fast: on a busy machine each step may take its time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  outputDir: '../test-results',
  reporter: 'list',
  use: {
    actionTimeout: 30_000,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Its downloads would cost each window time; the journey about being offline lets it in.
    serviceWorkers: 'block',
    // A press that begins on something which still moves ends beside it; who looks for motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    // It costs a fifth of the time; `--trace on` records one when it is wanted.
    trace: 'off',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [...quiet, ...shortLived, ...devices, ...(asRoot ? ['--no-sandbox'] : [])],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: desktopSize } },
    { name: 'phone', grep: new RegExp(bothWidths.tag), use: { viewport: phoneSize, hasTouch: true, isMobile: true } },
  ],
})
