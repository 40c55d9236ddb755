import type { Page } from '@playwright/test'
import { befriend, celebrateAs, comeAs } from '../../fixtures/events.ts'
import { accountButton, logOut } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'

test.use({ serviceWorkers: 'allow' })

/** Resolves when the browser keeps all that Celebrio needs to open, and answers this page from it. */
const isKept = (page: Page) =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator
    await serviceWorker.ready
    if (serviceWorker.controller) return
    await new Promise(resolve => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  })

/** All that the browser has written down, in whatever store: names and texts. */
const written = (page: Page) =>
  page.evaluate(async () => {
    const caching = (await caches.keys()).map(async name =>
      (await (await caches.open(name)).keys()).map(({ url }) => url),
    )
    return JSON.stringify([Object.entries(localStorage), await Promise.all(caching)])
  })

const offlineHeading = (page: Page) => page.getByRole('heading', { name: 'You are offline', level: 1 })

test('a door that is opened anew without a connection keeps scans, and settles them when it is back', async ({
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
  await expect(page.getByText('0 of 1 are in')).toBeVisible()
  await isKept(page)

  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'At the door', level: 1 })).toBeVisible()
  await expect(page.getByText('Supper under the lime tree')).toBeVisible()
  await expect(page.getByText('You are offline. Go on scanning.')).toBeVisible()
  await expect(page.getByText('0 of 1 are in')).toBeVisible()
  await expect(page.getByText(/^Last update: /)).toBeVisible()
  await page.getByLabel('Entrance code').fill(code)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('Kept here.')
  await expect(page.getByText('Names cannot be looked up without a connection.')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText('1 scan waits to be checked.')).toBeVisible()

  await page.context().setOffline(false)
  await expect(page.getByText('1 of 1 are in')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Last scans on this device' })).toContainText('Bertrada 1 person')
  await expect(page.getByText('wait to be checked')).toHaveCount(0)
  await expect(page.getByRole('searchbox', { name: 'Name' })).toBeVisible()
})

test('any other page says that it is offline, and comes back by itself', async ({ enter, expectAccessible }) => {
  const { page } = await enter('Chlodwig')
  await page.goto('/home')
  await isKept(page)

  await page.context().setOffline(true)
  await page.goto('/friends')
  await expect(offlineHeading(page)).toBeVisible()
  await expect(accountButton(page)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(offlineHeading(page)).toBeVisible()
  await page.goto('/about-us')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(offlineHeading(page)).toHaveCount(0)
  await page.goto('/notifications')
  await expect(offlineHeading(page)).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible()
})

test('a page that is opened when the connection is gone says so in the part that could not come', async ({ enter }) => {
  const { page } = await enter('Dankwart')
  await page.goto('/home')
  await isKept(page)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Explore', exact: true }).first().click()
  await expect(page.getByRole('main').getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('main').getByRole('heading', { name: 'You are offline' })).toHaveCount(0)
})

test('who signs out leaves nothing of the door behind', async ({ enter, product: { url } }) => {
  const { person: host, page } = await enter('Cosima')
  const id = await celebrateAs(url, host, { title: 'A secret supper' })
  await page.goto(`/events/${id}/door`)
  await expect(page.getByText('0 of 0 are in')).toBeVisible()
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

/** Chromium installs nothing from a private window, which is what journeys open otherwise. */
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
