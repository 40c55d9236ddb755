import { bookByApi, stepByApi } from '../../fixtures/bookings.ts'
import { menuByApi } from '../../fixtures/carts.ts'
import { florist } from '../../fixtures/companies.ts'
import { pickStart } from '../../fixtures/event-form.ts'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { ask } from '../../fixtures/posts.ts'

const arch = { name: 'Rose arch', price: 120 }
const posy = { name: 'Table posy', price: 14.5 }

test('a provider is asked again when the event moves, and the celebrant notes what is paid', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  const company_name = 'Tansy & Dill'
  const { person: seller, page: shop } = await enter('Tansy', { ...(await florist(url)), company_name })
  const menu = await menuByApi(url, seller, [arch, posy])
  const { person, page } = await enter('Philomena')
  const id = await bookByApi(url, person, menu, { title: 'Moonlit supper', quantities: [1, 10] })
  await stepByApi(url, seller, id, 'accept')
  await page.goto(`/bookings/${id}`)
  await expect(page.getByText(/You can cancel until/)).toBeVisible()

  const { booking } = await ask<{ booking: { event: { id: number } } }>(url, person, `/booking/${id}`, {})
  await page.goto(`/events/${booking.event.id}/edit`)
  await pickStart(page, '2031-06-14T19:30')
  await expect(page.getByText(`We’ll ask ${company_name} if the new date works for them.`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Event Edit Successful')).toBeVisible()
  await page.goto(`/bookings/${id}`)
  const trail = page.getByRole('list', { name: 'History' })
  await expect(trail.getByText('Asked again for a new date')).toBeVisible()
  await expectAccessible(page)

  await shop.goto('/notifications')
  await shop.getByRole('link', { name: /Philomena .+ Are you free on the new date\?/ }).click()
  await expect(shop.getByText(/Jun 14, 2031/).first()).toBeVisible()
  await stepByApi(url, seller, id, 'accept')
  await expect(page.getByText(/You can cancel until/)).toBeVisible()

  const payment = page.getByRole('region', { name: 'Payment' })
  await expect(payment).toContainText('€0.00 of €265.00 paid')
  await payment.getByLabel('Paid so far').fill('300')
  await expect(payment.getByText('At most €265.00.')).toBeVisible()
  await expect(payment.getByRole('button', { name: 'Save' })).toBeDisabled()
  await payment.getByLabel('Paid so far').fill('100')
  await page.reload()
  await expect(payment.getByLabel('Paid so far')).toHaveValue('100')
  await expectAccessible(page)
  await payment.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Payment noted')).toBeVisible()
  await expect(payment).toContainText('€100.00 of €265.00 paid')
  await payment.getByRole('button', { name: 'It’s all paid' }).click()
  await expect(payment).toContainText('€265.00 of €265.00 paid')
  await page.goto(`/events-summary/${booking.event.id}`)
  await expect(page.getByRole('region', { name: 'Bookings' })).toContainText('€265.00 paid')

  await page.goto('/my-events')
  await page.getByRole('button', { name: 'Moonlit supper' }).first().click()
  const details = page.getByRole('dialog', { name: 'Moonlit supper' })
  await details.getByRole('button', { name: 'Delete' }).click()
  const sure = page.getByRole('dialog', { name: 'Delete Moonlit supper?' })
  await expect(sure.getByRole('list', { name: 'These bookings will be cancelled:' })).toContainText(company_name)
  await expectAccessible(page)
  await sure.getByRole('button', { name: 'Delete Event' }).click()
  await expect(toast(page, 'Event deleted')).toBeVisible()
  await page.goto(`/bookings/${id}`)
  await expect(trail.getByText('Cancelled').first()).toBeVisible()
})
