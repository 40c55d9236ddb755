// Two processes beside one, on a machine whose two cores also run the database and the load.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { root, type Server } from './process.ts'

export const redisUrl = process.env.BENCH_REDIS_URL ?? 'redis://127.0.0.1:6379'
/** Of a processor, for each process: two of them leave room for the database and the load on two cores. */
export const share = 0.2
/** How much more two processes are to do than one. */
export const atLeast = 1.6

/** Runs `work` while each of the servers has only a share of a processor. */
export async function held<T>(servers: Server[], work: () => Promise<T>): Promise<T> {
  const holders = servers.map(({ pid }) => fork(`${root}bench/hold.ts`, [String(pid), String(share)]))
  try {
    return await work()
  } finally {
    for (const holder of holders) {
      holder.disconnect()
      await once(holder, 'exit')
    }
  }
}
