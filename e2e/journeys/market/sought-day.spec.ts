import type { Page } from '@playwright/test'
import { cartByApi, menuByApi, quantityIn } from '../../fixtures/carts.ts'
import { florist } from '../../fixtures/companies.ts'
import { celebrateAs } from '../../fixtures/events.ts'
import { fillSignIn } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'
import { serviceByApi } from '../../fixtures/services.ts'
import { availabilityByApi, companyOf, dayOffByApi } from '../../fixtures/stores.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A store with a service, and a day on which it does not work. */
async function store(url: string, company_name: string, offDay?: string) {
  const person = await signUpByApi(url, company_name, { ...(await florist(url)), company_name })
  await serviceByApi(url, person, { name: `Flowers of ${company_name}`, items: [{ name: 'Bouquet', price: 8 }] })
  if (offDay) await dayOffByApi(url, person, offDay)
}

const free = (page: Page) => page.getByRole('region', { name: 'Free dates' })

test('the day that one looks for goes along to the store, to what is side by side, and to a new event', async ({
  page,
  product: { url },
  expectAccessible,
}) => {
  const [day, other] = [inDays(40), inDays(41)]
  const guest = await signUpByApi(url, 'Rosalind')
  await store(url, 'Kornblume Offen')
  await store(url, 'Kornblume Zu', day)
  await page.goto('/service-provider?keyword=kornblume')
  for (const name of ['Kornblume Offen', 'Kornblume Zu'])
    await page.getByRole('checkbox', { name: `Compare ${name}` }).press('Space')
  await page.goto(`${page.url()}&free_on=${day}`)
  await expect(page.getByRole('heading', { name: '1 provider' })).toBeVisible()
  await page.getByRole('link', { name: 'Compare 2' }).click()
  const row = page.getByRole('row', { name: /^Free on/ })
  await expect(row).toContainText('Free that day')
  await expect(row).toContainText('Not free that day')
  await page.goBack()

  await page.getByRole('article', { name: 'Kornblume Offen' }).getByRole('link').click()
  await expect(page.getByRole('status').filter({ hasText: 'Free that day' })).toBeInViewport()
  await page.getByRole('link', { name: 'See the calendar' }).click()
  await expect(free(page).locator(`[data-day="${day}"]`)).toHaveAttribute('aria-pressed', 'true')
  await expect(free(page)).toBeInViewport()
  await expectAccessible(page)
  await page.evaluate(to => document.querySelector(`[data-day="${to}"]`)?.scrollIntoView({ block: 'end' }), day)
  await free(page)
    .locator(`[data-day="${other}"], [data-day="${inDays(39)}"]`)
    .first()
    .click()
  const result = free(page).getByRole('region', { name: 'Chosen day' })
  await expect(result).toContainText('Free that day')
  await expect(result).toBeInViewport()

  // It stays with who signs in, and is where an event begins.
  await page.getByRole('link', { name: 'Add Bouquet' }).click()
  await fillSignIn(page, guest)
  await expect(quantityIn(page, 'Bouquet')).toHaveValue('1')
  await page.getByRole('link', { name: 'Create Event' }).filter({ visible: true }).last().click()
  await page.getByRole('button', { name: 'Pick', exact: true }).click()
  await expect(page.getByLabel('Date and time')).toHaveValue(`${day}T19:00`)
})

test('who looks for another day than that of the only event is led to a new event first', async ({
  enter,
  product: { url },
}) => {
  const seller = await signUpByApi(url, 'Speedwell', { ...(await florist(url)), company_name: 'Ehrenpreis Blau' })
  const menu = await menuByApi(url, seller, [{ name: 'Wreath', price: 9 }])
  const { person, page } = await enter('Hyacintha')
  await cartByApi(url, person, menu.choice())
  await celebrateAs(url, person, { title: 'Attic concert', days: 30 })
  const address = `/service-provider/${await companyOf(url, seller)}`
  const ways = page.getByRole('link', { name: /^(Book for Attic concert|Create Event)$/ }).filter({ visible: true })
  await page.goto(`${address}?day=${inDays(30)}`)
  await expect(ways.first()).toHaveText('Book for Attic concert')
  await page.goto(`${address}?day=${inDays(40)}`)
  await expect(ways.first()).toHaveText('Create Event')
  // By way of the cart, too.
  await page.getByRole('link', { name: 'Your cart', exact: true }).click()
  await expect(page).toHaveURL(`/cart?day=${inDays(40)}`)
  await expect(ways.first()).toHaveText('Create Event')
  await ways.first().click()
  await page.getByRole('button', { name: 'Pick', exact: true }).click()
  await expect(page.getByLabel('Date and time')).toHaveValue(`${inDays(40)}T19:00`)
})

test('free dates begin in the month of the first day for which one can still ask', async ({
  page,
  product: { url },
}) => {
  const seller = await signUpByApi(url, 'Yarrow', { ...(await florist(url)), company_name: 'Schafgarbe Weiß' })
  await availabilityByApi(url, seller, { lead_days: 45 })
  await page.goto(`/service-provider/${await companyOf(url, seller)}`)
  await expect(free(page).locator(`[data-day="${inDays(45)}"]`)).toBeVisible()
  await page.getByRole('button', { name: 'Previous month' }).click()
  await expect(free(page).locator(`[data-day="${inDays(45)}"]`)).toHaveCount(0)
})
