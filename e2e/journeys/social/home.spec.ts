import type { Page } from '@playwright/test'
import { composer } from '../../fixtures/composer.ts'
import { toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'
import { postAs } from '../../fixtures/posts.ts'
import { phoneSize } from '../../fixtures/widths.ts'

const widget = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const close = (page: Page) => widget(page, 'Close connections')
const entry = (page: Page, name: string) => close(page).getByRole('listitem', { name })

test(
  'a suggestion is asked to connect, another is skipped, and a third stays when the connection fails',
  bothWidths,
  async ({ enter, product, expectAccessible }) => {
    const { page } = await enter('Ottilie')
    await signUpByApi(product.url, 'Pankratius')
    await signUpByApi(product.url, 'Quirin')
    await signUpByApi(product.url, 'Rosamunde von Ehrenfels')
    await page.goto('/home')
    await expect(entry(page, 'Rosamunde')).toContainText('Rosamunde von …')
    await expectAccessible(page)
    await entry(page, 'Rosamunde').getByRole('button', { name: 'Connect' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Colleague' }).check()
    await dialog.getByRole('button', { name: 'Connect' }).click()
    await expect(toast(page, 'Connection Sent')).toBeVisible()
    await expect(entry(page, 'Rosamunde')).toHaveCount(0)

    await entry(page, 'Quirin').getByRole('button', { name: 'Skip' }).click()
    await expect(entry(page, 'Quirin')).toHaveCount(0)

    await page.route('**/find-friend/*/skip', route => route.fulfill({ status: 500, json: {} }))
    await entry(page, 'Pankratius').getByRole('button', { name: 'Skip' }).click()
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('button').first()).toBeVisible()
    await expect(entry(page, 'Pankratius')).toBeVisible()
  },
)

test('a widget that fails says so, and leaves the others and the feed alone', async ({ enter, product }) => {
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
  const people = page.getByRole('complementary', { name: 'Celebrations and people' })
  await expect(people).toContainText('Close connections')
})

test('the + of the phone asks what is to be made', async ({ enter, expectAccessible }) => {
  const { page } = await enter('Theodelinde')
  await page.setViewportSize(phoneSize)
  await page.goto('/friends')
  const create = page.getByRole('navigation').getByRole('button', { name: 'Create' })
  await create.click()
  const sheet = page.getByRole('dialog', { name: 'Create' })
  await expectAccessible(page)
  await sheet.getByRole('link', { name: 'A post' }).click()
  await expect(composer(page).getByRole('textbox')).toBeFocused()
  await expect(sheet).toBeHidden()
  await create.click()
  await sheet.getByRole('link', { name: 'A celebration' }).click()
  await expect(page).toHaveURL('/create-event-no-sp')
})

/** Starts the garlands' animation and pauses it at its largest swing. @returns the number of animations */
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
