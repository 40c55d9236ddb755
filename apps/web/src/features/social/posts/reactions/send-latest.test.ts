import { expect, test, vi } from 'vitest'
import { settle } from './send-latest.ts'

const stage = () => {
  const calls: { value: boolean; grant: () => void; refuse: () => void }[] = []
  const send = (value: boolean) =>
    new Promise<string>((resolve, reject) => {
      calls.push({ value, grant: () => resolve('ok'), refuse: () => reject(new Error('no')) })
    })
  const shown: boolean[] = []
  const done = vi.fn()
  const failed = vi.fn()
  const wish = (was: boolean, wants: boolean) => ({
    was,
    wants,
    send,
    show: (value: boolean) => void shown.push(value),
    done,
    failed,
  })
  return { calls, shown, done, failed, wish }
}

test('a tap shows at once and sends one call', async () => {
  const { calls, shown, done, wish } = stage()
  settle('a', wish(false, true))
  expect(shown).toEqual([true])
  calls[0]?.grant()
  await vi.waitFor(() => expect(done).toHaveBeenCalledExactlyOnceWith('ok', true))
  expect(calls).toHaveLength(1)
})

test('a second tap while the first is under way is sent afterwards', async () => {
  const { calls, done, wish } = stage()
  settle('b', wish(false, true))
  settle('b', wish(true, false))
  expect(calls).toHaveLength(1)
  calls[0]?.grant()
  await vi.waitFor(() => expect(calls.map(({ value }) => value)).toEqual([true, false]))
  calls[1]?.grant()
  await vi.waitFor(() => expect(done).toHaveBeenCalledExactlyOnceWith('ok', false))
})

test('three quick taps cost one call when the last asks for the same as the first', async () => {
  const { calls, done, wish } = stage()
  settle('c', wish(false, true))
  settle('c', wish(true, false))
  settle('c', wish(false, true))
  calls[0]?.grant()
  await vi.waitFor(() => expect(done).toHaveBeenCalledExactlyOnceWith('ok', true))
  expect(calls).toHaveLength(1)
})

test('a refusal puts the known state back and says so', async () => {
  const { calls, shown, failed, wish } = stage()
  settle('d', wish(false, true))
  calls[0]?.refuse()
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce())
  expect(shown).toEqual([true, false])
})
