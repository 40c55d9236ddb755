import type { Page } from '@playwright/test'
import { toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'
import { postAs } from '../../fixtures/posts.ts'

const widget = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const close = (page: Page) => widget(page, 'Close connections')
const entry = (page: Page, name: string) => close(page).getByRole('listitem', { name })

test(
  'somebody close is asked for a connection, another one skipped, and a third stays when the line breaks',
  bothWidths,
  async ({ enter, product, expectAccessible }) => {
    const { page } = await enter('Ottilie')
    await signUpByApi(product.url, 'Pankraz')
    await signUpByApi(product.url, 'Quirin')
    await signUpByApi(product.url, 'Rosalinde von Ehrenfels')
    await page.goto('/home')
    await expect(entry(page, 'Rosalinde')).toContainText('Rosalinde von …')
    await expectAccessible(page)
    await entry(page, 'Rosalinde').getByRole('button', { name: 'Connect' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Colleague' }).check()
    await dialog.getByRole('button', { name: 'Connect' }).click()
    await expect(toast(page, 'Connection Sent')).toBeVisible()
    await expect(entry(page, 'Rosalinde')).toHaveCount(0)

    await entry(page, 'Quirin').getByRole('button', { name: 'Skip' }).click()
    await expect(entry(page, 'Quirin')).toHaveCount(0)

    await page.route('**/find-friend/*/skip', route => route.fulfill({ status: 500, json: {} }))
    await entry(page, 'Pankraz').getByRole('button', { name: 'Skip' }).click()
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('button').first()).toBeVisible()
    await expect(entry(page, 'Pankraz')).toBeVisible()
  },
)

test(
  'a widget that fails says so, and leaves the others and the feed alone',
  bothWidths,
  async ({ enter, product, isMobile }) => {
    const { person, page } = await enter('Sieglinde')
    for (const at of [1, 2, 3]) await postAs(product.url, person, `Sieglinde writes ${at}`)
    await page.route('**/hashtag/trending', route => route.fulfill({ status: 404, json: {} }))
    await page.goto('/home')
    const trending = widget(page, 'Trending hashtags')
    await expect(trending.getByRole('button', { name: 'Try Again' })).toBeVisible()
    await expect(widget(page, 'Most watched video')).toBeVisible()
    await expect(page.getByText('Sieglinde writes 3')).toBeVisible()
    await page.unroute('**/hashtag/trending')
    await trending.getByRole('button', { name: 'Try Again' }).click()
    await expect(trending.getByRole('link').first()).toBeVisible()
    const people = page.getByRole(isMobile ? 'region' : 'complementary', { name: 'People you may know' })
    await expect(people).toContainText('Close connections')
  },
)

/** Starts the swaying of the garland and stops it where it reaches furthest; how many garlands sway. */
function garlandAtItsWidest() {
  const garland = document.querySelector<HTMLElement>('[class*=bunting]')
  if (!garland) return 0
  garland.style.display = 'none'
  garland.getAnimations({ subtree: true })
  garland.style.display = ''
  const swaying = garland.getAnimations({ subtree: true })
  for (const animation of swaying) {
    animation.pause()
    animation.currentTime = 490
  }
  return swaying.length
}

test('nothing scrolls sideways, however narrow', async ({ enter }) => {
  const { page } = await enter('Theodolinde-Wilhelmine')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/home')
  await expect(widget(page, 'Trending hashtags')).toBeAttached()
  await expect(close(page)).toBeVisible()
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  expect(await page.evaluate(garlandAtItsWidest)).toBe(1)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 900, height: 700 })
  await expect(page.getByRole('complementary', { name: 'Worth discovering' })).toBeVisible()
  expect(await overflow()).toBeLessThanOrEqual(0)
})
