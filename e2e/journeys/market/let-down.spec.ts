import type { Page } from '@playwright/test'
import { bookByApi, stepByApi } from '../../fixtures/bookings.ts'
import { menuByApi, quantityIn } from '../../fixtures/carts.ts'
import { florist } from '../../fixtures/companies.ts'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/own-product.ts'
import { signUpByApi } from '../../fixtures/people.ts'
import { ask } from '../../fixtures/posts.ts'

const arch = { name: 'Rose arch', price: 120 }
const palm = { name: 'Palm', price: 30 }

const trail = (page: Page) => page.getByRole('list', { name: 'History' })
const others = (page: Page) => page.getByRole('region', { name: /^Who else is free on / })
const last = (page: Page, role: 'button' | 'link', name: string | RegExp) =>
  page.getByRole(role, { name }).filter({ visible: true }).last()

test('a provider who cancels says why, and the celebrant asks another of the kind who is free that day', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  const place = await florist(url)
  const shop = await enter('Foxglove', { ...place, company_name: 'Foxglove & Son' })
  const menu = await menuByApi(url, shop.person, [arch])
  const free = await signUpByApi(url, 'Hellebore', { ...place, company_name: 'Hellebore House' })
  const palms = await menuByApi(url, free, [palm])
  const away = await signUpByApi(url, 'Bryony', { ...place, company_name: 'Bryony & Bee' })
  await menuByApi(url, away, [palm])
  const { person, page } = await enter('Isadora')
  const id = await bookByApi(url, person, menu, { title: 'Silver wedding', quantities: [1] })
  type Answer = { booking: { event: { event_date: string } } }
  const { booking } = await ask<Answer>(url, person, `/booking/${id}`, {})
  const [from] = booking.event.event_date.split(' ')
  await ask(url, away, '/store/availability/day', { method: 'PUT', body: JSON.stringify({ from, is_off: true }) })
  await stepByApi(url, shop.person, id, 'accept')

  await shop.page.goto(`/bookings/${id}`)
  await shop.page.getByRole('button', { name: 'Cancel booking' }).click()
  const sure = shop.page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' })
  await expect(sure).toBeDisabled()
  await shop.page.getByLabel('Why are you cancelling?').fill('The van is broken.')
  await sure.click()
  await expect(toast(shop.page, 'Booking cancelled')).toBeVisible()
  // Only the celebrant looks for others.
  await expect(others(shop.page)).toHaveCount(0)

  await page.goto('/bookings')
  await expect(page.getByRole('heading', { name: 'No bookings right now' })).toBeVisible()
  await page.getByRole('link', { name: 'Cancelled, declined or expired' }).click()
  await expect(page).toHaveURL('/bookings?view=cancelled')
  await expect(page.getByRole('region', { name: 'Cancelled, declined or expired' })).toContainText('Foxglove & Son')
  await page.goto('/notifications')
  await page.getByRole('link', { name: 'Foxglove & Son cancelled a booking' }).click()
  await expect(trail(page).getByText('The van is broken.')).toBeVisible()
  const found = others(page).getByRole('list').getByRole('link')
  await expect(found).toHaveCount(1)
  await expect(found).toContainText('Hellebore House')
  // Farther away they are found of the same kind, that day, in the city.
  const city = place.city_id
  await expect(others(page).getByRole('link', { name: 'Find more' })).toHaveAttribute(
    'href',
    `/explore?category_id=37&free_on=${from}&city_id=${city}&comes=1`,
  )
  await expectAccessible(page)
  await found.click()
  await expect(page).toHaveURL(new RegExp(`/service-provider/\\d+\\?day=${from}$`))
  await page.getByRole('button', { name: 'Add Palm' }).click()
  await expect(quantityIn(page, 'Palm')).toHaveValue('1')
  await last(page, 'link', 'Book for Silver wedding').click()
  await expect(page.getByRole('region', { name: 'Your event' })).toContainText('Silver wedding')
  await page.getByLabel('Number of guests').fill('60')
  await last(page, 'button', /^Send/).click()
  await expect(page.getByRole('heading', { name: 'Your request is on its way' })).toBeVisible()
  await page.goto('/bookings')
  const waiting = page.getByRole('region', { name: 'Waiting for an answer' })
  await expect(waiting).toContainText('Hellebore House')
  // Of who isn't there any more nobody waits for an answer in vain, nor for them to come.
  const agreed = await bookByApi(url, person, palms, { title: 'Tea dance', quantities: [1] })
  await stepByApi(url, free, agreed, 'accept')
  const offered = await bookByApi(url, person, palms, { title: 'Moonlit picnic', quantities: [2] })
  const { booking: asked } = await ask<{ booking: { items: { id: number }[] } }>(url, free, `/booking/${offered}`, {})
  await stepByApi(url, free, offered, 'accept', { items: [{ id: asked.items[0]?.id, qty: 1 }] })
  await ask(url, free, '/account/suspend', { method: 'POST' })
  await waiting.getByRole('link').first().click()
  await expect(page.getByText(/^Hellebore House isn’t available right now/)).toBeVisible()
  await expect(page.getByRole('heading', { name: /is free on / })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/bookings/${agreed}`)
  await expect(page.getByText(/If you can’t reach them, ask someone else in good time\. .*cancel/)).toBeVisible()
  await expect(page.getByRole('heading', { name: /is free on / })).toBeVisible()
  await page.goto(`/bookings/${offered}`)
  await expect(page.getByText(/Confirm only if you know they’re still coming/)).toBeVisible()
  await expectAccessible(page)
})

test('who waits too long: a request that nobody answers expires for both, and a booking can’t be cancelled on its last day', async ({
  enter,
  product: { url, later },
  expectAccessible,
}) => {
  const place = await florist(url)
  const shop = await enter('Lovage', { ...place, company_name: 'Lovage & Leek' })
  const menu = await menuByApi(url, shop.person, [arch])
  await menuByApi(url, await signUpByApi(url, 'Mallow', { ...place, company_name: 'Mallow Meadow' }), [palm])
  const { person, page } = await enter('Jacinthe')
  const book = (title: string, days: number) =>
    bookByApi(url, person, menu, { title, quantities: [1], inHours: days * 24 })
  const [unanswered, agreed] = [await book('Ruby wedding', 30), await book('Housewarming', 8.8)]
  await stepByApi(url, shop.person, agreed, 'accept')
  await page.goto(`/bookings/${unanswered}`)
  await expect(page.getByText(/has until .+ to answer\.$/)).toBeVisible()

  // Cut off from what is pushed, with the question still open.
  await page.routeWebSocket(/socket\.io/, socket => socket.close())
  await page.goto(`/bookings/${agreed}`)
  await expect(page.getByText(/You can cancel until/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await later(8)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click()
  await expect(toast(page, 'Bookings can be cancelled until 24 hours before the event.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto(`/bookings/${agreed}`)
  await expect(page.getByText('can’t be cancelled here')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toHaveCount(0)
  await expectAccessible(page)

  type Answer = { booking: { status: string } }
  const status = async () => (await ask<Answer>(url, person, `/booking/${unanswered}`, {})).booking.status
  // Requests expire when the jobs of the clock run.
  await expect.poll(status, { timeout: 90_000 }).toBe('expired')
  const told = /A booking request between you and .+ has expired/
  await page.goto('/notifications')
  await page.getByRole('link', { name: told }).click()
  await expect(page).toHaveURL(new RegExp(`/bookings/${unanswered}$`))
  await expect(trail(page).getByText('No one answered in time.')).toBeVisible()
  await expect(others(page).getByRole('link', { name: 'Mallow Meadow' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel request' })).toHaveCount(0)
  await expectAccessible(page)
  await page.goto('/bookings?view=cancelled')
  await expect(page.getByRole('region', { name: 'Cancelled, declined or expired' })).toContainText('Expired')

  await shop.page.goto('/notifications')
  await shop.page.getByRole('link', { name: told }).click()
  await expect(trail(shop.page).getByText('No one answered in time.')).toBeVisible()
  await expect(others(shop.page)).toHaveCount(0)
  await expectAccessible(shop.page)
  await shop.page.goto('/service-bookings')
  await expect(shop.page.getByText('No pending requests')).toBeVisible()
})
