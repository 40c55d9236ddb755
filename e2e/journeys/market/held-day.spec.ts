import { cartByApi, menuByApi } from '../../fixtures/carts.ts'
import { florist } from '../../fixtures/companies.ts'
import { celebrateAs } from '../../fixtures/events.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'
import { ask } from '../../fixtures/posts.ts'
import { availabilityByApi, companyOf } from '../../fixtures/stores.ts'

test('who holds a day and opens their cart later books for that day, not for an event on another one', async ({
  enter,
  product: { url },
}) => {
  const seller = await signUpByApi(url, 'Euphemia', { ...(await florist(url)), company_name: 'Scabious & Silk' })
  const menu = await menuByApi(url, seller, [{ name: 'Silk garland', price: 40 }])
  await availabilityByApi(url, seller, { allows_holds: true })
  const company = await companyOf(url, seller)
  const { person, page } = await enter('Adalbert')
  await celebrateAs(url, person, { title: 'Plum supper', days: 12 })
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  const body = JSON.stringify({ day, timezone: 'UTC' })
  await ask(url, person, `/service-provider/${company}/hold`, { method: 'POST', body })
  await cartByApi(url, person, menu.choice())
  await page.goto('/cart')
  const pay = page.getByRole('region', { name: 'Checkout summary' })
  const ways = pay.getByRole('link')
  await expect(ways.first()).toHaveText('Create Event')
  await expect(ways.first()).toHaveAttribute('href', `/create-sp-event/${company}?day=${day}`)
  await expect(ways.nth(1)).toHaveText('Book for Plum supper')
})
