import type { Page } from '@playwright/test'
import { florist } from '../../fixtures/companies.ts'
import { toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'

const abla = { latitude: 37.1437, longitude: -2.7791, accuracy: 18 }
const madrid = { latitude: 40.4168, longitude: -3.7038, accuracy: 5 }
const editing = '/sp-profile/edit'

const field = (page: Page) => page.getByRole('group', { name: 'Where we measure distances from' })
const here = (page: Page) => field(page).getByRole('button', { name: 'Use my current location' })
const center = 'Distances are measured from the center of Abla.'

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(toast(page, 'Your company has been updated.')).toBeVisible()
  await page.goto(editing)
}

test('where a store is measured from is not guessed: neither without leave, nor vaguely, nor far away', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  const { page } = await enter('Primitiva', await florist(url))
  await page.goto(editing)
  await expect(field(page)).toContainText(center)
  await here(page).click()
  await expect(field(page)).toContainText('Your browser isn’t sharing your location.')
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ ...abla, accuracy: 24_000 })
  await here(page).click()
  await expect(field(page)).toContainText('Your location is only accurate to 24 km.')
  await expect(field(page)).toContainText(center)
  await page.context().setGeolocation(madrid)
  await here(page).click()
  await expect(field(page)).toContainText('from your current location, accurate to about 5 m.')
  // Before anything is saved.
  const far = 'That’s more than 100 km from Abla. Set your location when you’re at your address, or change'
  await expect(field(page)).toContainText(far)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(field(page)).toContainText(far)
  await expect(here(page)).toBeFocused()
  await expectAccessible(page)
  await field(page).getByRole('button', { name: 'Undo' }).click()
  await expect(field(page)).toContainText(center)
  await expect(field(page)).not.toContainText('100 km')
  await expect(here(page)).toBeFocused()
  await save(page)
  await expect(field(page)).toContainText(center)
})

test(
  'a store is measured from where its owner stands, until they move or say otherwise',
  bothWidths,
  async ({ page: guest, enter, product: { url }, expectAccessible }) => {
    const { page, person } = await enter('Nicéfora', await florist(url))
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation(abla)
    await page.goto(editing)
    await here(page).click()
    await page.reload()
    await expect(field(page)).toContainText('from your current location, accurate to about 20 m.')
    await save(page)
    await expect(field(page)).toContainText('Distances are measured from the location you saved.')
    await expectAccessible(page)
    const headers = { authorization: `Bearer ${person.token}` }
    const me = await (await guest.request.get(`${url}/api/v1/profile/me`, { headers })).json()
    expect(me.user.service_provider).toMatchObject({ lat: 37.1437, lng: -2.7791 })

    await page.getByRole('textbox', { name: 'Address', exact: true }).fill('Calle Nueva 7')
    await expect(page.getByText('When you save, we’ll remove the exact location of your old address.')).toBeVisible()
    await expect(field(page)).toContainText(center)
    await here(page).click()
    await expect(page.getByText('When you save, we’ll remove')).toBeHidden()
    await save(page)
    await expect(field(page)).toContainText('Distances are measured from the location you saved.')

    await field(page).getByRole('button', { name: 'Use the city center instead' }).click()
    await expect(field(page)).toContainText('Distances will be measured from the center of Abla.')
    await field(page).getByRole('button', { name: 'Undo' }).click()
    await expect(field(page)).toContainText('the location you saved')
    await field(page).getByRole('button', { name: 'Use the city center instead' }).click()
    await save(page)
    await expect(field(page)).toContainText(center)
  },
)
