/** Park and Miller's minimal standard generator: the same seed cuts the same paper, on every machine. */
export class Rng {
  #state: number

  constructor(seed: number) {
    this.#state = (Math.abs(Math.trunc(seed)) % 2147483646) + 1
  }

  /** A number from 0 up to, but not including, 1. */
  next(): number {
    this.#state = (this.#state * 16807) % 2147483647
    return (this.#state - 1) / 2147483646
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }

  /** One of the list, all equally likely. */
  choose<T>(list: readonly T[]): T {
    return cycle(list, Math.floor(this.next() * list.length))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }
}

/** The i-th of an endless repetition of the list. Throws on an empty list. */
export function cycle<T>(list: readonly T[], i: number): T {
  const n = list.length
  const item = list[((i % n) + n) % n]
  if (item === undefined) throw new RangeError('cycle needs a list with something in it')
  return item
}

/** FNV-1a over UTF-16 units, avalanched: neighbouring strings give unrelated seeds. */
export function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}
