import { expect, test } from 'vitest'
import { stepAfter, stepsOf, stepWithError } from './steps.ts'

test('errors open the first step that has one', () => {
  expect(stepWithError({ members: 'Only numbers', city_id: 'Unknown' })).toBe('where')
  expect(stepWithError({ dress_code: 'Too long' })).toBe('who')
  expect(stepWithError({ open_to: 'Wrong', 'other_dates.1': 'Missing' })).toBe('what')
  expect(stepWithError({ title: undefined, address: 'Too long' })).toBe('where')
  expect(stepWithError({ title: undefined })).toBeUndefined()
  expect(stepWithError({ items: 'Nothing' })).toBe('services')
})

test('the steps follow each other', () => {
  const [few, all] = [stepsOf(false), stepsOf(true)]
  expect(few.map(step => stepAfter(step, few))).toEqual(['where', 'who', undefined])
  expect(all.map(step => stepAfter(step, all))).toEqual(['where', 'who', 'services', undefined])
})
