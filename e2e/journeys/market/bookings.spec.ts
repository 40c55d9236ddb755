import type { Page } from '@playwright/test'
import { bookByApi, stepByApi } from '../../fixtures/bookings.ts'
import { menuByApi, quantityIn } from '../../fixtures/carts.ts'
import { florist } from '../../fixtures/companies.ts'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'

const arch = { name: 'Rose arch', price: 120 }
// By the number of people.
const posy = { name: 'Table posy', price: 14.5, unit: 4 }

const sheet = (page: Page, title: string) => page.getByRole('article', { name: title })
const trail = (page: Page) => page.getByRole('list', { name: 'History' })

test('a request is accepted with less, confirmed, served and completed, while both look on', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  const company_name = 'Salvia & Thyme'
  const { person: seller, page: shop } = await enter('Salvia', { ...(await florist(url)), company_name })
  const menu = await menuByApi(url, seller, [arch, posy])
  const { person, page } = await enter('Ottilie')
  const title = 'Ottilie turns ninety'
  const message = 'By the water, please.'
  await bookByApi(url, person, menu, { title, quantities: [2, 40], today: true, message })
  await bookByApi(url, person, menu, { title: 'Another day', quantities: [1] })
  await page.goto('/bookings')
  await expect(page.getByRole('region', { name: 'Waiting for an answer' }).getByText(title)).toBeVisible()

  await shop.goto('/service-bookings')
  await expect(
    shop.getByRole('link', { name: /Pending Requests/ }).getByText('Waiting for your answer: 2'),
  ).toBeAttached()
  await shop.getByLabel('Search Within').fill('ninety')
  const list = shop.getByRole('list', { name: 'Requests Lists' })
  await expect(list.getByRole('link')).toHaveCount(1)
  await expectAccessible(shop)
  await list.getByRole('link', { name: title }).click()
  const request = sheet(shop, title)
  await expect(request.getByText('By the water, please.')).toBeVisible()
  await expect(request).toContainText('€14.50 per person')
  await quantityIn(shop, 'Table posy').fill('41')
  await quantityIn(shop, 'Table posy').blur()
  await expect(request.getByText('At most 40.')).toBeVisible()
  // The number that stands there again is right.
  await quantityIn(shop, 'Table posy').focus()
  await expect(request.getByText('At most 40.')).toBeHidden()
  await quantityIn(shop, 'Table posy').fill('30')
  await request.getByRole('button', { name: 'Decline Rose arch' }).click()
  await expect(request.getByText('€435.00').last()).toBeVisible()
  await request.getByLabel('Message to Ottilie').fill('The arch is at a wedding.')
  await expectAccessible(shop)
  await shop.reload()
  await expect(quantityIn(shop, 'Table posy')).toHaveValue('30')
  const accept = request.getByRole('button', { name: 'Accept with changes' })
  // A number that can't be taken is said before anything is answered with the one before it.
  await quantityIn(shop, 'Table posy').fill('41')
  await accept.click()
  await expect(request.getByText('At most 40.')).toBeVisible()
  await expect(accept).toBeEnabled()
  await accept.click()
  await expect(toast(shop, 'We’ve asked Ottilie to confirm your change')).toBeVisible()

  // Nothing was pressed here: it came by itself.
  await page.getByRole('region', { name: 'To confirm' }).getByRole('link', { name: title }).click()
  await expect(trail(page).getByText('The arch is at a wedding.')).toBeVisible()
  await expect(trail(page)).toContainText('−€240.00')
  await expect(page.getByText('€14.50 per person')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm €435.00' }).click()
  await expect(toast(page, 'Booking confirmed')).toBeVisible()
  const agreement = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download agreement' }).click()
  expect((await agreement).suggestedFilename()).toBe(`${company_name}, ${title}.pdf`)
  await expect(page.getByText('can’t be cancelled here')).toBeVisible()

  await shop.goto('/service-servings')
  await expect(shop.getByRole('button', { name: 'Serving Now' }).first()).toBeVisible()
  await expectAccessible(shop)
  await shop.getByRole('link', { name: title }).click()
  const serving = sheet(shop, title)
  await expect(serving.getByText('Hosted by Ottilie')).toBeVisible()
  await serving.getByRole('button', { name: 'Serving Now' }).click()
  await expect(trail(page).getByText('Serving')).toBeVisible()
  await serving.getByRole('checkbox', { name: 'Table posy' }).check()
  await expect(serving.getByText('1 of 1 ready')).toBeVisible()
  await expect(serving.getByRole('button', { name: 'Complete' })).toBeEnabled()
  await expectAccessible(shop)
  await serving.getByRole('button', { name: 'Complete' }).click()
  await expectAccessible(shop)
  await shop
    .getByRole('dialog', { name: 'Is everything done?' })
    .getByRole('button', { name: 'Yes, mark as complete' })
    .click()
  // It stays open, and how it was can be said at once.
  await expect(serving.getByRole('heading', { name: 'How was it?' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'All served' })).toBeVisible()
  await expectAccessible(page)
})

test('a request is declined with a reason, and a booking is cancelled by either side, who says what it means', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  const company_name = 'Borage & Rue'
  const { person: seller, page: shop } = await enter('Rue', { ...(await florist(url)), company_name })
  const menu = await menuByApi(url, seller, [arch, posy])
  const { person, page } = await enter('Perpetua')
  const book = (title: string) => bookByApi(url, person, menu, { title, quantities: [1, 10] })
  const [declined, cancelled, taken] = [await book('Tea'), await book('Brunch'), await book('Supper')]

  await shop.goto(`/service-bookings?request=${declined}`)
  await shop.getByRole('button', { name: 'Decline this service' }).click()
  const dialog = shop.getByRole('dialog')
  await dialog.getByRole('button', { name: 'We’re full that day' }).click()
  await dialog.getByLabel('Message to Perpetua').fill('Ask again in May!')
  await expectAccessible(shop)
  await dialog.getByRole('button', { name: 'Decline this service' }).click()
  await expect(toast(shop, 'Booking declined')).toBeVisible()

  await page.goto('/notifications')
  await page.getByRole('link', { name: `${company_name} can’t take your booking` }).click()
  await expect(trail(page).getByText('We’re full that day. Ask again in May!')).toBeVisible()

  await stepByApi(url, seller, cancelled, 'accept')
  await page.goto(`/bookings/${cancelled}`)
  await expect(page.getByText(/You can cancel until/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(page.getByRole('dialog')).toContainText('won’t be serving at “Brunch”')
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click()
  await expect(toast(page, 'Booking cancelled')).toBeVisible()
  await expect(trail(page).getByText('You cancelled.')).toBeVisible()
  await expect(page.getByRole('region', { name: / free on / }).getByRole('link', { name: 'Find more' })).toBeVisible()
  await shop.goto(`/bookings/${cancelled}`)
  await expect(trail(shop).getByText('Cancelled by Perpetua.')).toBeVisible()

  await stepByApi(url, seller, taken, 'accept')
  await shop.goto(`/bookings/${taken}`)
  await expect(shop.getByText(/You can start from/)).toBeVisible()
  await shop.getByRole('button', { name: 'Cancel booking' }).click()
  const cancel = shop.getByRole('dialog').getByRole('button', { name: 'Cancel booking' })
  await expect(cancel).toBeDisabled()
  await shop.getByLabel('Why are you cancelling?').fill('The van is broken.')
  await cancel.click()
  await expect(toast(shop, 'Booking cancelled')).toBeVisible()

  await page.goto('/bookings?view=cancelled')
  await expect(page.getByRole('list').getByRole('link', { name: /Tea|Brunch|Supper/ })).toHaveCount(3)
  await page.getByRole('link', { name: /Supper/ }).click()
  await expect(trail(page).getByText('The van is broken.')).toBeVisible()
  await page.getByRole('link', { name: 'Supper' }).click()
  await page.waitForURL(/\/events\/\d+/)
  await page.goto(page.url().replace('/events/', '/events-summary/'))
  const card = page.getByRole('region', { name: 'Bookings' })
  await expect(card.getByRole('link', { name: company_name })).toContainText('Cancelled')
  await expectAccessible(page)
})

test('who comes too late with an answer is told so, and sees what has become of it', async ({
  enter,
  product: { url },
}) => {
  const { person: seller, page: shop } = await enter('Nigella', { ...(await florist(url)), company_name: 'Nigella' })
  const menu = await menuByApi(url, seller, [posy])
  const person = await signUpByApi(url, 'Quillon')
  const id = await bookByApi(url, person, menu, { title: 'Midsummer', quantities: [10] })
  // Cut off from what is pushed.
  await shop.routeWebSocket(/socket\.io/, socket => socket.close())
  await shop.goto('/service-bookings')
  await expect(sheet(shop, 'Midsummer').getByRole('button', { name: 'Accept', exact: true })).toBeVisible()
  await stepByApi(url, person, id, 'cancel')
  await sheet(shop, 'Midsummer').getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(toast(shop, 'This booking has moved on. Please look at it again.')).toBeVisible()
  await expect(shop.getByText('No pending requests')).toBeVisible()
})

test('orders are found again in the history, and opened with their items and steps', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  const { person: seller, page } = await enter('Yarrow', { ...(await florist(url)), company_name: 'Yarrow' })
  const menu = await menuByApi(url, seller, [arch, posy])
  await page.goto('/service-history')
  await expect(page.getByText('No Orders Found')).toBeVisible()
  const person = await signUpByApi(url, 'Zinnia')
  const accepted = await bookByApi(url, person, menu, { title: 'Zinnia at forty', quantities: [1, 10] })
  await stepByApi(url, seller, accepted, 'accept')
  const declined = await bookByApi(url, person, menu, { title: 'Garden lunch', quantities: [1] })
  await stepByApi(url, seller, declined, 'decline')

  const orders = page.getByRole('list', { name: 'Order History' })
  await expect(orders.getByRole('listitem')).toHaveCount(2)
  await page.getByLabel('Not started').check()
  await expect(orders.getByRole('heading')).toHaveText(['Zinnia at forty'])
  await page.getByLabel('Not started').uncheck()
  await page.getByLabel('Search Within').fill('lunch')
  await expect(orders.getByRole('heading')).toHaveText(['Garden lunch'])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('button', { name: 'See Details: Zinnia at forty' }).click()
  const dialog = page.getByRole('dialog', { name: 'Order details' })
  await expect(dialog.getByText('Table posy')).toBeVisible()
  await expect(dialog.getByText('Agreed, €265.00')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('link', { name: 'Open booking' }).click()
  await expect(page).toHaveURL(new RegExp(`/bookings/${accepted}$`))
})
