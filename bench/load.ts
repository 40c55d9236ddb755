import { Agent, get } from 'node:http'
import autocannon from 'autocannon'

/** A request to repeat. */
export type Target = { url: string; headers?: Record<string, string> }

export type Latency = { median: number; p99: number }

const rank = (sorted: number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN

export function median(values: number[]): number {
  return summarize(values).median
}

const agent = new Agent({ keepAlive: true })

/** Asks on a connection that is kept, for an answer that is not compressed: `fetch` takes half a millisecond of its own. */
const once = ({ url, headers = {} }: Target): Promise<number> =>
  new Promise((resolve, reject) => {
    const begin = performance.now()
    const request = get(url, { headers, agent }, answer => {
      answer.resume()
      answer.on('error', reject)
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - begin)
        else reject(new Error(`${url} answered ${answer.statusCode}.`))
      })
    })
    request.on('error', reject)
  })

export function summarize(times: number[]): Latency {
  const sorted = [...times].sort((a, b) => a - b)
  return { median: rank(sorted, 0.5), p99: rank(sorted, 0.99) }
}

/** Latency in milliseconds of sequential calls, after a warm-up. */
export async function singleCalls(target: Target, calls = 300, warmUp = 100): Promise<Latency> {
  for (let call = 0; call < warmUp; call++) await once(target)
  const times: number[] = []
  for (let call = 0; call < calls; call++) times.push(await once(target))
  return summarize(times)
}

/** What a server did under load: requests, how many a second, and their latency in milliseconds. */
export type Load = Latency & { requests: number; rate: number }

/** Asks over several connections for some seconds. */
export async function load({ url, headers = {} }: Target, connections: number, duration: number): Promise<Load> {
  const { requests, latency, ...result } = await autocannon({ url, headers, connections, duration })
  if (result.non2xx + result.errors > 0) throw new Error(`${url}: ${result.non2xx + result.errors} calls failed.`)
  return { requests: requests.total, rate: requests.total / result.duration, median: latency.p50, p99: latency.p99 }
}
