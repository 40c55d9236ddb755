import { celebrateAs } from '../../fixtures/events.ts'
import { search } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'

test('the preview of an invitation says the place as it was chosen', async ({ enter }) => {
  const { page } = await enter('Amalie')
  await page.goto('/create-event-no-sp')
  await page.getByRole('textbox', { name: 'Address' }).fill('Long Table Garden')
  await search(page, 'Country', 'Leb', 'Lebanon')
  const preview = page.getByRole('switch', { name: 'Preview' })
  await preview.check()
  const invitation = page.getByRole('region', { name: 'Preview' })
  await expect(invitation).toContainText('Long Table Garden, Lebanon')
})

test('from the page of a celebration a map opens, and what its words link to', async ({
  enter,
  page,
  product,
  expectAccessible,
}) => {
  const { person: host } = await enter('Leokadia')
  const open = { open_to: 0, country_id: 724 }
  const about = 'All of it on https://example.org/lanterns.'
  const named = await celebrateAs(product.url, host, {
    ...open,
    title: 'Lantern walk',
    address: 'Calle Mayor 1',
    about,
  })
  const placed = await celebrateAs(product.url, host, { ...open, title: 'Boat trip', lat: 41.65, long: -0.88 })
  const map = page.getByRole('link', { name: 'Open map (in a new tab)' })
  await page.goto(`/events/${named}`)
  await expect(map).toHaveAttribute('href', 'https://www.openstreetmap.org/search?query=Calle+Mayor+1%2C+Spain')
  await expect(map).toHaveAttribute('target', '_blank')
  await expect(map).toHaveAttribute('rel', /noopener/)
  const link = page.getByRole('article').getByRole('link', { name: 'https://example.org/lanterns' })
  await expect(link).toHaveAttribute('href', 'https://example.org/lanterns')
  await expectAccessible(page)
  await page.goto(`/events/${placed}`)
  const marked = 'https://www.openstreetmap.org/?mlat=41.65&mlon=-0.88#map=17/41.65/-0.88'
  await expect(map).toHaveAttribute('href', marked)
})
