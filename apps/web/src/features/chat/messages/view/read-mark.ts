/**
 * Tells up to where one has read: always the newest place, one request at a time.
 * @param known the place that the server knows
 * @param send tells a place to the server; what it refuses is told again with the next one
 */
export function createReadMark(known: number, send: (seq: number) => Promise<unknown>) {
  let newest = known
  let told = known
  let isTelling = false
  /** Tells what was not told yet. */
  const tell = async (): Promise<void> => {
    if (isTelling) return
    isTelling = true
    try {
      while (newest > told) {
        const seq = newest
        await send(seq)
        told = Math.max(told, seq)
      }
    } catch {
      // Without a connection it is told with the next place.
    }
    isTelling = false
  }
  return {
    tell,
    /** One has read up to a place. */
    see: (seq: number) => void (newest = Math.max(newest, seq)),
    /** The server knows of a place, by another device. */
    know: (seq: number) => void (told = Math.max(told, seq)),
  }
}
