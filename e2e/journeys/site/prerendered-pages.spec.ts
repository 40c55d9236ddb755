import type { Page } from '@playwright/test'
import { florist } from '../../fixtures/companies.ts'
import { celebrateAs } from '../../fixtures/events.ts'
import { accountButton, toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'
import { ask } from '../../fixtures/posts.ts'
import {
  answeredByApi,
  availabilityByApi,
  companyOf,
  languagesByApi,
  offerByApi,
  picturedServiceByApi,
} from '../../fixtures/stores.ts'

/** Opens a page, and collects what the browser asks the API and what goes wrong in the page. */
const watch = (page: Page) => {
  const calls: string[] = []
  const faults: string[] = []
  page.on('request', request => request.url().includes('/api/v1/') && calls.push(new URL(request.url()).pathname))
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', message => message.type() === 'error' && faults.push(message.text()))
  return { calls, faults }
}

/** The client has come, and shows the page that was rendered. */
const expectTakenOver = (page: Page) => expect(page.locator('[data-prerendered]')).toHaveCount(0)

test(
  'a public event is there without any script, and the client takes it over without asking again',
  bothWidths,
  async ({ browser, product, page }) => {
    const host = await signUpByApi(product.url, 'Wilhelmine')
    const end_date = `${new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)} 22:00:00`
    const id = await celebrateAs(product.url, host, { title: 'Lanterns on the quay', open_to: 0, end_date })
    const plain = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false })
    const bare = await plain.newPage()
    await bare.goto(`/events/${id}`)
    await expect(bare.getByRole('heading', { name: 'Lanterns on the quay', level: 1 })).toBeVisible()
    await expect(bare.getByRole('link', { name: 'Sign up' }).first()).toBeVisible()
    await plain.close()

    const { calls, faults } = watch(page)
    await page.goto(`/events/${id}`)
    await expect(page.getByRole('heading', { name: 'Lanterns on the quay', level: 1 })).toBeVisible()
    await expectTakenOver(page)
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(`/sign-in?next=%2Fevents%2F${id}`)
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    expect(calls.filter(path => path.startsWith('/api/v1/event'))).toEqual([])
    expect(faults).toEqual([])
  },
)

test('so is the page of a provider, with services, prices, offers and answers', async ({ browser, product, page }) => {
  const rosa = await signUpByApi(product.url, 'Rosa', await florist(product.url))
  await picturedServiceByApi(product.url, rosa, 3, [{ name: 'Bouquet', price: 60 }])
  await languagesByApi(product.url, rosa, ['es', 'en'])
  await offerByApi(product.url, rosa, { discount: 20, ends_at: '2099-11-30T03:00:00Z' })
  const mia = await signUpByApi(product.url, 'Mia')
  await answeredByApi(product.url, mia, rosa, 'Do you come to Triana?', 'Every Saturday.')
  const address = `/service-provider/${await companyOf(product.url, rosa)}`
  const plain = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false })
  const bare = await plain.newPage()
  await bare.goto(address)
  await expect(bare.getByRole('heading', { name: 'Rosa & Daughters', level: 1 })).toBeVisible()
  const main = bare.getByRole('main')
  for (const text of ['Bouquet', '€48.00', 'Spanish', 'Until November 30, 2099', 'Every Saturday.'])
    await expect(main).toContainText(text)
  await plain.close()

  const { calls, faults } = watch(page)
  await page.goto(address)
  await expectTakenOver(page)
  // The guest's own clock is five hours behind.
  await expect(page.getByRole('main')).toContainText('Until November 29, 2099')
  // Which days are free depends on that clock too.
  expect(calls.filter(path => !/\/(?:view|availability)$/u.test(path))).toEqual([])
  expect(faults).toEqual([])
})

test('so is the page of a deal, which ends by the clock of whoever reads it', async ({ product, page }) => {
  const seller = await signUpByApi(product.url, 'Radegundis')
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  const form = { title: 'Madrigal lute', description: 'Used once.', cost: 40, valid_till: `${day} 03:30:00` }
  const { deal } = await ask<{ deal: { id: number } }>(product.url, seller, '/deal', {
    method: 'POST',
    body: JSON.stringify(form),
  })
  const { faults } = watch(page)
  await page.goto(`/deals/${deal.id}`)
  await expect(page.getByRole('heading', { name: 'Madrigal lute', level: 1 })).toBeVisible()
  await expectTakenOver(page)
  await expect(page.getByText(/, (?:10|11):30\sPM$/)).toBeVisible()
  expect(faults).toEqual([])
})

/** Where the sections of a provider's page begin, from the top of the document. */
const beginnings = (page: Page) =>
  page
    .locator('main section[aria-labelledby]')
    .evaluateAll(sections =>
      sections.map(one => [one.getAttribute('aria-labelledby'), one.getBoundingClientRect().top + window.scrollY]),
    )

test('nothing on it moves when the calendar comes', bothWidths, async ({ browser, product: { url }, page }) => {
  const rosa = await signUpByApi(url, 'Rosa', await florist(url))
  await picturedServiceByApi(url, rosa, 1, [{ name: 'Bouquet', price: 60 }])
  await availabilityByApi(url, rosa, { lead_days: 12 })
  const mia = await signUpByApi(url, 'Mia')
  await answeredByApi(url, mia, rosa, 'Do you come to Triana?', 'Every Saturday.')
  const address = `/service-provider/${await companyOf(url, rosa)}`
  const plain = await browser.newContext({ baseURL: url, javaScriptEnabled: false, viewport: page.viewportSize() })
  const bare = await plain.newPage()
  await bare.goto(address)
  const rendered = await beginnings(bare)
  expect(rendered).toContainEqual(['questions-title', expect.any(Number)])
  await plain.close()

  let answer = (): void => undefined
  const answered = new Promise<void>(resolve => (answer = resolve))
  await page.route('**/availability?*', async route => {
    await answered
    await route.continue()
  })
  await page.goto(address)
  await expect(page.getByRole('region', { name: 'Free dates' }).getByRole('table')).toBeVisible()
  expect(await beginnings(page)).toEqual(rendered)
  answer()
  await expect(page.getByText('Ask at least 12 days before.')).toBeVisible()
  expect(await beginnings(page)).toEqual(rendered)
  // Nor from one month to the next, of four weeks to six.
  const next = page.getByRole('button', { name: 'Next month' })
  for (let month = 0; month < 6; month += 1) {
    await next.click()
    await expect(page.getByRole('table').and(page.locator('[aria-busy]'))).toHaveCount(0)
    expect(await beginnings(page)).toEqual(rendered)
  }
})

test('a private event is not in the document, nor in what comes with it', async ({ product, request }) => {
  const host = await signUpByApi(product.url, 'Walpurga')
  const id = await celebrateAs(product.url, host, { title: 'Secret supper of the choir', open_to: 5 })
  const answer = await request.get(`/events/${id}`, { headers: { accept: 'text/html' } })
  expect(answer.status()).toBe(200)
  expect(await answer.text()).not.toContain('Secret supper')
})

test('whoever is signed in, or has chosen another language, gets their own page', async ({
  enter,
  product,
  browser,
}) => {
  const { page, person: host } = await enter('Wendelgard')
  const id = await celebrateAs(product.url, host, { title: 'Harvest table', open_to: 0 })
  const own = watch(page)
  await page.goto(`/events/${id}`)
  await expect(accountButton(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit', exact: true }).first()).toBeVisible()
  expect(own.faults).toEqual([])

  const context = await browser.newContext({ baseURL: product.url })
  await context.addInitScript(() => localStorage.setItem('language', 'fr'))
  const guest = await context.newPage()
  await guest.goto(`/events/${id}`)
  await expect(guest.getByRole('link', { name: 'Se connecter' }).first()).toBeVisible()
  await expect(guest.locator('html')).toHaveAttribute('lang', 'fr')
  await context.close()
})

test('the first visit speaks the language of the browser', async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.url, locale: 'pt-BR' })
  const guest = await context.newPage()
  const { faults } = watch(guest)
  await guest.goto('/')
  await expect(guest.getByRole('link', { name: 'Entrar' }).first()).toBeVisible()
  await guest.goto('/about-us')
  await expect(guest.locator('html')).toHaveAttribute('lang', 'pt')
  expect(faults).toEqual([])
  await context.close()
})

test('the client does not wait for a picture that hangs', async ({ browser, product }) => {
  const host = await signUpByApi(product.url, 'Wiltrud')
  const id = await celebrateAs(product.url, host, { title: 'Slow picture', open_to: 0 })
  const context = await browser.newContext({ baseURL: product.url })
  const page = await context.newPage()
  await page.route('**/files/**', () => undefined)
  await page.goto(`/events/${id}`, { waitUntil: 'commit' })
  await expectTakenOver(page)
  await context.close()
})

test('a press that comes before the client is answered when it has come, and nothing moves', async ({
  browser,
  product,
}) => {
  const host = await signUpByApi(product.url, 'Wolfhild')
  const id = await celebrateAs(product.url, host, { title: 'Early birds', open_to: 0 })
  const permissions = ['clipboard-read', 'clipboard-write']
  const context = await browser.newContext({ baseURL: product.url, permissions, viewport: { width: 390, height: 400 } })
  const page = await context.newPage()
  const come = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async route => {
    await come.promise
    await route.continue()
  })
  await page.goto(`/events/${id}`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(toast(page, 'Link copied')).toBeHidden()
  await page.evaluate(() => scrollTo(0, 120))
  come.resolve()
  await expect(toast(page, 'Link copied')).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(120)
  await context.close()
})
