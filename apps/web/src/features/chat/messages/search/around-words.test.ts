import { expect, test } from 'vitest'
import { aroundWords } from './around-words.ts'

const long = 'We talked for a very long time about everything that there is, and then came the Gâteau with candles'

test.each([
  ['Where is the gateau?', 'gateau', 'Where is the gateau?'],
  [long, 'gateau', '…that there is, and then came the Gâteau with candles'],
  [long, 'nothing', long],
  [`${'x'.repeat(60)}gateau`, 'GÂTEAU', '…gateau'],
  [`👩‍👩‍👧 ${long}`, 'candles', '…is, and then came the Gâteau with candles'],
])('%s around %s', (text, words, shown) => {
  expect(aroundWords(text, words)).toBe(shown)
})
