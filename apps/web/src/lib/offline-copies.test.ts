import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearUserStorage } from './user-storage.ts'

function storage(): Storage {
  const entries = new Map<string, string>()
  const methods = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
  return new Proxy(methods, {
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: (_, key) => ({ enumerable: entries.has(String(key)), configurable: true }),
  }) as unknown as Storage
}

const later = '2999-01-01T00:00:00.000Z'
const user = { id: 7, name: 'Ana', user_type: 0 }
const signIn = () => {
  localStorage.setItem('token', 't')
  localStorage.setItem('user', JSON.stringify(user))
}
const signOut = () => {
  clearUserStorage(user.id)
  localStorage.removeItem('token')
  localStorage.removeItem('user')
}

/** The module as a page loads it. */
const openPage = async () => {
  vi.resetModules()
  const { askOrCopy } = await import('./offline-copies.ts')
  const { ApiError: PageError } = await import('./api/api-error.ts')
  const asking = (ask: () => Promise<string>, until = later) =>
    askOrCopy({ name: 'event:1', ask, copyOf: data => ({ until, data: `${data} copy` }) })
  return {
    asking,
    seen: () => asking(async () => 'party'),
    offline: () => asking(async () => Promise.reject(new PageError(0, 'offline'))),
    refused: () => asking(async () => Promise.reject(new PageError(404, 'not_found'))),
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
})
afterEach(() => vi.unstubAllGlobals())

test.each([[signIn], [() => undefined]])(
  'what was seen is there without a connection, also after a reload',
  async begin => {
    begin()
    const page = await openPage()
    await expect(page.offline()).rejects.toMatchObject({ code: 'offline' })
    expect(await page.seen()).toBe('party')
    expect(await page.offline()).toBe('party copy')
    expect(await (await openPage()).offline()).toBe('party copy')
  },
)

test('what the server refuses is not kept', async () => {
  const page = await openPage()
  await page.seen()
  await expect(page.refused()).rejects.toMatchObject({ code: 'not_found' })
  await expect(page.offline()).rejects.toMatchObject({ code: 'offline' })
})

test('signing out leaves neither own copies nor those of guests, and an answer that comes late is not kept', async () => {
  await (await openPage()).seen()
  signIn()
  const page = await openPage()
  await page.seen()
  const late = page.asking(async () => {
    signOut()
    return 'party'
  })
  expect(await late).toBe('party')
  await page.seen()
  expect(JSON.stringify(Object.keys(localStorage).map(key => localStorage.getItem(key)))).not.toContain('party')
  await expect(page.offline()).rejects.toMatchObject({ code: 'offline' })
})

test('copies that nobody needs any longer go when the next one comes', async () => {
  const page = await openPage()
  await page.asking(async () => 'old', '2020-01-01T00:00:00.000Z')
  expect(localStorage.getItem('guest:offline:event:1')).toContain('old')
  localStorage.setItem('guest:offline:event:2', localStorage.getItem('guest:offline:event:1') ?? '')
  await page.seen()
  expect(localStorage.getItem('guest:offline:event:2')).toBeNull()
})
