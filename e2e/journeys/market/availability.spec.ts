import type { Page } from '@playwright/test'
import { florist } from '../../fixtures/companies.ts'
import { toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { companyOf } from '../../fixtures/stores.ts'

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
    await expect(dayIn(dates(page), `${held}: held for you`)).toBeVisible()
    await expectAccessible(page)

    const { page: other } = await enter('Quitterie')
    await openNextMonth(other, address)
    await dayIn(dates(other), `${held}: fully booked`).click()
    await expect(dates(other).getByText('Fully booked that day')).toBeVisible()
    await expect(dates(other).getByRole('button', { name: 'Hold this date' })).toHaveCount(0)

    await openNextMonth(seller.page, '/service-calendar')
    await dayIn(seller.page, `${held}: 1 of 1 places taken, 1 held`).click()
    await expect(seller.page.getByRole('list', { name: 'Held by' })).toContainText('Quirin')

    await dates(page).getByRole('button', { name: 'Release' }).click()
    await expect(dayIn(dates(page), `${held}: free`)).toBeVisible()
  },
)
