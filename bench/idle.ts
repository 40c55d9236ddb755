// CPU time of the idle product: the server and its embedded database.
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { cpuSeconds } from './cpu.ts'
import { describeMachine } from './machine.ts'
import { startProduct } from './product.ts'

const seconds = 120
/** Start-up work, such as the first poll for due jobs, is not idle time. */
const settling = 20
const atMost = 1

async function childOf(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  const child = Number.parseInt(children, 10)
  if (Number.isNaN(child)) throw new Error('The server has no embedded database.')
  return child
}

async function shareOf(pid: number): Promise<() => Promise<number>> {
  const before = await cpuSeconds(pid)
  const begin = performance.now()
  return async () => ((await cpuSeconds(pid)) - before) / ((performance.now() - begin) / 100_000)
}

function row(name: string, share: number, target?: number) {
  const verdict = target === undefined ? '' : share < target ? 'met' : 'MISSED'
  return { process: name, '% of one processor': share.toFixed(2), 'below %': target ?? '', verdict }
}

console.log(`processor time within ${seconds} s in which nobody does anything, embedded database`)
console.log(describeMachine())
const product = await startProduct({ DATABASE_URL: '' })
try {
  const database = await childOf(product.pid)
  await pause(settling * 1000)
  const measured = await Promise.all([shareOf(product.pid), shareOf(database)])
  await pause(seconds * 1000)
  const [server = Number.NaN, embedded = Number.NaN] = await Promise.all(measured.map(share => share()))
  console.table([row('server', server), row('embedded database', embedded), row('together', server + embedded, atMost)])
} finally {
  await product.stop()
}
