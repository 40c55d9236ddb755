import type { Page } from '@playwright/test'
import { celebrateAs } from '../../fixtures/events.ts'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { picture } from '../../fixtures/samples.ts'

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const allowed = ['clipboard-read', 'clipboard-write']

test('from an event that was just made a link leads to it, and its address is taken along', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { page } = await enter('Melusine')
  await page.context().grantPermissions(allowed)
  await page.goto('/create-event-no-sp')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a picture' }).click(),
  ])
  await chooser.setFiles(picture('garden.png'))
  await page.getByRole('textbox', { name: 'Title' }).fill('Lantern walk')
  await page.getByLabel('Date and time').fill('2036-10-01T18:30')
  await page.getByRole('button', { name: 'Create Event' }).click()
  const dialog = page.getByRole('dialog', { name: 'Event Created' })
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(toast(page, 'Link copied')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('link', { name: 'View event' }).click()
  await expect(page.getByRole('heading', { name: 'Lantern walk', level: 1 })).toBeVisible()
  expect(await copied(page)).toBe(product.url + new URL(page.url()).pathname)
})

test('whoever sees a celebration hands it on, by the sheet of their phone or by the clipboard', async ({
  enter,
  page,
  product,
}) => {
  const { person: host } = await enter('Nikodemus')
  const id = await celebrateAs(product.url, host, { title: 'Open garden', open_to: 0 })
  await page.context().grantPermissions(allowed)
  await page.goto(`/events/${id}`)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(toast(page, 'Link copied')).toBeVisible()
  expect(await copied(page)).toBe(`${product.url}/events/${id}`)

  await page.addInitScript(() => {
    const share = async ({ title, url }: ShareData) => void (document.title = `${title} ${url}`)
    Object.assign(navigator, { share })
  })
  await page.reload()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page).toHaveTitle(`Open garden ${product.url}/events/${id}`)
})
