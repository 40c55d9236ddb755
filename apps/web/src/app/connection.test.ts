import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onlyConnected } from './connection.ts'
import { queryClient } from './query-client.ts'

type Given = Parameters<typeof onlyConnected>[0]

const enter = async () => onlyConnected({} as Given)

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
})

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

test('a page with nothing to show is not entered without a connection', async () => {
  await expect(enter()).rejects.toMatchObject({ code: 'offline' })
})

test('who lost the connection later goes on with what has come', async () => {
  queryClient.setQueryData(['friends'], [])
  await expect(enter()).resolves.toBeNull()
})

test('a device that is wrong about it is not believed', async () => {
  vi.stubGlobal('fetch', async () => new Response('ok'))
  await expect(enter()).resolves.toBeNull()
})
