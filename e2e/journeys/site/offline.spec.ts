import type { Page } from '@playwright/test'
import { befriend, celebrateAs, comeAs } from '../../fixtures/events.ts'
import { accountButton, logOut } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'
import { ask } from '../../fixtures/posts.ts'

test.use({ serviceWorkers: 'allow' })

/** Resolves when the service worker is installed and controls this page. */
const isKept = (page: Page) =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator
    await serviceWorker.ready
    if (serviceWorker.controller) return
    await new Promise(resolve => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  })

/** Keys and values of all of the browser's storage. */
const written = (page: Page) =>
  page.evaluate(async () => {
    const caching = (await caches.keys()).map(async name =>
      (await (await caches.open(name)).keys()).map(({ url }) => url),
    )
    return JSON.stringify([Object.entries(localStorage), await Promise.all(caching)])
  })

const ownTicket = (page: Page) => page.getByRole('article', { name: 'Your ticket' })

const offlineHeading = (page: Page) => page.getByRole('heading', { name: 'You’re offline', level: 1 })

test('a check-in page reopened offline keeps its scans, and sends them once the connection is back', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  const { person: host, page } = await enter('Adelgunde')
  const guest = await signUpByApi(url, 'Bertrada')
  await befriend(url, host, guest)
  const id = await celebrateAs(url, host, { title: 'Supper under the lime tree' })
  const code = await comeAs(url, host, guest, id)
  await page.goto(`/events/${id}/door`)
  await expect(page.getByText('0 of 1 are here')).toBeVisible()
  await isKept(page)

  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Check-in', level: 1 })).toBeVisible()
  await expect(page.getByText('Supper under the lime tree')).toBeVisible()
  await expect(page.getByText('You’re offline. Keep scanning.')).toBeVisible()
  await expect(page.getByText('0 of 1 are here')).toBeVisible()
  await expect(page.getByText(/^Last updated: /)).toBeVisible()
  await page.getByLabel('Entrance code').fill(code)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('Saved here.')
  await expect(page.getByText('You can’t look up names offline.')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText('1 scan left to check.')).toBeVisible()

  await page.context().setOffline(false)
  await expect(page.getByText('1 of 1 are here')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Latest scans on this device' })).toContainText('Bertrada 1 person')
  await expect(page.getByText('left to check')).toHaveCount(0)
  await expect(page.getByRole('searchbox', { name: 'Name' })).toBeVisible()
})

test('any other page says that it is offline, and recovers by itself', async ({ enter, expectAccessible }) => {
  const { page } = await enter('Chlodwig')
  await page.goto('/home')
  await isKept(page)

  await page.context().setOffline(true)
  await page.goto('/friends')
  await expect(offlineHeading(page)).toBeVisible()
  await expect(accountButton(page)).toBeVisible()
  await expectAccessible(page)
  const again = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await again
  await expect(offlineHeading(page)).toBeVisible()
  await page.goto('/about-us')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(offlineHeading(page)).toHaveCount(0)
  await page.goto('/notifications')
  await expect(offlineHeading(page)).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible()
})

test('a page opened offline says so in the part that could not load', async ({ enter }) => {
  const { page } = await enter('Dankwart')
  await page.goto('/home')
  await isKept(page)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Explore', exact: true }).first().click()
  await expect(page.getByRole('main').getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('main').getByRole('heading', { name: 'You’re offline' })).toHaveCount(0)
})

test('signing out removes all check-in data from the device', async ({ enter, product: { url } }) => {
  const { person: host, page } = await enter('Cosima')
  const id = await celebrateAs(url, host, { title: 'A secret supper' })
  await page.goto(`/events/${id}/door`)
  await expect(page.getByText('0 of 0 are here')).toBeVisible()
  await isKept(page)
  await page.getByLabel('Entrance code').fill('ZZZZ ZZZZ')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('Not for this event')
  expect(await written(page)).toContain('A secret supper')
  await logOut(page)
  await expect(page).toHaveURL(/sign-in/)
  const left = await written(page)
  for (const word of ['A secret supper', 'ZZZZZZZZ', 'door-event', host.token, '/api/', '/files/'])
    expect(left).not.toContain(word)
})

test('an invitation and its ticket open offline for guests with an account, and are gone when they sign out', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  const { person: guest, page } = await enter('Ludgera')
  const host = await signUpByApi(url, 'Meinrad')
  await befriend(url, host, guest)
  const id = await celebrateAs(url, host, { title: 'Midsummer supper', address: 'Hidden Lane 5' })
  const code = await comeAs(url, host, guest, id)
  await page.goto(`/events/${id}`)
  await expect(ownTicket(page)).toBeVisible()
  await isKept(page)
  await expect.poll(() => written(page)).toContain(`offline:ticket:${id}`)

  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Midsummer supper', level: 1 })).toBeVisible()
  await expect(page.getByText('You’re offline. This is the invitation as you last saw it.')).toBeVisible()
  await expect(ownTicket(page).getByRole('img', { name: 'Your ticket’s QR code' })).toBeVisible()
  await expect(ownTicket(page)).toContainText(code.slice(0, 4))
  await expectAccessible(page)
  await page.context().setOffline(false)
  await expect(page.getByText('You’re offline. This is the invitation as you last saw it.')).toHaveCount(0)

  await logOut(page)
  await expect(page).toHaveURL(/sign-in/)
  const left = await written(page)
  for (const word of ['Midsummer supper', 'Hidden Lane', code, 'offline:', '/api/']) expect(left).not.toContain(word)
})

test('an invitation and its ticket open offline for guests without an account', async ({ page, product: { url } }) => {
  const host = await signUpByApi(url, 'Notker')
  const id = await celebrateAs(url, host, { title: 'Harvest table' })
  const body = JSON.stringify({ name: 'Tante Radegund' })
  const { link } = await ask<{ link: string }>(url, host, `/event/${id}/external-guest`, { method: 'POST', body })
  const { pathname } = new URL(link)
  await page.goto(`${pathname}?answer=going`)
  await page.getByRole('button', { name: 'Count me in' }).click()
  await expect(ownTicket(page)).toBeVisible()
  await isKept(page)

  await page.context().setOffline(true)
  await page.goto(`${pathname}?answer=going`)
  await expect(page.getByRole('heading', { name: 'Harvest table', level: 1 })).toBeVisible()
  await expect(ownTicket(page).getByRole('img', { name: 'Your ticket’s QR code' })).toBeVisible()
  await expect(ownTicket(page)).toContainText('Tante Radegund')
})

/** Uses a persistent context, because Chromium installs nothing from the private windows of other journeys. */
const ownWindow = test.extend<{ page: Page }>({
  page: async ({ playwright, launchOptions, baseURL }, use) => {
    const profile = await playwright.chromium.launchPersistentContext('', { ...launchOptions, baseURL })
    await use(await profile.newPage())
    await profile.close()
  },
})

ownWindow('Celebrio can be installed, with a name, colours and icons that are there', async ({ page, request }) => {
  await page.goto('/sign-in')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await request.get(address ?? '')
  const manifest = (await answer.json()) as {
    name: string
    start_url: string
    display: string
    icons: { src: string; type: string; sizes: string; purpose: string }[]
  }
  expect(manifest).toMatchObject({ name: 'Celebrio', start_url: '/', display: 'standalone' })
  expect(manifest.icons).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ sizes: '192x192', type: 'image/png', purpose: 'any' }),
      expect.objectContaining({ sizes: '512x512', type: 'image/png', purpose: 'any' }),
      expect.objectContaining({ sizes: '512x512', type: 'image/png', purpose: 'maskable' }),
    ]),
  )
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src)
    expect([icon.status(), icon.headers()['content-type']], src).toEqual([200, type])
  }
  const session = await page.context().newCDPSession(page)
  expect((await session.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
})
