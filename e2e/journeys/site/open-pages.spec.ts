import type { Page } from '@playwright/test'
import { florist } from '../../fixtures/companies.ts'
import { celebrateAs } from '../../fixtures/events.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'

/** Calls of the API that a page has made and that failed, and all that name something of its address. */
function watchCalls(page: Page) {
  const failed: string[] = []
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().includes('/api/v1/')) asked.push(new URL(request.url()).pathname)
  })
  page.on('response', answer => {
    if (answer.url().includes('/api/v1/') && answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`)
  })
  return { failed, asked }
}

test(
  'guests see notifications and summary as pages with an invitation to sign in, which leads back',
  bothWidths,
  async ({ page, product: { url }, expectAccessible }) => {
    const host = await signUpByApi(url, 'Notburga')
    const id = await celebrateAs(url, host, { title: 'Cider on the hill' })
    const { failed } = watchCalls(page)
    for (const [path, heading] of [
      ['/notifications', 'Notifications'],
      [`/events-summary/${id}`, 'Summary'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
      await expect(page).toHaveURL(path)
      const way = page.getByRole('main').getByRole('link', { name: 'Sign in' })
      await expect(way).toHaveAttribute('href', `/sign-in?next=${encodeURIComponent(path)}`)
      await expectAccessible(page)
    }
    expect(failed).toEqual([])
  },
)

test('pages of links in e-mails say that the link is not complete, and ask nothing', async ({
  page,
  expectAccessible,
}) => {
  const { failed, asked } = watchCalls(page)
  for (const path of ['/event-created', '/invalid-event', '/verify-email']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'This link isn’t complete' })).toBeVisible()
    await expect(page).toHaveURL(path)
    await expectAccessible(page)
  }
  expect(failed).toEqual([])
  expect(asked.filter(path => /event|verif/.test(path))).toEqual([])
})

test('an address with an id that is no number asks for nobody and nothing', async ({ enter }) => {
  const { page } = await enter('Kreszentia')
  const { failed, asked } = watchCalls(page)
  const pages = [
    ['/profile/nobody', 'This profile isn’t available'],
    ['/profile/12x/files', 'This profile isn’t available'],
    ['/profile/-1/music', 'This profile isn’t available'],
    ['/posts/first', 'This page isn’t on the guest list'],
    ['/events/0', 'This page isn’t on the guest list'],
    ['/events/1e3/edit', 'This page isn’t on the guest list'],
    ['/events-summary/NaN', 'This page isn’t on the guest list'],
  ] as const
  for (const [path, heading] of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  }
  expect(failed).toEqual([])
  expect(asked.filter(path => /(?:profile|post|event)\/(?!me$)/.test(path))).toEqual([])
})

test('a provider opens the page of new friends, which says whom it is for', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  const { page } = await enter('Balthasar', await florist(url))
  const { asked } = watchCalls(page)
  await page.goto('/meet-new-friend')
  await expect(page.getByRole('heading', { name: 'Meet new friends is for personal accounts' })).toBeVisible()
  await expect(page).toHaveURL('/meet-new-friend')
  expect(asked.filter(path => path.includes('meet-new-friend'))).toEqual([])
  await expectAccessible(page)
})

test('each kind that Explore may be opened with exists, behind the same guard', async ({ enter, page }) => {
  const { page: theirs } = await enter('Gumprecht')
  await theirs.goto('/explore/upcoming-events')
  await expect(theirs.getByRole('heading', { name: 'Explore', level: 1 })).toBeVisible()
  const answer = await page.goto('/explore/service-provider')
  expect(answer?.status()).toBe(200)
  await expect(page).toHaveURL('/sign-in?next=%2Fexplore%2Fservice-provider')
})

test('the bar of public pages fits small phones in every language', async ({ browser, product: { url } }) => {
  for (const language of ['en', 'fr', 'es', 'pt']) {
    const context = await browser.newContext({ baseURL: url })
    await context.addInitScript(code => localStorage.setItem('language', code), language)
    const page = await context.newPage()
    await page.goto('/sign-up')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(3)
    for (const width of [320, 340, 360, 375, 390]) {
      await page.setViewportSize({ width, height: 700 })
      const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      await expect.poll(sideways, `${language}, ${width}`).toBe(0)
    }
    await context.close()
  }
})
