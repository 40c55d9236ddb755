import { availableParallelism, loadavg, totalmem } from 'node:os'

/** The machine's shape in a few words, with a warning when others are at work on it: figures are worse then. */
export function describeMachine(): string {
  const cores = availableParallelism()
  const load = loadavg()[0] ?? 0
  const shape = `${cores} cores, ${Math.round(totalmem() / 2 ** 30)} GB, load before ${load.toFixed(1)}`
  return load > cores / 2 ? `${shape}: BUSY, figures are worse than they should be` : shape
}
