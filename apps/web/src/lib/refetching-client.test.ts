import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { RefetchingClient } from './refetching-client.ts'

test('what is being read for the first time is read once more', async () => {
  const client = new RefetchingClient()
  const first = Promise.withResolvers<string>()
  const read = vi.fn().mockReturnValueOnce(first.promise).mockResolvedValue('after')
  const observer = new QueryObserver<string>(client, { queryKey: ['news'], queryFn: read })
  const stop = observer.subscribe(() => undefined)
  void client.invalidateQueries({ queryKey: ['news'] })
  first.resolve('before')
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('after'))
  expect(read).toHaveBeenCalledTimes(2)
  stop()
})

test('what was there is read once', async () => {
  const client = new RefetchingClient()
  const read = vi.fn().mockResolvedValue('before')
  const observer = new QueryObserver<string>(client, { queryKey: ['news'], queryFn: read })
  const stop = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('before'))
  read.mockResolvedValue('after')
  await client.invalidateQueries({ queryKey: ['news'] })
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('after'))
  expect(read).toHaveBeenCalledTimes(2)
  stop()
})
