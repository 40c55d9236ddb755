import { celebrateAs } from '../../fixtures/events.ts'
import { search } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'

test('the preview of an invitation shows the place as it was chosen', async ({ enter }) => {
  const { page } = await enter('Amalie')
  await page.goto('/create-event-no-sp')
  await page.getByRole('textbox', { name: 'Address' }).fill('Long Table Garden')
  await page.getByRole('button', { name: 'Choose country, state and city' }).click()
  await search(page, 'Country', 'Leb', 'Lebanon')
  const preview = page.getByRole('switch', { name: 'Preview' })
  await preview.check()
  const invitation = page.getByRole('region', { name: 'Preview' })
  await expect(invitation).toContainText('Long Table Garden, Lebanon')
})

test('one search fills in city, state and country, by keys alone, and a reload keeps it', async ({
  enter,
  expectAccessible,
}) => {
  const { page } = await enter('Annelise')
  await page.goto('/create-event-no-sp')
  await page.getByRole('switch', { name: 'Preview' }).check()
  const preview = page.getByRole('region', { name: 'Preview' })
  const place = page.getByRole('combobox', { name: 'City or town' })
  const option = page.getByRole('option', { name: 'Alcalá de Henares, Madrid, Spain' })
  await place.fill('alcala de hen')
  await expect(option).toBeVisible()
  await expectAccessible(page)
  await place.fill('')
  await place.focus()
  await page.keyboard.type('alcala de hen')
  // The first result is chosen as soon as it belongs to what is typed.
  await expect(option).toHaveAttribute('data-combobox-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(place).toHaveValue('Alcalá de Henares, Madrid, Spain')
  await expect(preview).toContainText('Alcalá de Henares, Madrid, Spain')
  await page.reload()
  await expect(place).toHaveValue('Alcalá de Henares, Madrid, Spain')
  await page.getByRole('button', { name: 'Choose country, state and city' }).click()
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('Madrid')
  await expectAccessible(page)
  await search(page, 'Country', 'Leb', 'Lebanon')
  await expect(place).toHaveValue('Lebanon')
  await place.fill('zzzzzz')
  await expect(page.getByRole('listbox', { name: /City or town/ }).getByText('No search result')).toBeVisible()
  await place.press('Escape')
  await page.getByRole('combobox', { name: 'Country' }).focus()
  await expect(place).toHaveValue('Lebanon')
})

test('a search for a place says when it fails, and a slow one that it searches', async ({ enter }) => {
  const { page } = await enter('Bettine')
  await page.goto('/create-event-no-sp')
  const place = page.getByRole('combobox', { name: 'City or town' })
  await page.route('**/api/v1/place?*', route => route.fulfill({ status: 500, json: {} }))
  await place.fill('sevil')
  await expect(place).toHaveAccessibleDescription(/\w/)
  await expect(place).toHaveAttribute('aria-invalid', 'true')
  await page.unroute('**/api/v1/place?*')
  let answer = () => {}
  const asked = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route('**/api/v1/place?*', async route => {
    await asked
    await route.continue()
  })
  await place.fill('sevilla')
  await expect(page.getByText('Searching…')).toBeVisible()
  await place.press('Enter')
  await expect(page.getByText('This field is required')).toHaveCount(0)
  answer()
  await page.getByRole('option', { name: 'Seville, Andalusia, Spain' }).click()
  await expect(place).toHaveValue('Seville, Andalusia, Spain')
})

test('the page of an event opens a map and the links in its description', async ({
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
