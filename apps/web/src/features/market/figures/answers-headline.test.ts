import { expect, test } from 'vitest'
import { headlineOf } from './answers-headline.ts'

test('the headline says what the answers come to', () => {
  const said = (accepted: number, answered: number) => headlineOf({ accepted, answered })
  expect(said(0, 0)).toBe('headlineUnanswered')
  expect([said(3, 3), said(0, 3)]).toEqual(['headlineAll', 'headlineNone'])
  expect([said(2, 3), said(1, 2), said(1, 3)]).toEqual(['headlineMost', 'headlineHalf', 'headlineFew'])
})
