import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { keepPreviousErrors } from './keep-previous-errors.ts'

const missing = new Error('There is no such chat.')

function observe(read: () => Promise<string>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  keepPreviousErrors(client.getQueryCache())
  const observer = new QueryObserver<string>(client, { queryKey: ['chat'], queryFn: read })
  const shown: (string | undefined)[] = []
  const show = () => shown.push(observer.getCurrentResult().error?.message ?? observer.getCurrentResult().data)
  // As components do: what changes at once is shown at once.
  observer.subscribe(notifyManager.batchCalls(show))
  return { client, observer, shown }
}

test('an error stays while what failed is fetched again, and after it has failed again', async () => {
  const read = vi.fn().mockRejectedValue(missing)
  const { observer, shown } = observe(read)
  await vi.waitFor(() => expect(observer.getCurrentResult().error).toBe(missing))
  const again = Promise.withResolvers<string>()
  read.mockReturnValueOnce(again.promise)
  shown.length = 0
  void observer.refetch()
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2))
  expect(observer.getCurrentResult()).toMatchObject({ error: missing, isFetching: true })
  again.reject(missing)
  await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false))
  expect(new Set(shown)).toEqual(new Set([missing.message]))
})

test('it goes when what failed is there', async () => {
  const read = vi.fn().mockRejectedValueOnce(missing).mockResolvedValue('Hello')
  const { observer } = observe(read)
  await vi.waitFor(() => expect(observer.getCurrentResult().error).toBe(missing))
  await observer.refetch()
  expect(observer.getCurrentResult()).toMatchObject({ error: null, data: 'Hello', isError: false })
})

test('what is reset begins anew', async () => {
  const read = vi.fn().mockRejectedValueOnce(missing)
  const { client, observer } = observe(read)
  await vi.waitFor(() => expect(observer.getCurrentResult().error).toBe(missing))
  read.mockReturnValue(new Promise(() => undefined))
  void client.resetQueries({ queryKey: ['chat'] })
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2))
  expect(observer.getCurrentResult()).toMatchObject({ error: null, isLoading: true })
})
