// Time from `npm start` to the first successful response, with packages installed and the web client built.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { median } from './load.ts'
import { describeMachine } from './machine.ts'
import { type Server, startServer } from './process.ts'

const runs = 5
const targets = { first: 6000, later: 3000 }

// Removes the folder that npm prepends to PATH while it runs a script, as in a fresh shell.
const path = (process.env.PATH ?? '').split(delimiter).filter(folder => !folder.endsWith(join('node_modules', '.bin')))

const start = (folder: string, options: string[]) =>
  startServer(['npm', 'start', '--', ...options], { DATA_DIR: folder, DATABASE_URL: '', PATH: path.join(delimiter) })

async function startAndStop(folder: string, options: string[]): Promise<number> {
  const server = await start(folder, options)
  await server.stop()
  return server.millis
}

async function cpuSeconds({ origin }: Server): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1])
}

/** Waits until the server's work after the start is done, such as loading the demo world. */
async function untilAtRest(server: Server): Promise<void> {
  for (let before = Number.NaN, now = Number.NaN; !(now - before < 0.1); ) {
    before = await cpuSeconds(server)
    await pause(3000)
    now = await cpuSeconds(server)
  }
}

async function firstStarts(options: string[]): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const folder = await mkdtemp(join(tmpdir(), 'celebrio-bench-'))
    times.push(await startAndStop(folder, options))
    await rm(folder, { recursive: true })
  }
  return times
}

async function laterStarts(options: string[]): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), 'celebrio-bench-'))
  const first = await start(folder, options)
  await untilAtRest(first)
  await first.stop()
  const times: number[] = []
  for (let run = 0; run < runs; run++) times.push(await startAndStop(folder, options))
  await rm(folder, { recursive: true })
  return times
}

const seconds = (millis: number) => (millis / 1000).toFixed(2)

function row(name: string, times: number[], target: number) {
  return {
    start: name,
    'fastest s': seconds(Math.min(...times)),
    'median s': seconds(median(times)),
    'slowest s': seconds(Math.max(...times)),
    'at most s': target / 1000,
    median: median(times) <= target ? 'met' : 'MISSED',
  }
}

console.log(`npm start to the first answer of /healthz, ${runs} runs each`)
console.log(describeMachine())
const kinds: [string, string[]][] = [
  ['--empty', ['--empty']],
  ['demo world', []],
]
const rows: ReturnType<typeof row>[] = []
for (const [name, options] of kinds) {
  rows.push(row(`very first, ${name}`, await firstStarts(options), targets.first))
  rows.push(row(`later, ${name}`, await laterStarts(options), targets.later))
}
console.table(rows)
