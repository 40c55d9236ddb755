import type { Page } from '@playwright/test'
import { card } from '../../fixtures/composer.ts'
import { pickStart } from '../../fixtures/event-form.ts'
import { celebrateAs } from '../../fixtures/events.ts'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { postAs } from '../../fixtures/posts.ts'
import { picture } from '../../fixtures/samples.ts'

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const allowed = ['clipboard-read', 'clipboard-write']

test('a new event offers a link to its page, and its address is copied', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { page } = await enter('Melusine')
  await page.context().grantPermissions(allowed)
  await page.goto('/create-event-no-sp')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a photo' }).click(),
  ])
  await chooser.setFiles(picture('garden.png'))
  await page.getByRole('textbox', { name: 'Title' }).fill('Lantern walk')
  await pickStart(page, '2036-10-01T18:30')
  await page.getByRole('button', { name: 'Create Event' }).click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(toast(page, 'Link copied')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'View event' }).click()
  await expect(page.getByRole('heading', { name: 'Lantern walk', level: 1 })).toBeVisible()
  expect(await copied(page)).toBe(product.url + new URL(page.url()).pathname)
})

test('whoever sees an event shares it, by the share sheet of the phone or by the clipboard', async ({
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

test('an event goes into the feed as a card, which shows it to whoever may see it', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { person: host } = await enter('Ottokar')
  const open = await celebrateAs(product.url, host, { title: 'Lantern regatta', open_to: 0 })
  const closed = await celebrateAs(product.url, host, { title: 'Secret soup', open_to: 5 })
  const { page } = await enter('Perpetua')
  await page.goto(`/events/${open}`)
  await page.getByRole('button', { name: 'Post to feed' }).click()
  const composer = page.getByRole('region', { name: 'New post' })
  await expect(composer.getByRole('article', { name: 'Lantern regatta' })).toBeVisible()
  await expect(composer.getByRole('textbox')).toBeFocused()
  await expect(composer.getByRole('textbox')).toHaveValue('')
  await expectAccessible(page)
  await composer.getByRole('button', { name: 'Remove from post' }).click()
  await expect(composer.getByRole('article')).toHaveCount(0)
  await page.goto(`/events/${open}`)
  await page.getByRole('button', { name: 'Post to feed' }).click()
  await composer.getByRole('textbox').fill('Row, row!')
  await page.reload()
  await composer.getByRole('textbox').fill('Who rows with me?')
  // What stands above may still come, and move the button away under a finger.
  await composer.getByRole('button', { name: 'Post', exact: true }).press('Enter')
  const post = card(page, 'Who rows with me?')
  await expect(post).not.toContainText('/events/')
  await expectAccessible(page)
  await post.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Edit Post' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit your post' })
  await expect(dialog.getByRole('textbox')).toHaveValue('Who rows with me?')
  await dialog.getByRole('textbox').fill('Who brings oars?')
  await expect(dialog.getByRole('article', { name: 'Lantern regatta' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await card(page, 'Who brings oars?').getByRole('link', { name: 'Lantern regatta' }).click()
  await expect(page.getByRole('heading', { name: 'Lantern regatta', level: 1 })).toBeVisible()

  await postAs(product.url, host, `Nobody knows ${product.url}/events/${closed}`)
  await page.goto('/home')
  await expect(card(page, 'Nobody knows')).toContainText('isn’t shared with you')
  await expect(page.getByText('Secret soup')).toHaveCount(0)
})
