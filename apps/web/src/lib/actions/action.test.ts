import { MutationObserver, onlineManager, QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { toast } from '#ui/feedback/toast.ts'
import { type Action, mutationOf } from './action.ts'
import { wantLatest } from './latest.ts'
import { snapshot } from './snapshot.ts'

const success = vi.spyOn(toast, 'success')
const error = vi.spyOn(toast, 'error')

beforeEach(() => {
  success.mockReset().mockImplementation(() => undefined)
  error.mockReset().mockImplementation(() => undefined)
})

const stage = () => {
  const client = new QueryClient()
  client.setQueryData(['list'], ['a', 'b'])
  const list = () => client.getQueryData(['list'])
  const isStale = () => client.getQueryState(['list'])?.isInvalidated
  const press = <Input, Answer>(action: Action<Input, Answer>, input: Input) =>
    new MutationObserver(client, mutationOf(action, client)).mutate(input).catch(() => undefined)
  return { client, list, isStale, press }
}

const refuse = () => Promise.reject(new Error('no'))

test('what the server has answered is merged into the cache and told, and lists are asked again', async () => {
  const { client, list, isStale, press } = stage()
  await press<string, string[]>(
    {
      send: async added => ['a', added],
      onSuccess: answer => client.setQueryData(['list'], answer),
      success: (answer, added) => `${added}: ${answer.length}`,
      invalidates: ['list'],
    },
    'c',
  )
  expect(list()).toEqual(['a', 'c'])
  expect(isStale()).toBe(true)
  expect(success).toHaveBeenCalledExactlyOnceWith('c: 2')
  expect(error).not.toHaveBeenCalled()
})

test('a lost session is not told in a toast, since the page says so; that one has to sign in is', async () => {
  const { press } = stage()
  const refusal = new ApiError(401, 'not_signed_in')
  const action = { send: () => Promise.reject(refusal), failure: () => 'Sign in' }
  refusal.endedSession = true
  await press<void, never>(action, undefined)
  expect(error).not.toHaveBeenCalled()
  refusal.endedSession = false
  await press<void, never>(action, undefined)
  expect(error).toHaveBeenCalledExactlyOnceWith('Sign in')
})

test('an optimistic change shows before the answer, and is taken back when the server refuses', async () => {
  const { client, list, isStale, press } = stage()
  const seen: unknown[] = []
  await press<void, never>(
    {
      send: () => {
        seen.push(list())
        return refuse()
      },
      optimistic: async () => {
        const rollBack = await snapshot(client, ['list'])
        client.setQueryData(['list'], ['b'])
        return rollBack
      },
      invalidates: ['list'],
      success: 'done',
      failure: () => 'refused',
    },
    undefined,
  )
  expect(seen).toEqual([['b']])
  expect(list()).toEqual(['a', 'b'])
  expect(isStale()).toBe(false)
  expect(success).not.toHaveBeenCalled()
  expect(error).toHaveBeenCalledExactlyOnceWith('refused')
})

test.each([
  ['error', false, true],
  ['both', true, true],
] as const)('lists are asked again after %s', async (invalidatesAfter, afterSuccess, afterError) => {
  const granted = stage()
  await granted.press({ send: async () => 1, invalidates: ['list'], invalidatesAfter }, undefined)
  expect(granted.isStale()).toBe(afterSuccess)
  const refused = stage()
  await refused.press({ send: refuse, invalidates: ['list'], invalidatesAfter, failure: null }, undefined)
  expect(refused.isStale()).toBe(afterError)
})

test('what a form says is not told by a toast', async () => {
  const { press } = stage()
  const onError = vi.fn()
  await press({ send: refuse, failure: null, onError }, undefined)
  await press({ send: refuse, failure: () => null, onError }, undefined)
  expect(error).not.toHaveBeenCalled()
  expect(onError).toHaveBeenCalledTimes(2)
})

test('what is queued is sent one after the other, and only the last answer counts', async () => {
  const { press } = stage()
  const sent: string[] = []
  const onSuccess = vi.fn()
  const action: Action<string, string> = {
    queue: ['vote'],
    send: async vote => {
      sent.push(`${vote} begins`)
      await Promise.resolve()
      sent.push(`${vote} ends`)
      return vote
    },
    onSuccess: answer => onSuccess(answer),
  }
  await Promise.all([press(action, 'yes'), press(action, 'no')])
  expect(sent).toEqual(['yes begins', 'yes ends', 'no begins', 'no ends'])
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith('no')
})

test('a toggle that is refused shows again what the server knows', async () => {
  const { press } = stage()
  const shown: boolean[] = []
  wantLatest('toggle', false, true)
  await press<boolean, never>(
    {
      latest: { key: 'toggle', known: () => false },
      send: refuse,
      optimistic: value => void shown.push(value),
      failure: () => 'refused',
    },
    true,
  )
  expect(shown).toEqual([false])
  expect(error).toHaveBeenCalledExactlyOnceWith('refused')
})

test('without a connection it fails at once, and is not sent when the connection is back', async () => {
  const { press } = stage()
  onlineManager.setOnline(false)
  const send = vi.fn(refuse)
  await press({ send, failure: () => 'offline' }, undefined)
  expect(error).toHaveBeenCalledExactlyOnceWith('offline')
  onlineManager.setOnline(true)
  await Promise.resolve()
  expect(send).toHaveBeenCalledOnce()
})
