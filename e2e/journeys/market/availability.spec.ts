import type { Page } from '@playwright/test'
import { florist } from '../../fixtures/companies.ts'
import { toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { availabilityByApi, companyOf } from '../../fixtures/stores.ts'

/** A day of the next month, as it is called. */
const nextMonth = (day: number): string => {
  const now = new Date()
  const date = new Date(Date.UTC(now.getFullYear(), now.getMonth() + 1, day))
  return new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' }).format(date)
}

const dates = (page: Page) => page.getByRole('region', { name: 'Free dates' })
const dayIn = (place: Pick<Page, 'getByRole'>, name: string) => place.getByRole('button', { name })

async function openNextMonth(page: Page, address: string) {
  await page.goto(address)
  await page.getByRole('button', { name: 'Next month' }).click()
}

test(
  'a florist marks a day off and takes one booking a day; one holds a date, and nobody else can',
  bothWidths,
  async ({ enter, page: guest, product: { url }, expectAccessible }) => {
    const [off, held] = [nextMonth(10), nextMonth(15)]
    const seller = await enter('Ysaline', { ...(await florist(url)), company_name: 'Mohn & Myrte' })
    await seller.page.goto('/service-home')
    await seller.page.getByRole('link', { name: 'Calendar' }).click()
    await seller.page.getByLabel('Bookings a day').fill('1')
    await seller.page.getByText('Let people hold a date').click()
    await seller.page.getByRole('button', { name: 'Save' }).click()
    await expect(toast(seller.page, 'Saved')).toBeVisible()
    await seller.page.getByRole('button', { name: 'Next month' }).click()
    await seller.page.getByRole('button', { name: 'Mark days off' }).click()
    await dayIn(seller.page, `${off}: 0 of 1 places taken`).click()
    await expect(dayIn(seller.page, `${off}: day off`)).toHaveAttribute('aria-pressed', 'true')
    await seller.page.getByRole('button', { name: 'Done' }).click()
    await dayIn(seller.page, held).click()
    await expectAccessible(seller.page)

    const address = `/service-provider/${await companyOf(url, seller.person)}`
    await openNextMonth(guest, address)
    await expect(dayIn(dates(guest), `${off}: not free`)).toBeVisible()
    await dayIn(dates(guest), `${held}: free`).click()
    await expect(dates(guest).getByRole('link', { name: 'Sign in to hold this date' })).toBeVisible()
    await expectAccessible(guest)

    const { page } = await enter('Quirin')
    await openNextMonth(page, address)
    await dayIn(dates(page), `${off}: day off`).focus()
    for (const key of ['ArrowDown', 'ArrowLeft', 'ArrowLeft', 'Enter']) await page.keyboard.press(key)
    await dates(page).getByRole('button', { name: 'Hold this date' }).click()
    await expect(dates(page).getByText('Held for you until')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Held for you until' })).toBeVisible()
    await expect(page).toHaveURL(/[?]day=\d{4}-\d\d-15$/)
    await expect(dayIn(dates(page), `${held}: held for you`)).toBeVisible()
    await expectAccessible(page)
    // What comes next is to say what is wanted that day.
    await dates(page).getByRole('link', { name: 'Choose services' }).click()
    await expect(page).toHaveURL(/[?]day=\d{4}-\d\d-15#services$/)
    await expect(page.getByRole('heading', { name: 'Services', exact: true })).toBeInViewport()

    const { page: other } = await enter('Quitterie')
    await openNextMonth(other, address)
    await dayIn(dates(other), `${held}: fully booked`).click()
    await expect(dates(other).getByText('Fully booked that day')).toBeVisible()
    await expect(dates(other).getByRole('button', { name: 'Hold this date' })).toHaveCount(0)

    // Whose date it is hears of it, and is led to the day.
    await seller.page.goto('/notifications')
    await seller.page.getByRole('link', { name: /Quirin placed a 48-hour hold on/ }).click()
    await expect(seller.page).toHaveURL(/\/service-calendar[?]day=\d{4}-\d\d-15$/)
    await expect(dayIn(seller.page, `${held}: 1 of 1 places taken, 1 held`)).toBeVisible()
    await expect(seller.page.getByRole('list', { name: 'Held by' })).toContainText('Quirin')

    // Whoever comes back later finds it among what they have booked.
    await page.goto('/bookings')
    const own = page.getByRole('region', { name: 'Dates held for you' })
    await expect(own.getByRole('listitem')).toHaveCount(1)
    await expectAccessible(page)
    await own.getByRole('link').click()
    await expect(page).toHaveURL(/\/service-provider\/\d+[?]day=\d{4}-\d\d-15$/)
    await dates(page).getByRole('button', { name: 'Release' }).click()
    await expect(dayIn(dates(page), `${held}: free`)).toBeVisible()
    await page.goto('/bookings')
    await expect(page.getByRole('heading', { name: 'No bookings right now' })).toBeVisible()
    await expect(own).toHaveCount(0)
  },
)

test('the calendar stands beside requests and servings, and the store leads to it', async ({
  enter,
  product: { url },
}) => {
  const { page } = await enter('Yvaine', await florist(url))
  await page.goto('/service-bookings')
  const areas = page.getByRole('navigation', { name: 'Bookings', exact: true })
  await areas.getByRole('link', { name: 'Calendar' }).click()
  await expect(page).toHaveURL('/service-calendar')
  await expect(areas.getByRole('link', { name: 'Calendar' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { name: 'How you take bookings' })).toBeVisible()
  await areas.getByRole('link', { name: 'Servings' }).click()
  await expect(page).toHaveURL('/service-servings')
  await page.goto('/service-home')
  await page.getByRole('navigation', { name: 'Store', exact: true }).getByRole('link', { name: 'Calendar' }).click()
  await areas.getByRole('link', { name: 'Pending Requests' }).click()
  await expect(page).toHaveURL('/service-bookings')
})

test('free dates open on the first month that has one', async ({ enter, page, product: { url } }) => {
  const { person } = await enter('Wendeline', { ...(await florist(url)), company_name: 'Distel & Dahlie' })
  await availabilityByApi(url, person, { lead_days: 45 })
  const first = new Date(Date.now() + 45 * 86_400_000)
  const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' }).format(first)
  await page.goto(`/service-provider/${await companyOf(url, person)}`)
  await expect(dates(page).getByRole('heading', { name: month })).toBeVisible()
  await expect(
    dates(page)
      .getByRole('button', { name: /: free$/ })
      .first(),
  ).toBeVisible()
  await dates(page).getByRole('button', { name: 'Previous month' }).click()
  await expect(dates(page).getByRole('heading', { name: month })).toHaveCount(0)
})
