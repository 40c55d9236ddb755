import type { Page } from '@playwright/test'
import { cartByApi, menuByApi } from '../../fixtures/carts.ts'
import { florist } from '../../fixtures/companies.ts'
import { celebrateAs } from '../../fixtures/events.ts'
import { search, toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { type Person, signUpByApi } from '../../fixtures/people.ts'
import { ask } from '../../fixtures/posts.ts'
import { travelsByApi } from '../../fixtures/stores.ts'

const palms = { name: 'Palm', price: 30 }

/** A florist who sells one thing. */
async function seller(url: string, name: string, company_name: string) {
  const person = await signUpByApi(url, name, { ...(await florist(url)), company_name })
  return { person, menu: await menuByApi(url, person, [palms]) }
}

/** What a provider was asked for. */
const requestsTo = async (url: string, provider: Person) =>
  (await ask<{ bookings: { message: string; total: number }[] }>(url, provider, '/booking?side=provider')).bookings

const send = (page: Page) => page.getByRole('button', { name: /^Send/ }).filter({ visible: true }).last()

test(
  'the providers in the cart are asked for an event, each once and in their own words',
  bothWidths,
  async ({ enter, product: { url }, expectAccessible }) => {
    const fern = await seller(url, 'Fernanda', 'Fern & Frond')
    const gorse = await seller(url, 'Gorse', 'Gorse Growers')
    const { person, page } = await enter('Hyacinth')
    for (const { menu } of [fern, gorse]) await cartByApi(url, person, menu.choice(), 2)

    await page.goto('/cart')
    const onwards = (name: string) => page.getByRole('link', { name }).filter({ visible: true }).last()
    await expect(onwards('Create Event')).toBeVisible()
    await expect(onwards('Choose an event')).toHaveCount(0)
    await celebrateAs(url, person, { title: 'Later party', days: 60 })
    await page.reload()
    await expect(onwards('Book for Later party')).toBeVisible()
    const event = await celebrateAs(url, person, { title: 'Garden party', days: 40, members: 25 })
    await page.reload()
    await onwards('Choose an event').click()
    // Of two nobody knows which one is meant.
    const which = page.getByRole('region', { name: 'Which event is it for?' })
    await expect(which).toBeVisible()
    await expectAccessible(page)
    await which.getByRole('button', { name: /Garden party/ }).click()
    await expect(page.getByRole('region', { name: 'Your event' })).toContainText('Garden party')
    await expect(page.getByLabel('Number of guests')).toHaveValue('25')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Change' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Later party/ })
      .click()
    await expect(page.getByRole('region', { name: 'Your event' })).toContainText('Later party')
    await expect(page.getByLabel('Number of guests')).toHaveValue('')
    await send(page).click()
    await expect(page.getByText('This field is required')).toBeInViewport()
    await expect(page.getByLabel('Number of guests')).toBeFocused()
    await page.getByRole('button', { name: 'Change' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Garden party/ })
      .click()

    await page.getByLabel('Message to Fern & Frond').fill('By the lake, please.')
    await page.reload()
    await expect(page.getByLabel('Message to Fern & Frond')).toHaveValue('By the lake, please.')
    await gorse.menu.sell([{ ...palms, price: 35 }])
    await send(page).dblclick()
    await expect(page.getByText('Something has changed since you added it.')).toBeVisible()
    await expect(page.getByText('Was €30.00')).toBeVisible()
    await page.getByRole('button', { name: 'Accept changes' }).filter({ visible: true }).last().click()
    await expect(page.getByText('Something has changed since you added it.')).toHaveCount(0)
    await send(page).dblclick()
    await expect(page.getByRole('heading', { name: 'Your 2 requests are on their way' })).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    const requests = page.getByRole('list', { name: 'Requests' })
    await expect(requests.getByRole('listitem')).toHaveCount(2)
    // Here the clocks of the event are the viewer's own, and nothing has to be said of them.
    await expect(requests).toContainText('Answers by')
    await expect(requests).not.toContainText('your time')
    expect(await requestsTo(url, fern.person)).toMatchObject([{ message: 'By the lake, please.', total: 60 }])
    expect(await requestsTo(url, gorse.person)).toMatchObject([{ message: '', total: 70 }])
    await page.getByRole('link', { name: 'Go to the event' }).click()
    await expect(page).toHaveURL(`/events/${event}`)
    // Who asks for more reads that they have asked already, and where.
    await cartByApi(url, person, fern.menu.choice())
    await page.goto(`/cart/checkout?event_id=${event}`)
    await expect(page.getByText('You’ve already asked Fern & Frond for this event.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'View booking' }).click()
    await expect(page.getByText('By the lake, please.')).toBeVisible()
    await page.goto(`/events/${event}`)
    await page.getByRole('main').getByRole('link', { name: 'Providers' }).click()
    await expect(page.getByRole('heading', { name: 'Explore' })).toBeVisible()
    await expect(page).toHaveURL(/\/explore\?free_on=\d{4}-\d{2}-\d{2}/)
  },
)

test('a request whose answer is lost is made once; who is off that day is not asked', async ({
  enter,
  product: { url },
}) => {
  const ivy = await seller(url, 'Ivy', 'Ivy League Florals')
  const jasmine = await seller(url, 'Jasmine', 'Jasmine & Juniper')
  const { person, page } = await enter('Kerria')
  await cartByApi(url, person, ivy.menu.choice())
  await cartByApi(url, person, jasmine.menu.choice())
  const event = await celebrateAs(url, person, { title: 'Garden party', days: 40, members: 25 })
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  const off = { method: 'PUT', body: JSON.stringify({ from: day, is_off: true }) }
  await ask(url, jasmine.person, '/store/availability/day', off)
  await celebrateAs(url, person, { title: 'Sooner party', days: 20 })
  await page.goto(`/events-summary/${event}`)
  await page.getByRole('link', { name: 'Book for this event' }).click()
  await expect(page.getByRole('region', { name: 'Your event' })).toContainText('Garden party')
  await expect(page.getByText('Jasmine & Juniper is off that day. What you chose stays in your cart.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See others free that day' })).toHaveAttribute(
    'href',
    `/explore?category_id=37&free_on=${day}`,
  )
  await page.getByRole('link', { name: 'Choose another day' }).click()
  await expect(page).toHaveURL(`/events/${event}/edit?back=checkout#step-what`)
  await page.getByRole('link', { name: 'Cancel' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(`/cart/checkout?event_id=${event}`)
  await page.route('**/api/v1/booking', async route => {
    await route.fetch()
    await route.abort()
  })
  await send(page).click()
  await expect(toast(page, 'No connection. Nothing is lost: please try again.')).toBeVisible()
  await page.unroute('**/api/v1/booking')
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Remove Palm' }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await page.goto(`/cart/checkout?event_id=${event}`)
  await expect(page.getByRole('heading', { name: 'Has your request arrived?' })).toBeVisible()
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(page.getByRole('heading', { name: 'Your request is on its way' })).toBeVisible()
  expect(await requestsTo(url, ivy.person)).toHaveLength(1)
  expect(await requestsTo(url, jasmine.person)).toHaveLength(0)
})

test('who does not come as far as to the event is not asked, and says so before', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  const { person: grower, menu } = await seller(url, 'Nasturtium', 'Nasturtium Nursery')
  await travelsByApi(url, grower, 5)
  const { person, page } = await enter('Oleander')
  await cartByApi(url, person, menu.choice())
  const event = await celebrateAs(url, person, { title: 'Far party', days: 40, members: 25, lat: 64.1, long: -21.9 })
  await page.goto(`/cart/checkout?event_id=${event}`)
  await expect(page.getByText('Nasturtium Nursery travels up to 5 km. Your event is farther away.')).toBeVisible()
  await expect(
    page.getByText('None of these providers is known to travel to your event. Edit its place, or find others nearer.'),
  ).toBeVisible()
  // There is nothing to send, and nothing that it comes to.
  await expect(page.getByRole('main').getByText('€0.00')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Send/ })).toHaveCount(0)
  await expectAccessible(page)
})

test('an event without a place gets one before who says how far they come is asked', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  const { person: grower, menu } = await seller(url, 'Petunia', 'Petunia & Pansy')
  await travelsByApi(url, grower, 500)
  const { person, page } = await enter('Quillaja')
  await cartByApi(url, person, menu.choice())
  const event = await celebrateAs(url, person, { title: 'Somewhere', days: 40, members: 25 })
  await page.goto(`/cart/checkout?event_id=${event}`)
  await expect(page.getByText('Petunia & Pansy travels up to 500 km. Add the city of your event')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Edit the event’s place' }).click()
  await search(page, 'City or town', 'Sevil', 'Seville, Andalusia, Spain')
  await page.getByRole('button', { name: 'Save' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(`/cart/checkout?event_id=${event}`)
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'Your request is on its way' })).toBeVisible()
})
