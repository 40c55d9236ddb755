import { availableParallelism, loadavg, totalmem } from 'node:os'

/** Describes the machine, with a warning if other programs keep it busy, which makes the results worse. */
export function describeMachine(): string {
  const cores = availableParallelism()
  const load = loadavg()[0] ?? 0
  const shape = `${cores} cores, ${Math.round(totalmem() / 2 ** 30)} GB, load before ${load.toFixed(1)}`
  return load > cores / 2 ? `${shape}: BUSY, figures are worse than they should be` : shape
}
