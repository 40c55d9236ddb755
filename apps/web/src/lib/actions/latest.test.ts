import { expect, test } from 'vitest'
import { sendLatest, wantLatest } from './latest.ts'

const stage = (key: string) => {
  const calls: { value: boolean; grant: () => void; refuse: () => void }[] = []
  const restored: boolean[] = []
  const begin = () =>
    sendLatest(
      key,
      (value: boolean) =>
        new Promise<string>((resolve, reject) => {
          calls.push({ value, grant: () => resolve(`${value}`), refuse: () => reject(new Error('no')) })
        }),
      known => void restored.push(known),
    )
  const sent = () => calls.map(({ value }) => value)
  return { calls, sent, restored, begin }
}

test('a wish begins one call, whose answer is given', async () => {
  const { calls, begin } = stage('a')
  expect(wantLatest('a', false, true)).toBe(true)
  const answer = begin()
  calls[0]?.grant()
  await expect(answer).resolves.toBe('true')
  expect(calls).toHaveLength(1)
})

test('what the server knows already is not sent', () => {
  expect(wantLatest('b', true, true)).toBe(false)
})

test('a second wish while the first is under way is sent afterwards', async () => {
  const { calls, sent, begin } = stage('c')
  wantLatest('c', false, true)
  const answer = begin()
  expect(wantLatest('c', true, false)).toBe(false)
  expect(sent()).toEqual([true])
  calls[0]?.grant()
  await expect.poll(sent).toEqual([true, false])
  calls[1]?.grant()
  await expect(answer).resolves.toBe('false')
})

test('three quick wishes cost one call when the last is the same as the first', async () => {
  const { calls, begin } = stage('d')
  wantLatest('d', false, true)
  const answer = begin()
  wantLatest('d', true, false)
  wantLatest('d', false, true)
  calls[0]?.grant()
  await expect(answer).resolves.toBe('true')
  expect(calls).toHaveLength(1)
})

test('when the second of two wishes is refused, the first stands', async () => {
  const { calls, sent, restored, begin } = stage('e')
  wantLatest('e', false, true)
  const answer = begin()
  wantLatest('e', true, false)
  calls[0]?.grant()
  await expect.poll(sent).toEqual([true, false])
  calls[1]?.refuse()
  await expect(answer).rejects.toThrow('no')
  expect(restored).toEqual([true])
})
