import { expect, test } from 'vitest'
import { stepAfter, stepWithError } from './steps.ts'

test('errors open the first step that has one', () => {
  expect(stepWithError({ members: 'Only numbers', city_id: 'Unknown' })).toBe('where')
  expect(stepWithError({ dress_code: 'Too long' })).toBe('who')
  expect(stepWithError({ open_to: 'Wrong', 'other_dates.1': 'Missing' })).toBe('what')
  expect(stepWithError({ title: undefined, address: 'Too long' })).toBe('where')
  expect(stepWithError({ title: undefined })).toBeUndefined()
})

test('the steps follow each other', () => {
  expect([stepAfter('what'), stepAfter('where'), stepAfter('who')]).toEqual(['where', 'who', undefined])
})
