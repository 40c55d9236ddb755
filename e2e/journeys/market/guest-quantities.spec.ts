import { cartByApi, menuByApi, toldQuantity } from '../../fixtures/carts.ts'
import { florist } from '../../fixtures/companies.ts'
import { celebrateAs } from '../../fixtures/events.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'
import { ask } from '../../fixtures/posts.ts'
import { dayOffByApi } from '../../fixtures/stores.ts'

const persons = 4
const buffet = { name: 'Buffet', price: 12, unit: persons }
const tasting = { name: 'Tasting menu', price: 90, unit: persons, most_qty: 100 }
const arch = { name: 'Rose arch', price: 120 }

type Asked = { event: { guests: number }; items: { name: string; qty: number }[] }

test('what is booked per person is held against the guests, and takes their number over when somebody says so', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  const provider = await signUpByApi(url, 'Quince', { ...(await florist(url)), company_name: 'Quince & Co' })
  const menu = await menuByApi(url, provider, [buffet, arch])
  const tables = await menuByApi(url, provider, [tasting], 'Tables')
  const { person, page } = await enter('Rosemary')
  await cartByApi(url, person, menu.choice(0), 30)
  await cartByApi(url, person, tables.choice(0), 30)
  await cartByApi(url, person, menu.choice(1), 1)
  await page.goto('/cart')
  // Nobody knows how many guests there are as long as there is no event.
  await expect(page.getByText('Rose arch')).toBeVisible()
  await expect(page.getByText(/guests$/)).toHaveCount(0)
  const event = await celebrateAs(url, person, { title: 'Long table', days: 40, members: 120 })
  await page.reload()
  await expect(page.getByText('For 30 of 120 guests')).toHaveCount(2)

  await page.goto(`/cart/checkout?event_id=${event}`)
  const list = page.getByRole('list', { name: 'Booked per person' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  const tastings = list.getByRole('listitem').filter({ hasText: 'Tasting menu' })
  await expect(tastings).toContainText('For 30 of 120 guests')
  await expect(tastings).toContainText('At most 100.')
  await expect(tastings.getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
  const told = toldQuantity(page)
  await list.getByRole('button', { name: 'Make it 120: Buffet' }).click()
  await told
  await expect(list.getByText('For all 120 guests')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Checkout summary' })).toContainText('€4,260.00')
  await page.getByLabel('Number of guests').fill('80')
  await expect(list.getByText('120 for 80 guests')).toBeVisible()
  await expect(tastings).toContainText('For 30 of 80 guests')
  // Another number of guests changes nothing by itself.
  await page.getByRole('button', { name: 'Send request' }).filter({ visible: true }).last().click()
  await expect(page.getByRole('heading', { name: 'Your request is on its way' })).toBeVisible()
  const { bookings } = await ask<{ bookings: Asked[] }>(url, provider, '/booking?side=provider')
  expect(bookings).toMatchObject([{ event: { guests: 80 }, items: [{ qty: 120 }, { qty: 30 }, { qty: 1 }] }])
})

test('what cannot be asked for that day is not held against the guests', async ({ enter, product: { url } }) => {
  const provider = await signUpByApi(url, 'Medlar', { ...(await florist(url)), company_name: 'Medlar & Moss' })
  const menu = await menuByApi(url, provider, [buffet])
  await dayOffByApi(url, provider, new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10))
  const { person, page } = await enter('Tansy')
  await cartByApi(url, person, menu.choice(0), 30)
  const event = await celebrateAs(url, person, { title: 'Short table', days: 40, members: 120 })
  await page.goto(`/cart/checkout?event_id=${event}`)
  await expect(page.getByRole('link', { name: 'Choose another day' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Booked per person' })).toHaveCount(0)
})

test('adults and children share the guests: they are counted together, and none of them is made as many', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  const provider = await signUpByApi(url, 'Lovage', { ...(await florist(url)), company_name: 'Lovage & Lime' })
  const menu = await menuByApi(url, provider, [buffet, { name: 'Child under ten', price: 6, unit: persons }])
  const { person, page } = await enter('Sage')
  await cartByApi(url, person, menu.choice(0), 20)
  await cartByApi(url, person, menu.choice(1), 1)
  const event = await celebrateAs(url, person, { title: 'Round table', days: 40, members: 60 })
  await page.goto('/cart')
  await expect(page.getByText('Together for 21 of 60 guests')).toHaveCount(1)
  await page.goto(`/cart/checkout?event_id=${event}`)
  const list = page.getByRole('list', { name: 'Booked per person' })
  await expect(list.getByRole('listitem')).toHaveText(['Buffet, Child under tenTogether for 21 of 60 guests'])
  await expect(page.getByRole('button', { name: /^Make it/ })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByLabel('Number of guests').fill('21')
  await expect(list.getByText('Together for all 21 guests')).toBeVisible()
  await page.getByLabel('Number of guests').fill('10')
  await expect(list.getByRole('listitem')).toHaveText([/^Buffet20 for 10 guests/])
})
