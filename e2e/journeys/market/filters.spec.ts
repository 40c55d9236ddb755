import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey.ts'

test('a filter stays pressed while a slow page follows', async ({ page }) => {
  await page.goto('/service-provider')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const rating = (name: string) => filters.getByRole('button', { name, exact: true })
  await expect(rating('Any')).toHaveAttribute('aria-pressed', 'true')
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const changes = await page.evaluateHandle(() => {
    const seen: string[] = []
    new MutationObserver(list => {
      for (const { target } of list)
        if (target instanceof Element) seen.push(`${target.textContent} ${target.getAttribute('aria-pressed')}`)
    }).observe(document.body, { subtree: true, attributeFilter: ['aria-pressed'] })
    return seen
  })
  for (const [name, address] of [
    ['4.5 and up', /min_rating=4\.5$/],
    ['4.0 and up', /min_rating=4$/],
    ['4.5 and up', /min_rating=4\.5$/],
    ['Any', /service-provider$/],
  ] as const) {
    await rating(name).click()
    await expect(page).toHaveURL(address)
    await expect(rating(name)).toHaveAttribute('aria-pressed', 'true')
  }
  expect(await changes.jsonValue()).toEqual([
    'Any false',
    '4.5 and up true',
    '4.0 and up true',
    '4.5 and up false',
    '4.0 and up false',
    '4.5 and up true',
    'Any true',
    '4.5 and up false',
  ])
})

test('a filter that is taken back before the page follows is not pressed', async ({ page }) => {
  await page.goto('/service-provider')
  const rating = (name: string) =>
    page.getByRole('complementary', { name: 'Filters' }).getByRole('button', { name, exact: true })
  await rating('4.5 and up').click()
  await expect(page).toHaveURL(/min_rating=4\.5$/)
  await rating('4.0 and up').evaluate((button: HTMLElement) => {
    const push = history.pushState.bind(history)
    const before = { state: history.state, url: location.href }
    history.pushState = (...entry) => {
      push(...entry)
      // As when somebody goes back after the router has arrived, and before React has rendered it.
      queueMicrotask(() => {
        history.replaceState(before.state, '', before.url)
        dispatchEvent(new PopStateEvent('popstate', { state: before.state }))
      })
    }
    button.click()
  })
  await expect(page).toHaveURL(/min_rating=4\.5$/)
  await expect(rating('4.5 and up')).toHaveAttribute('aria-pressed', 'true')
  await expect(rating('4.0 and up')).toHaveAttribute('aria-pressed', 'false')
})

/** Holds what the browser is asked for the position until it is let go. @returns what lets it go */
async function holdPosition(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { geolocation } = navigator
    const ask = geolocation.getCurrentPosition.bind(geolocation)
    geolocation.getCurrentPosition = (...asked) => addEventListener('allowed', () => ask(...asked), { once: true })
  })
  return () => page.evaluate(() => void dispatchEvent(new Event('allowed')))
}

test('deals: what is chosen while the browser asks for the position is kept', async ({ enter }) => {
  const { page } = await enter('Wanda')
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 40.42, longitude: -3.7 })
  await page.goto('/deals')
  const allow = await holdPosition(page)
  await page.getByRole('button', { name: 'Near me' }).click()
  await page.getByRole('button', { name: 'Free', exact: true }).click()
  await expect(page).toHaveURL(/free=1/)
  await allow()
  await expect(page).toHaveURL(/near=me/)
  expect(new URL(page.url()).searchParams.get('free')).toBe('1')
})
