import autocannon from 'autocannon'

/** Something to ask for again and again. */
export type Target = { url: string; headers?: Record<string, string> }

export type Latency = { median: number; p99: number }

const rank = (sorted: number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN

export function median(values: number[]): number {
  return rank(
    [...values].sort((a, b) => a - b),
    0.5,
  )
}

async function once({ url, headers = {} }: Target): Promise<number> {
  const begin = performance.now()
  const answer = await fetch(url, { headers })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`)
  return performance.now() - begin
}

/** Milliseconds of single calls, one after the other, once everything is warm. */
export async function singleCalls(target: Target, calls = 500): Promise<Latency> {
  for (let call = 0; call < 200; call++) await once(target)
  const times: number[] = []
  for (let call = 0; call < calls; call++) times.push(await once(target))
  times.sort((a, b) => a - b)
  return { median: rank(times, 0.5), p99: rank(times, 0.99) }
}

/** Milliseconds of calls that keep some connections busy for some seconds. */
export async function latency({ url, headers = {} }: Target, connections: number, duration: number): Promise<Latency> {
  const result = await autocannon({ url, headers, connections, duration })
  if (result.non2xx + result.errors > 0) throw new Error(`${url}: ${result.non2xx + result.errors} calls failed.`)
  return { median: result.latency.p50, p99: result.latency.p99 }
}

/** Requests per second over 8 connections. */
export async function throughput({ url, headers = {} }: Target, seconds: number): Promise<number> {
  const result = await autocannon({ url, headers, connections: 8, duration: seconds })
  if (result.non2xx + result.errors > 0) throw new Error(`${url}: ${result.non2xx + result.errors} calls failed.`)
  return result.requests.total / result.duration
}

/** Requests per second of several targets, in turns, so that all see the same moods of the machine: medians of the turns. */
export async function compare(targets: Target[], turns = 4, seconds = 2): Promise<number[]> {
  for (const target of targets) await throughput(target, 2)
  const rates = targets.map((): number[] => [])
  for (let turn = 0; turn < turns; turn++) {
    for (const [place, target] of targets.entries()) rates[place]?.push(await throughput(target, seconds))
  }
  return rates.map(median)
}
