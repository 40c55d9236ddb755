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
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto(`/events/${booking.event.id}/edit`)
  await pickStart(page, '2031-06-14T19:30')
  const warning = page.getByText(`We’ll ask ${company_name} if the new date works for them.`)
  await expect(warning).toContainText('Their calendar is free that day.')
  await expect(warning).toBeInViewport({ ratio: 1 })
  await expect(warning).toContainText('You agreed on €265.00 for the original date.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Event Edit Successful')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  const brief = page.getByRole('region', { name: 'Bookings' })
  await expect(brief).toContainText('1 asked again for the new date')
  await expectAccessible(page)
  await brief.getByRole('link', { name: 'See bookings' }).click()
  await expect(page.getByRole('region', { name: 'Bookings' }).getByText('Asked again for the new date')).toBeVisible()
  await page.goto(`/bookings/${id}`)
  const trail = page.getByRole('list', { name: 'History' })
  await expect(trail.getByText('Asked again for a new date')).toBeVisible()
  await expectAccessible(page)

  await shop.goto('/notifications')
  await shop.getByRole('link', { name: /Philomena .+ Are you free on the new date\?/ }).click()
  await expect(shop.getByText(/Jun 14, 2031/).first()).toBeVisible()
  await expect(shop.getByRole('article').getByText(/^Date changed: .+ → Sat, Jun 14, 2031/)).toBeVisible()
  await expect(shop).toHaveURL(/\/service-bookings[?]request=/)
  await expect(shop.getByRole('list', { name: 'Requests Lists' })).toContainText(
    'Agreed for the original date: €265.00',
  )
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
  const budget = page.getByRole('table', { name: 'Planned, agreed and paid' })
  await expect(budget.getByRole('row', { name: /^Bookings/ })).toContainText('€265.00')
  await expectAccessible(page)

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

test('who can’t make the new date leaves the celebrant one press from another date and from others who are free', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  // In Portugal no florist of another journey is as near.
  const place = await florist(url, 620)
  const company_name = 'Salsify & Sorrel'
  const { person: seller } = await enter('Salsify', { ...place, company_name })
  const menu = await menuByApi(url, seller, [arch, posy])
  const { person: other } = await enter('Skirret', { ...place, company_name: 'Skirret Yard' })
  await menuByApi(url, other, [arch])
  const { person, page } = await enter('Griseldis')
  const id = await bookByApi(url, person, menu, { title: 'Orchard supper', quantities: [1, 10] })
  await stepByApi(url, seller, id, 'accept')
  const { booking } = await ask<{ booking: { event: { id: number } } }>(url, person, `/booking/${id}`, {})
  const move = async (start: string) => {
    await pickStart(page, start)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toast(page, 'Event Edit Successful')).toBeVisible()
  }
  await page.goto(`/events/${booking.event.id}/edit`)
  await move('2031-06-14T19:30')
  await stepByApi(url, seller, id, 'decline', { note: 'We’re away that week.' })

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/notifications')
  await page.getByRole('link', { name: `${company_name} can’t take` }).click()
  await expect(page.getByRole('region', { name: `${company_name} can’t make Saturday, June 14` })).toBeVisible()
  const another = page.getByRole('link', { name: 'Change the date' })
  await expect(another).toBeInViewport({ ratio: 1 })
  const free = page.getByRole('region', { name: /^Who else is free on Saturday, June 14/ })
  await expect(free.getByRole('link', { name: /Skirret Yard/ })).toBeVisible()
  await expectAccessible(page)
  await another.click()
  await expect(page).toHaveURL(`/events/${booking.event.id}/edit`)
  await move('2031-06-21T19:30')

  // Now they can be asked once more.
  await page.goto(`/bookings/${id}`)
  await expect(another).toHaveCount(0)
  await page.getByRole('link', { name: `Ask ${company_name} again` }).click()
  await expect(page).toHaveURL(/\/service-provider\/\d+\?day=2031-06-21$/)
})
