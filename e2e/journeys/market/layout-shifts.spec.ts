import type { Page } from '@playwright/test'
import { florist } from '../../fixtures/companies.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'

/** How often something moved that nobody had moved, as the browser counts it. */
const countShifts = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: 'layout-shift', buffered: true })
    return observer.takeRecords().length
  })

test('the own store comes at once, so that nothing moves away from who is about to press it', async ({
  enter,
  product: { url },
}) => {
  const { page } = await enter('Rosa', await florist(url))
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/\/api\/v1\/offer$/, route => mayAnswer.then(() => route.continue()))
  const asked = page.waitForRequest(/\/api\/v1\/offer$/)
  await page.goto('/service-home')
  await asked
  const tabs = page.getByRole('navigation', { name: 'Store', exact: true })
  await expect(page.getByRole('main').getByText('Loading').first()).toBeAttached()
  await expect(tabs).toBeHidden()
  answer()
  await expect(tabs).toBeVisible()
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible()
  expect(await countShifts(page)).toBe(0)
})

/** The next Wednesday in a September: its name takes two lines beside a button on a phone. */
function longestDay(): string {
  const day = new Date()
  do day.setUTCDate(day.getUTCDate() + 1)
  while (day.getUTCMonth() !== 8 || day.getUTCDay() !== 3)
  return day.toISOString().slice(0, 10)
}

test('the form of a calendar stays where it is when the days come', bothWidths, async ({ enter, product: { url } }) => {
  const { page } = await enter('Yolaine', await florist(url))
  const days = Promise.withResolvers<void>()
  await page.route(/availability[?]|booking[?]/, route => days.promise.then(() => route.continue()))
  await page.goto(`/service-calendar?day=${longestDay()}`)
  const top = () => page.getByLabel('Bookings a day').evaluate(field => field.getBoundingClientRect().top)
  // A line in the fallback font is not as high as one in ours.
  await page.evaluate(async () => void (await document.fonts.ready))
  const before = await top()
  days.resolve()
  await expect(page.getByRole('button', { name: 'Take day off' })).toBeVisible()
  expect(await top()).toBe(before)
})
