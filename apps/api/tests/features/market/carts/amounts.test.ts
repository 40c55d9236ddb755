import { lineAmounts, sumOf } from '@celebrio/contract/market/line-amounts'
import { describe, expect, test } from 'vitest'

describe('a line', () => {
  test.each([
    // price, percent, thousandths: sub total, discount, total
    [1450, 0, 40_000, 58_000, 0, 58_000],
    [999, 20, 3000, 2997, 600, 2397],
    // Halves of a minor unit go up.
    [3, 0, 500, 2, 0, 2],
    [1, 0, 499, 0, 0, 0],
    [100, 100, 7000, 700, 700, 0],
    [0, 50, 1000, 0, 0, 0],
    [1_000_000_000_000, 1, 1000, 1_000_000_000_000, 10_000_000_000, 990_000_000_000],
  ])('of %i with %i percent, %i times a thousandth', (price, percent, quantity, sub_total, discount, total) => {
    expect(lineAmounts(price, percent, quantity)).toEqual({ sub_total, discount, tax: 0, total })
  })

  test('beyond the largest amount there is none', () => {
    expect(lineAmounts(1_000_000_000_000, 100, 1001)).toBeNull()
    expect(lineAmounts(1_000_000_000_000, 0, 1_000_000_000)).toBeNull()
  })
})

/** Numbers from a seed, so that a failure can be seen again. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    yield state
  }
}

test('whatever the lines: they are whole, never below nothing, and add up to the sum', () => {
  const random = numbers(20_260_101)
  const upTo = (max: number) => random.next().value % (max + 1)
  for (let round = 0; round < 500; round += 1) {
    const lines = Array.from({ length: 1 + upTo(20) }, () => lineAmounts(upTo(1_000_000), upTo(100), 1 + upTo(500_000)))
    const present = lines.filter(line => line !== null)
    for (const { sub_total, discount, total } of present) {
      for (const amount of [sub_total, discount, total]) expect(Number.isSafeInteger(amount)).toBe(true)
      expect(Math.min(sub_total, discount, total)).toBeGreaterThanOrEqual(0)
      expect(sub_total - discount).toBe(total)
    }
    const sum = sumOf(present)
    expect(sum.total).toBe(present.reduce((all, { total }) => all + total, 0))
    expect(sum.sub_total - sum.discount).toBe(sum.total)
  }
})
