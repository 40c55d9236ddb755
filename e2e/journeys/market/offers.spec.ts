import type { Page } from '@playwright/test'
import { florist } from '../../fixtures/companies.ts'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { ask } from '../../fixtures/posts.ts'
import { serviceByApi } from '../../fixtures/services.ts'
import { companyOf, offerByApi } from '../../fixtures/stores.ts'

const bouquets = {
  items: [
    { name: 'Bouquet', price: 60 },
    { name: 'Garland', price: 18.5 },
  ],
}

const card = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Your offers' }).getByRole('listitem').filter({ hasText: name })

async function chooseFlowers(page: Page) {
  await page.getByRole('button', { name: /^All \d+$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Categories' })
  await dialog.getByLabel('Search categories').fill('flow')
  await dialog.getByRole('button', { name: 'Flowers', exact: true }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
}

test('a florist offers an item for less, and guests see both prices', async ({ enter, product, expectAccessible }) => {
  const { page, person } = await enter('Rosa', await florist(product.url))
  await serviceByApi(product.url, person, bouquets)
  await page.goto('/service-home')
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible()
  await page.getByRole('link', { name: 'Manage Offer' }).click()
  await expect(page.getByText('You have no offer, add now')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Add Offer' }).first().click()
  await page.getByRole('button', { name: 'Save offer' }).click()
  await expect(page.getByLabel(/^Name/)).toBeFocused()
  await page.getByLabel(/^Name/).fill('Winter flowers')
  await page.getByLabel(/^Description/).fill('When the market is quiet.')
  // What the store sells is there without a look at all categories.
  await page.getByRole('button', { name: 'Flowers', exact: true }).click()
  await page.getByLabel('Discount in percent').fill('15')
  await page.getByRole('radio', { name: 'Chosen items' }).check()
  await page.getByRole('button', { name: 'Save offer' }).click()
  await expect(page.getByText('Choose at least one item.')).toBeVisible()
  const bouquet = page.getByRole('checkbox', { name: /Bouquet/ })
  await bouquet.check()
  await expect(page.getByText('€51.00')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText('We’ve kept what you started.')).toBeVisible()
  await expect(bouquet).toBeChecked()
  await page.getByRole('button', { name: 'Save offer' }).click()
  await expect(toast(page, 'Offer has been created successfully.')).toBeVisible()
  await expect(page).toHaveURL('/service-home/offers')
  await expect(card(page, 'Winter flowers')).toContainText('Bouquet: €60.00 €51.00')
  await expect(card(page, 'Winter flowers')).toContainText('15% off')
  await expectAccessible(page)
})

test('what costs nothing has no old price', async ({ enter, page: guest, product: { url } }) => {
  const { person } = await enter('Rosa', await florist(url))
  const items = [
    { name: 'Bouquet', price: 60 },
    { name: 'A card', price: 0 },
  ]
  await serviceByApi(url, person, { items })
  await offerByApi(url, person, { discount: 10 })
  await guest.goto(`/service-provider/${await companyOf(url, person)}`)
  const row = (name: string) =>
    guest
      .getByRole('listitem')
      .filter({ has: guest.getByText(name, { exact: true }) })
      .last()
  await expect(row('Bouquet')).toContainText('Regular price €60.00 Price now €54.00')
  await expect(row('A card')).toContainText('€0.00')
  await expect(row('A card')).not.toContainText('Regular price')
})

test('who gives everything away is told so before, and sees it among the services after', async ({
  enter,
  product,
}) => {
  const { page, person } = await enter('Rosa', await florist(product.url))
  await serviceByApi(product.url, person, bouquets)
  await offerByApi(product.url, person, { discount: 10 })
  await page.goto('/service-home')
  const service = page.getByRole('list', { name: 'Your services' }).getByRole('listitem')
  await expect(service).toContainText('2 items from €16.65 Regular price €18.50')
  await page.getByRole('link', { name: 'Manage Offer' }).click()
  await card(page, 'Spring').getByRole('link', { name: 'Spring' }).click()
  await page.getByLabel('Discount in percent').fill('100')
  await expect(page.getByText('Everything in this offer will be free.')).toBeVisible()
  await page.getByRole('button', { name: 'Save offer' }).click()
  await expect(toast(page, 'Offer has been updated successfully.')).toBeVisible()
  await page.getByRole('link', { name: 'Manage Services' }).click()
  await expect(service).toContainText('from €0.00')
})

test('an offer for whole categories is changed and deleted', async ({ enter, product }) => {
  const { page, person } = await enter('Rosa', await florist(product.url))
  await serviceByApi(product.url, person, bouquets)
  const offer = { name: 'Early birds', description: 'Before spring.', categories: [37], discount: 10 }
  await ask(product.url, person, '/offer', { method: 'POST', body: JSON.stringify(offer) })
  await page.goto('/service-home/offers')
  await expect(card(page, 'Early birds')).toContainText('For everything in these categories')
  await card(page, 'Early birds').getByRole('link', { name: 'Early birds' }).click()
  await page.getByLabel('Discount in percent').fill('20')
  await page.getByLabel(/^Last day/).fill('2099-12-24')
  await page.getByRole('button', { name: 'Save offer' }).click()
  await expect(toast(page, 'Offer has been updated successfully.')).toBeVisible()
  await expect(card(page, 'Early birds')).toContainText('20% off')
  await expect(card(page, 'Early birds')).toContainText('Until December 24, 2099')
  await card(page, 'Early birds').getByRole('button', { name: 'More for Early birds' }).click()
  await page.getByRole('menuitem', { name: 'Delete Offer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Offer' }).click()
  await expect(page.getByText('You have no offer, add now')).toBeVisible()
})

test('a discount of more than everything is refused where it is typed', async ({ enter, product }) => {
  const { page } = await enter('Rosa', await florist(product.url))
  await page.goto('/service-home/offers/create')
  await page.getByLabel(/^Name/).fill('Too much')
  await page.getByLabel(/^Description/).fill('More than free.')
  await chooseFlowers(page)
  const discount = page.getByLabel('Discount in percent')
  for (const [wrong, said] of [
    ['101', 'At most 100.'],
    ['12.5', 'Whole numbers only.'],
    ['12,5', 'Whole numbers only.'],
    ['-5', 'At least 0.'],
    ['half', 'Only numbers, please.'],
  ] as const) {
    await discount.fill(wrong)
    await page.getByRole('button', { name: 'Save offer' }).click()
    await expect(discount).toBeFocused()
    await expect(discount).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(said)).toBeVisible()
  }
})
