import { readFile } from 'node:fs/promises'
import { celebrateAs } from '../../fixtures/events.ts'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'

test('an event is added to a calendar, and a feed subscribes to all of them', async ({
  enter,
  product,
  request,
  expectAccessible,
}) => {
  const { person, page } = await enter('Jodok')
  const id = await celebrateAs(product.url, person, { title: 'Apple harvest' })
  await page.goto(`/events/${id}`)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('Apple harvest.ics')
  expect(await readFile(await saved.path(), 'utf8')).toContain('SUMMARY:Apple harvest')

  await page.goto('/my-events')
  await page.getByRole('button', { name: 'Subscribe to calendar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Subscribe to calendar' })
  await dialog.getByRole('button', { name: 'Create a link' }).click()
  const address = await dialog.getByRole('textbox', { name: 'Your calendar link' }).inputValue()
  const app = dialog.getByRole('link', { name: 'Open in your calendar app' })
  await expect(app).toHaveAttribute('href', address.replace('http:', 'webcal:'))
  await expectAccessible(page)
  const path = new URL(address).pathname
  expect(await (await request.get(path)).text()).toContain('SUMMARY:Apple harvest')

  await page.reload()
  await page.getByRole('button', { name: 'Subscribe to calendar' }).click()
  await expect(dialog.getByText('You already have a link.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Turn off the link' }).click()
  await expect(toast(page, 'The link no longer works')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Create a link' })).toBeVisible()
  expect((await request.get(path)).status()).toBe(404)
})
