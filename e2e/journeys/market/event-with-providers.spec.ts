import type { Page } from '@playwright/test'
import { bookByApi, stepByApi } from '../../fixtures/bookings.ts'
import { cartByApi, menuByApi } from '../../fixtures/carts.ts'
import { florist } from '../../fixtures/companies.ts'
import { openStep, pickStart } from '../../fixtures/event-form.ts'
import { search, toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { type Person, signUpByApi } from '../../fixtures/people.ts'
import { ask } from '../../fixtures/posts.ts'
import { companyOf, travelsByApi } from '../../fixtures/stores.ts'

const arch = { name: 'Rose arch', price: 120 }

type Asked = { event: { title: string; guests: number }; message: string; total: number }

const requestsTo = async (url: string, provider: Person) =>
  (await ask<{ bookings: Asked[] }>(url, provider, '/booking?side=provider')).bookings

async function seller(url: string, name: string, company_name: string) {
  const person = await signUpByApi(url, name, { ...(await florist(url)), company_name })
  return { person, id: await companyOf(url, person), menu: await menuByApi(url, person, [arch]) }
}

const create = (page: Page) => page.getByRole('button', { name: 'Create Event' }).click()

/** What the form asks for, with providers. */
async function fill(page: Page, title: string, typed = 'Sevil', city = 'Seville, Andalusia, Spain'): Promise<void> {
  await openStep(page, 'What and when')
  await page.getByLabel('Title').fill(title)
  await pickStart(page, '2027-06-12T18:30')
  await openStep(page, 'Where')
  await search(page, 'City or town', typed, city)
  await page.getByLabel('Address').fill('Calle Feria 12')
  await openStep(page, 'Who')
  await page.getByLabel('Number of guests').fill('80')
}

test(
  'an event is created and its providers are asked in one go; without a service nothing is',
  bothWidths,
  async ({ enter, product: { url }, expectAccessible }) => {
    const { person, id } = await seller(url, 'Lavinia', 'Lavender & Lime')
    const { page } = await enter('Myrtle')
    await page.goto(`/create-sp-event/${id}`)
    await expect(page.getByRole('heading', { name: 'Create New Event' })).toBeAttached()
    await create(page)
    await expect(page.getByText('This field is required').first()).toBeVisible()
    await openStep(page, 'Where')
    await expect(page.getByRole('combobox', { name: 'City or town' })).toHaveAccessibleDescription(
      'This field is required',
    )
    await fill(page, 'Midsummer')
    await page.getByLabel('Number of guests').fill('many')
    await create(page)
    await expect(page.getByText('Only numbers, please.')).toBeVisible()
    await page.getByLabel('Number of guests').fill('80')
    await create(page)
    await expect(page.getByText('At least add 1 service')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Choose from Lavender & Lime' }).click()
    await page.getByRole('button', { name: 'Add Rose arch' }).click()
    await page.getByRole('link', { name: 'Create Event' }).filter({ visible: true }).last().click()
    await expect(page.getByLabel('Title')).toHaveValue('Midsummer')
    await openStep(page, 'Services')
    await page.getByRole('button', { name: 'More of Rose arch' }).click()
    await expectAccessible(page)
    await create(page)
    await expect(page.getByRole('heading', { name: 'Your request is on its way' })).toBeVisible()
    await expectAccessible(page)
    expect(await requestsTo(url, person)).toMatchObject([{ event: { title: 'Midsummer', guests: 80 }, total: 240 }])
    await page.getByRole('link', { name: 'Invite guests' }).click()
    await expect(page.getByRole('heading', { name: 'Who’s coming?' })).toBeVisible()
    await page.goto(`/create-sp-event/${id}`)
    await expect(page.getByLabel('Title')).toHaveValue('')
  },
)

test('when the request is refused the event stands, and its checkout follows', async ({ enter, product: { url } }) => {
  const { person, id, menu } = await seller(url, 'Narcissa', 'Narcissus & Nettle')
  const { person: host, page } = await enter('Olearia')
  await cartByApi(url, host, menu.choice())
  await page.goto(`/create-sp-event/${id}`)
  await fill(page, 'Harvest supper')
  await expect(page.getByRole('main').getByText('€120.00').first()).toBeVisible()
  await menu.sell([{ ...arch, price: 130 }])
  await create(page)
  await expect(toast(page, 'Event Created')).toBeVisible()
  await expect(page.getByText('Your event is created. Your providers haven’t been asked yet.')).toBeVisible()
  await expect(page.getByText('Harvest supper')).toBeVisible()
  await expect(page.getByLabel('Number of guests')).toHaveValue('80')
  expect(await requestsTo(url, person)).toHaveLength(0)
  await page.getByRole('button', { name: 'Accept changes' }).click()
  await expect(page.getByText('Something has changed since you added it.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send request' }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { name: 'Your request is on its way' })).toBeVisible()
  expect(await requestsTo(url, person)).toMatchObject([{ event: { title: 'Harvest supper' }, total: 130 }])
})

test('who is free on the chosen day is seen while the event is created; one is told something, another left out', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  const free = await seller(url, 'Phlox', 'Phlox & Pine')
  const off = await seller(url, 'Quince', 'Quince Quarter')
  const spared = await seller(url, 'Rhubarb', 'Rhubarb Row')
  const { person: host, page } = await enter('Sorrel')
  for (const { menu } of [free, off, spared]) await cartByApi(url, host, menu.choice())
  const body = JSON.stringify({ from: '2027-06-12', is_off: true })
  await ask(url, off.person, '/store/availability/day', { method: 'PUT', body })
  await page.goto(`/create-sp-event/${free.id}`)
  await fill(page, 'Saint John’s Eve')
  await openStep(page, 'Services')
  await expect(page.getByText('Free on Sat, Jun 12')).toHaveCount(2)
  await expect(page.getByText('Quince Quarter is off that day. What you chose stays in your cart.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See others free that day' })).toHaveAttribute(
    'href',
    /free_on=2027-06-12/,
  )
  await expect(page.getByLabel('Message to Quince Quarter')).toHaveCount(0)
  await page.getByLabel('Ask Rhubarb Row').uncheck()
  await page.getByLabel('Message to Phlox & Pine').fill('By the bonfire, please.')
  await expect(page.getByRole('region', { name: 'Checkout summary' })).toContainText('€120.00')
  await expectAccessible(page)
  await page.reload()
  await openStep(page, 'Services')
  await expect(page.getByLabel('Message to Phlox & Pine')).toHaveValue('By the bonfire, please.')
  await expect(page.getByLabel('Ask Rhubarb Row')).not.toBeChecked()
  await create(page)
  await expect(page.getByRole('heading', { name: 'Your request is on its way' })).toBeVisible()
  expect(await requestsTo(url, free.person)).toMatchObject([{ message: 'By the bonfire, please.', total: 120 }])
  for (const { person } of [off, spared]) expect(await requestsTo(url, person)).toHaveLength(0)
})

test('who does not come as far as to the new event is not asked; the others are', async ({
  enter,
  product: { url },
}) => {
  const near = await seller(url, 'Tansy', 'Tansy & Thyme')
  const far = await seller(url, 'Umbel', 'Umbel Umbrellas')
  await travelsByApi(url, far.person, 1)
  const { person: host, page } = await enter('Valerian')
  for (const { menu } of [near, far]) await cartByApi(url, host, menu.choice())
  await page.goto(`/create-sp-event/${near.id}`)
  await fill(page, 'Midsummer far away', 'Barcel', 'Barcelona, Catalonia, Spain')
  await openStep(page, 'Services')
  await expect(page.getByText('Umbel Umbrellas travels up to 1 km. Your event is farther away.')).toBeVisible()
  await create(page)
  await expect(page.getByRole('heading', { name: 'Your request is on its way' })).toBeVisible()
  expect(await requestsTo(url, near.person)).toHaveLength(1)
  expect(await requestsTo(url, far.person)).toHaveLength(0)
  await page.goto('/cart')
  await expect(page.getByText('Umbel Umbrellas').first()).toBeVisible()
})

test('a guest finds a public event by the category of what is booked for it', async ({
  page,
  product: { url },
  expectAccessible,
}) => {
  const { person, menu } = await seller(url, 'Flora', 'Camomile & Rue')
  const title = 'Camomile evening'
  const id = await bookByApi(url, await signUpByApi(url, 'Ottoline'), menu, {
    title,
    quantities: [1],
    open_to: 0,
  })
  await stepByApi(url, person, id, 'accept')
  const found = async () => (await fetch(`${url}/api/v1/event/public?keyword=camomile&category_id=37`)).text()
  await expect.poll(found).toContain(title)
  await page.goto('/public-events?keyword=camomile')
  const event = page.getByRole('link', { name: title })
  await search(page, 'Category', 'Flowers', 'Flowers')
  await expect(page).toHaveURL(/category_id=37/)
  await expect(event).toBeVisible()
  await expectAccessible(page)
  await search(page, 'Category', 'DJ', 'DJs')
  await expect(event).toBeHidden()
  await page.goto('/public-events?category_id=37&keyword=%00camomile')
  await expect(event).toBeVisible()
  await expect(page.getByLabel('Search Within')).toHaveValue('camomile')
})
