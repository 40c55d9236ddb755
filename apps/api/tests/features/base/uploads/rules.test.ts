import { describe, expect, test } from 'vitest'
import { loudnessSteps, titleOf } from '../../../../src/features/base/uploads/rules.ts'

describe('loudness', () => {
  test('is told in 64 steps of the loudest', () => {
    const steps = loudnessSteps(Array.from({ length: 6400 }, (_, index) => (index < 3200 ? 0.25 : 1)))
    expect([steps.length, steps[0], steps[31], steps[32], steps[63]]).toEqual([64, 50, 50, 100, 100])
  })

  test('of a short or silent song has 64 steps too', () => {
    expect(loudnessSteps([1, 0])).toHaveLength(64)
    expect(loudnessSteps([0, 0, 0])).toEqual(Array(64).fill(0))
  })
})

describe('the title of a song', () => {
  test.each([
    ['Tango', 'a.mp3', 'Tango'],
    ['  ', 'Tango nº 5.mp3', 'Tango nº 5'],
    ['bad\u0000tag', 'a.b.mp3', 'a.b'],
    [undefined, '.mp3', null],
    ['x'.repeat(500), 'a.mp3', 'x'.repeat(200)],
  ])('%s of %s', (tagged, fileName, title) => {
    expect(titleOf(tagged, fileName)).toBe(title)
  })
})
