import { celebrateAs } from '../../fixtures/events.ts'
import { expect, test } from '../../fixtures/journey.ts'

test('a host prints the card of the open link: the title, the date and the code, and nothing else', async ({
  enter,
  product,
}) => {
  const { person: host, page } = await enter('Eulalia')
  const id = await celebrateAs(product.url, host, { title: 'Walnut feast' })
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-asked', 'print')
  })
  await page.goto(`/events/${id}/invite`)
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  await page.getByRole('button', { name: 'Print card' }).click()
  await expect(page.locator('html[data-asked="print"]')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Walnut feast', level: 3 })).toBeVisible()
  const code = page.getByRole('img', { name: 'QR code of the invite link' })
  await expect(code).toBeVisible()
  await expect.poll(async () => (await code.boundingBox())?.width).toBeGreaterThan(200)
  await expect(page.getByText(/6:30|18:30/).first()).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('textbox')).toHaveCount(0)

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  await expect(page.getByRole('button', { name: 'Print card' })).toBeVisible()
})
