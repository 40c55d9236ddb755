import type { Page } from '@playwright/test'
import { bookByApi, laterToday, stepByApi } from '../../fixtures/bookings.ts'
import { cartByApi, menuByApi, quantityIn } from '../../fixtures/carts.ts'
import { said, writeAs } from '../../fixtures/chat.ts'
import { florist } from '../../fixtures/companies.ts'
import { befriend, celebrateAs } from '../../fixtures/events.ts'
import { findProviders } from '../../fixtures/finding.ts'
import { toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'
import { ask } from '../../fixtures/posts.ts'
import { companyOf } from '../../fixtures/stores.ts'

const arch = { name: 'Rose arch', price: 120 }
const palm = { name: 'Palm', price: 30 }

const trail = (page: Page) => page.getByRole('list', { name: 'History' })
const last = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).filter({ visible: true }).last()
const startIn = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

/** Finds a provider by the whole name, and goes to their page. */
async function find(page: Page, name: string): Promise<void> {
  await findProviders(page, name)
  await expect(page).toHaveURL(/keyword=/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('article', { name }).getByRole('link').click()
  await expect(page).toHaveURL(/service-provider\/\d+$/)
}

/** Sends a review from the page of a booking. */
async function review(page: Page, words: string): Promise<void> {
  await page.getByRole('radio', { name: '5 stars: Wonderful' }).check()
  await page.getByLabel('In your words').fill(words)
  await page.getByRole('button', { name: 'Send review' }).click()
  await expect(toast(page, 'Thank you! Your review is saved.')).toBeVisible()
}

test(
  'two providers are found, asked for one event, booked, served and reviewed, while all look on',
  bothWidths,
  async ({ enter, product: { url } }) => {
    const place = await florist(url)
    const shop = await enter('Marigold', { ...place, company_name: 'Marjoram & Mint' })
    await menuByApi(url, shop.person, [arch])
    const grower = await signUpByApi(url, 'Nettle', { ...place, company_name: 'Nettle Nursery' })
    await menuByApi(url, grower, [palm])
    const { person, page } = await enter('Seraphina')

    await page.goto('/explore/service-provider')
    await find(page, 'Marjoram & Mint')
    await page.getByRole('button', { name: 'Add Rose arch' }).click()
    await page.getByRole('button', { name: 'More of Rose arch' }).click()
    await page.getByRole('link', { name: 'Add more service from other service provider' }).click()
    await find(page, 'Nettle Nursery')
    await page.getByRole('button', { name: 'Add Palm' }).click()
    await expect(quantityIn(page, 'Palm')).toHaveValue('1')
    const title = 'Seraphina’s garden'
    await celebrateAs(url, person, { title, ...laterToday(), members: 30 })
    await page.goto('/cart')
    await last(page, `Book for ${title}`).click()
    await expect(page.getByRole('region', { name: 'Your event' })).toContainText(title)
    await page.getByRole('button', { name: /^Send/ }).filter({ visible: true }).last().click()
    await expect(page.getByRole('heading', { name: 'Your 2 requests are on their way' })).toBeVisible()

    await shop.page.goto('/service-home')
    await expect(last(shop.page, 'My Booking Waiting for your answer: 1')).toBeVisible()
    await shop.page.getByRole('link', { name: /^1 request is waiting for your answer ?Answer by / }).click()
    await shop.page.getByRole('list', { name: 'Requests Lists' }).getByRole('link', { name: title }).click()
    await expect(shop.page).toHaveURL(/\/service-bookings[?]request=\d+$/)
    await quantityIn(shop.page, 'Rose arch').fill('1')
    await shop.page.getByRole('button', { name: 'Accept with changes' }).click()
    await expect(toast(shop.page, 'We’ve asked Seraphina to confirm your change')).toBeVisible()
    const asked = page.getByRole('list', { name: 'Requests' }).getByRole('listitem')
    await expect(asked.filter({ hasText: 'Marjoram & Mint' })).toContainText('To confirm')
    const { bookings } = await ask<{ bookings: { id: number }[] }>(url, grower, '/booking?side=provider')
    await stepByApi(url, grower, bookings[0]?.id ?? 0, 'accept')
    await expect(page.getByRole('heading', { name: 'Your 2 requests have been answered' })).toBeVisible()
    await page.goto('/bookings')
    await page.getByRole('region', { name: 'To confirm' }).getByRole('link', { name: title }).click()
    await page.getByRole('button', { name: 'Confirm €120.00' }).click()
    await expect(toast(page, 'Booking confirmed')).toBeVisible()
    const address = page.url()

    await shop.page.goto('/service-servings')
    await shop.page.getByRole('button', { name: 'Serving Now' }).filter({ visible: true }).first().click()
    await expect(toast(shop.page, 'Serving now')).toBeVisible()
    await shop.page.goto(address)
    await shop.page.getByRole('button', { name: 'Complete' }).click()
    await shop.page.getByRole('button', { name: 'Yes, mark as complete' }).click()
    await expect(page.getByRole('heading', { name: 'All served' })).toBeVisible()
    await review(page, 'The arch made everyone cry.')
    const [agreed, reviews] = await Promise.all([
      shop.page.getByRole('region', { name: 'What was agreed' }).boundingBox(),
      shop.page.getByRole('region', { name: 'How was it?' }).boundingBox(),
    ])
    expect(agreed?.y).toBeLessThan(reviews?.y ?? 0)
    await review(shop.page, 'She held the ladder.')
    await expect(shop.page.getByText('The arch made everyone cry.')).toBeVisible()
    await expect(page.getByText('She held the ladder.')).toBeVisible()
  },
)

test('who is declined finds others who are free that day, and goes to one of them', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  const place = await florist(url)
  const seller = await signUpByApi(url, 'Foxglove', { ...place, company_name: 'Foxglove & Son' })
  const menu = await menuByApi(url, seller, [arch])
  const other = await signUpByApi(url, 'Hellebore', { ...place, company_name: 'Hellebore House' })
  await menuByApi(url, other, [palm])
  const { person, page } = await enter('Isadora')
  const id = await bookByApi(url, person, menu, { title: 'Silver wedding', quantities: [1] })
  await page.goto(`/bookings/${id}`)
  await expect(page.getByRole('button', { name: 'Cancel request' })).toBeVisible()
  await stepByApi(url, seller, id, 'decline', { note: 'We’re full that day.' })
  await page.goto('/notifications')
  await page.getByRole('link', { name: 'Foxglove & Son can’t take your booking' }).click()
  const others = page.getByRole('region', { name: /^Who else is free on / })
  await expect(others.getByRole('list').getByRole('link').first()).toBeVisible()
  await expect(others.getByRole('link', { name: 'Foxglove & Son' })).toHaveCount(0)
  await expectAccessible(page)
  await others.getByRole('list').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/service-provider\/\d+\?day=/)
  await page.goBack()
  await others.getByRole('link', { name: 'Find more' }).click()
  await expect(page.getByRole('button', { name: /^Remove filter: Free on / })).toBeVisible()
})

test('an event that is moved or deleted on its last day leaves no provider with an old date', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  const shop = await enter('Juniper', { ...(await florist(url)), company_name: 'Juniper & Jade' })
  const menu = await menuByApi(url, shop.person, [arch])
  const { person, page } = await enter('Konstanze')
  const id = await bookByApi(url, person, menu, { title: 'Housewarming', quantities: [1], inHours: 20 })
  await stepByApi(url, shop.person, id, 'accept')
  await page.goto(`/bookings/${id}`)
  await expect(page.getByText('can’t be cancelled here')).toBeVisible()
  const { booking } = await ask<{ booking: { event: { id: number } } }>(url, person, `/booking/${id}`, {})
  await ask(url, person, `/event/${booking.event.id}`, {
    method: 'PATCH',
    body: JSON.stringify({ event_date: startIn(300) }),
  })

  await shop.page.goto('/notifications')
  await shop.page.getByRole('link', { name: /Konstanze moved an event at short notice/ }).click()
  const moved = shop.page.getByRole('region', { name: 'This event has moved' })
  await expect(moved).toContainText('If you can’t make it, cancel and say why.')
  await expect(trail(shop.page).getByText('The event was moved')).toBeVisible()
  await expectAccessible(shop.page)
  await expect(page.getByRole('region', { name: 'This event has moved' })).toContainText('We’ve told Juniper & Jade.')
  await shop.page.goto('/service-servings')
  await expect(moved).toBeVisible()

  await page.goto(`/events/${booking.event.id}`)
  await ask(url, person, `/event/${booking.event.id}`, { method: 'DELETE' })
  await shop.page.goto(`/bookings/${id}`)
  await expect(shop.page.getByRole('region', { name: 'This event has been deleted' })).toBeVisible()
  await expect(shop.page.getByRole('button', { name: 'Serving Now' })).toBeVisible()
})

test('the last place of a day goes to one of two, and the other is told so where they asked', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  const shop = await enter('Larkspur', { ...(await florist(url)), company_name: 'Larkspur Lane' })
  const menu = await menuByApi(url, shop.person, [arch])
  await ask(url, shop.person, '/store/availability', {
    method: 'PATCH',
    body: JSON.stringify({ weekdays_off: [], bookings_a_day: 1 }),
  })
  const [first, second] = [await enter('Mireille'), await enter('Norbert')]
  const hours = 24 * 45
  await bookByApi(url, first.person, menu, { title: 'Mireille at fifty', quantities: [1], inHours: hours })
  const waits = await bookByApi(url, second.person, menu, { title: 'Norbert is back', quantities: [1], inHours: hours })
  await shop.page.goto('/service-bookings')
  const list = shop.page.getByRole('list', { name: 'Requests Lists' })
  await list.getByRole('link', { name: 'Mireille at fifty' }).click()
  await shop.page.getByRole('button', { name: 'Accept and Chat' }).click()
  await expect(toast(shop.page, 'Booking accepted')).toBeVisible()
  await expect(shop.page.getByRole('heading', { name: 'Mireille · Mireille at fifty', level: 1 })).toBeVisible()
  const about = shop.page.getByRole('complementary', { name: 'Mireille at fifty' }).getByRole('link')
  await expect(about).toContainText('60 guests · €120.00')
  await expect(about).toContainText('Accepted')
  // However much is said, it is said below it.
  const chat = Number(new URL(shop.page.url()).pathname.split('/').at(-1))
  for (let at = 1; at <= 12; at += 1) await writeAs(url, shop.person, chat, `${at} roses. ${'And leaves. '.repeat(20)}`)
  await expect(said(shop.page, '12 roses.')).toBeInViewport()
  const [card, messages] = await Promise.all([
    about.boundingBox(),
    shop.page.getByRole('region', { name: 'Message list' }).boundingBox(),
  ])
  expect(messages?.y).toBeGreaterThanOrEqual((card?.y ?? 0) + (card?.height ?? 0))
  await expectAccessible(shop.page)
  await expect(shop.page.getByRole('textbox', { name: 'Write a message' })).toBeVisible()
  await shop.page.goBack()
  await list.getByRole('link', { name: 'Norbert is back' }).click()
  await expect(shop.page.getByText(/: 1 of 1 taken\./)).toBeVisible()
  await expect(shop.page.getByText('That day is full. Take more bookings a day, or decline.')).toBeVisible()
  await expect(shop.page.getByRole('button', { name: 'Accept', exact: true })).toBeDisabled()
  await expect(shop.page.getByRole('button', { name: 'Accept and Chat' })).toBeDisabled()
  await second.page.goto(`/bookings/${waits}`)
  await expect(second.page.getByText('Requested').first()).toBeVisible()
  await second.page.goto(`/service-provider/${await companyOf(url, shop.person)}`)
  await expect(second.page.getByRole('region', { name: 'Free dates' })).toBeVisible()
})

test('a co-host reads what the host has booked, and what it costs, and changes nothing', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  const seller = await signUpByApi(url, 'Orchid', { ...(await florist(url)), company_name: 'Orchid & Oak' })
  const menu = await menuByApi(url, seller, [arch])
  const host = await enter('Philippa')
  const cohost = await enter('Quentin')
  await befriend(url, host.person, cohost.person)
  const id = await bookByApi(url, host.person, menu, { title: 'Our reunion', quantities: [2] })
  await stepByApi(url, seller, id, 'accept')
  await stepByApi(url, host.person, id, 'paid', { amount: 100 })
  const { booking } = await ask<{ booking: { event: { id: number } } }>(url, host.person, `/booking/${id}`, {})
  await ask(url, host.person, `/event/${booking.event.id}/helper`, {
    method: 'POST',
    body: JSON.stringify({ user_id: cohost.person.user.id, role: 'cohost' }),
  })
  const { page } = cohost
  await page.goto(`/events-summary/${booking.event.id}`)
  const bookings = page.getByRole('region', { name: 'Bookings' })
  await expect(bookings).toContainText('booked by Philippa')
  await expect(
    page.getByRole('table', { name: 'Planned, agreed and paid' }).getByRole('row', { name: /^Bookings/ }),
  ).toHaveText(/–.*€240\.00.*€100\.00/)
  await expectAccessible(page)
  await bookings.getByRole('link', { name: 'Orchid & Oak' }).click()
  await expect(page.getByText('Booked by Philippa. Only they can change or cancel it.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'It’s all paid' })).toHaveCount(0)
  await expectAccessible(page)
  // Who plans with the host doesn't ask for the same without knowing.
  await cartByApi(url, cohost.person, menu.choice())
  await page.goto(`/cart/checkout?event_id=${booking.event.id}`)
  await expect(page.getByText('Philippa has already booked Orchid & Oak for this event.')).toBeVisible()
  await expectAccessible(page)
})

test('the navigation stays while a request waits, and the time to answer is that of the viewer’s own clock, which is named', async ({
  enter,
  product: { url },
}) => {
  const shop = await enter('Rosemary', { ...(await florist(url)), company_name: 'Rosemary & Rue' })
  const menu = await menuByApi(url, shop.person, [arch])
  const { person, page } = await enter('Solveig')
  const id = await bookByApi(url, person, menu, { title: 'Name day', quantities: [1] })
  const { booking } = await ask<{ booking: { expires_at: string } }>(url, person, `/booking/${id}`, {})
  // Not that of the event, which is in UTC.
  const timeZone = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone)
  const clock = { hour: 'numeric', minute: '2-digit', timeZone } as const
  const time = new Intl.DateTimeFormat('en', clock).format(new Date(booking.expires_at))
  expect(timeZone).not.toBe('UTC')
  await page.goto(`/bookings/${id}`)
  await expect(page.getByText(/has until .+ your time to answer\.$/)).toContainText(time)
  await shop.page.goto(`/service-bookings?request=${id}`)
  await expect(shop.page.getByRole('definition').filter({ hasText: `${time} your time` })).toBeVisible()
  await shop.page.setViewportSize({ width: 390, height: 844 })
  const navigation = shop.page.getByRole('navigation', { name: 'Main', exact: true }).filter({ visible: true })
  // The answer has the place of the navigation only where it is seen.
  await expect(navigation).toHaveCount(0)
  await shop.page.goto('/service-bookings')
  await expect(shop.page.getByRole('link', { name: 'Name day' })).toBeVisible()
  await expect(navigation.last()).toBeVisible()
})
