import type { Page, Route } from '@playwright/test'
import { befriend, celebrateAs, inviteAs } from '../../fixtures/events.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'

declare global {
  interface Window {
    /** What has been moved by what came later, in the unit of web vitals. */
    shifted: number
  }
}

/** Adds up what moves on the page without anybody having pressed anything. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) window.shifted += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Keeps answers back until they are let go. @returns what lets them go */
async function keepBack(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/api/v1${path}`, async (route: Route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test(
  'cards above the composer come late, and nothing that can be pressed moves for them',
  bothWidths,
  async ({ enter, product: { url } }) => {
    const { person: host } = await enter('Ermengarde')
    const { person, page } = await enter('Aldegund')
    await befriend(url, host, person)
    await celebrateAs(url, person, { title: 'Lanterns on the quay', days: 9 })
    await celebrateAs(url, person, { title: 'Cider and quince', days: 19 })
    await inviteAs(url, host, person, await celebrateAs(url, host, { title: 'First frost supper', days: 12 }))

    await watchShifts(page)
    const agenda = await keepBack(page, '/event/agenda')
    const account = await keepBack(page, '/profile/me')
    await page.goto('/home')
    const post = page.getByRole('button', { name: 'Post', exact: true })
    const coming = page.waitForResponse('**/api/v1/event/agenda')
    agenda()
    await coming
    await expect(post).toHaveCount(0)
    account()
    await expect(post).toBeVisible()
    const place = await post.boundingBox()
    await expect(page.getByRole('heading', { name: 'Lanterns on the quay' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'First frost supper' })).toBeVisible()
    await expect(page.getByText('Cider and quince').first()).toBeVisible()
    expect(await post.boundingBox()).toEqual(place)
    // On a desktop widgets come beside it, each in its time.
    const isPhone = (page.viewportSize()?.width ?? 0) < 1000
    if (isPhone) expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.05)
  },
)
