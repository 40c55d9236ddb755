import type { Page } from '@playwright/test'
import { bookByApi, stepByApi } from '../../fixtures/bookings.ts'
import { menuByApi } from '../../fixtures/carts.ts'
import { florist } from '../../fixtures/companies.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'

/** How far down what can be focused on the page stands, in the order in which the Tab key comes to it. */
const heights = (page: Page) =>
  page
    .getByRole('main')
    .locator('a[href], button:not([disabled]), input, textarea')
    .evaluateAll(all =>
      all.filter(one => one.checkVisibility()).map(one => Math.round(one.getBoundingClientRect().top + scrollY)),
    )

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone what is seen first on the page of a booking is reached first, too', async ({
  enter,
  product: { url },
}) => {
  const place = await florist(url)
  const seller = await signUpByApi(url, 'Sorrel', { ...place, company_name: 'Sorrel & Sage' })
  const menu = await menuByApi(url, seller, [{ name: 'Rose arch', price: 120 }])
  const other = await signUpByApi(url, 'Tansy', { ...place, company_name: 'Tansy & Thyme' })
  await menuByApi(url, other, [{ name: 'Palm', price: 30 }])
  const { person, page } = await enter('Ursula')
  const id = await bookByApi(url, person, menu, { title: 'Silver wedding', quantities: [1] })
  await stepByApi(url, seller, id, 'decline', { note: 'We’re full that day.' })
  await page.goto(`/bookings/${id}`)
  const others = page.getByRole('region', { name: /else is free on|else nearby is free on/ })
  await expect(others.getByRole('link', { name: 'Find more' })).toBeVisible()
  const history = page.getByRole('list', { name: 'History' })
  const [above, below] = [await others.boundingBox(), await history.boundingBox()]
  expect(above?.y).toBeLessThan(below?.y ?? 0)
  const found = await heights(page)
  expect(found.length).toBeGreaterThan(4)
  // Things side by side may differ by some pixels.
  for (const [at, height] of found.entries())
    expect(height, `number ${at}`).toBeGreaterThanOrEqual((found[at - 1] ?? 0) - 44)
})
