import { expect, test } from 'vitest'
import { createReadMark } from './read-mark.ts'

const stage = (known = 0) => {
  const sent: { seq: number; grant: () => void; refuse: () => void }[] = []
  const send = (seq: number) =>
    new Promise<void>((resolve, reject) => {
      sent.push({ seq, grant: resolve, refuse: () => reject(new Error('no')) })
    })
  return { sent, mark: createReadMark(known, send), places: () => sent.map(({ seq }) => seq) }
}

test('while one request is under way, only the newest place waits for the next', async () => {
  const { sent, mark, places } = stage()
  for (const seq of [1, 2, 3, 4]) {
    mark.see(seq)
    void mark.tell()
  }
  expect(places()).toEqual([1])
  sent[0]?.grant()
  await expect.poll(places).toEqual([1, 4])
})

test('what was read before, here or on another device, is not told', async () => {
  const { mark, places } = stage(5)
  mark.see(4)
  await mark.tell()
  mark.see(8)
  mark.know(8)
  await mark.tell()
  expect(places()).toEqual([])
})

test('what could not be told is told with the next place', async () => {
  const { sent, mark, places } = stage()
  mark.see(3)
  const telling = mark.tell()
  sent[0]?.refuse()
  await telling
  expect(places()).toEqual([3])
  void mark.tell()
  expect(places()).toEqual([3, 3])
})
