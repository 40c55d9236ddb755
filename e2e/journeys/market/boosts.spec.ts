import type { Locator, Page } from '@playwright/test'
import { toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import type { Person } from '../../fixtures/people.ts'
import { ask } from '../../fixtures/posts.ts'

// Who looks with a headless browser is taken for a robot, and not counted.
test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' })

const day = 24 * 60 * 60 * 1000
const dayIn = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)

/** Somebody offers something for the next twenty days. */
const offer = async (url: string, person: Person, title: string) =>
  (
    await ask<{ deal: { id: number } }>(url, person, '/deal', {
      method: 'POST',
      body: JSON.stringify({ title, description: 'Used once.', cost: 40, valid_till: dayIn(20) }),
    })
  ).deal

const card = (page: Page, title: string) => page.getByRole('main').getByRole('article', { name: title })

const press = async (page: Page, name: string) => {
  await expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible()
  await page.getByRole('button', { name }).click()
}

const inWords = (day: string) =>
  `${new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day))}:`

/** Presses a day in the calendar, which may be on the next month. */
async function pressDay(dialog: Locator, day: string): Promise<void> {
  const button = dialog.getByRole('button', { name: inWords(day) })
  if (!(await button.isVisible())) await dialog.getByRole('button', { name: 'Next month' }).click()
  await button.click()
}

/** Opens the dialog on the page of a deal, and goes on to pay. */
async function goPay(page: Page, sum: string): Promise<void> {
  await page.getByRole('button', { name: 'Boost Deal' }).click()
  await page
    .getByRole('dialog', { name: 'Boost Deal' })
    .getByRole('button', { name: `Pay ${sum}` })
    .click()
}

test(
  'a seller is declined, leaves, comes back and pays for a boost; buyers see the deal first, with its label',
  bothWidths,
  async ({ enter, product: { url }, expectAccessible }) => {
    const [seller, buyer] = [await enter('Solveig'), await enter('Balthasar')]
    const deal = await offer(url, seller.person, 'Vermilion parasols')
    const { page } = seller
    await page.goto('/deals?view=mine')
    await page.getByRole('button', { name: 'More for Vermilion parasols' }).click()
    await page.getByRole('menuitem', { name: 'Boost Deal' }).click()
    const dialog = page.getByRole('dialog', { name: 'Boost Deal' })
    await expect(dialog.getByText('7 days at $1.00 per day')).toBeVisible()
    // Below the names of the days stand only weeks in which a day can be chosen.
    const choosable = page.getByRole('button', { name: /: (first day|last day|boosted|not boosted)$/ })
    await expect(dialog.getByRole('row').filter({ hasNot: choosable })).toHaveCount(1)
    await dialog.getByLabel('End').fill(dayIn(40))
    await expect(dialog.getByLabel('End')).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.getByText('That’s too far ahead.')).toBeVisible()
    // The calendar shows the days that are typed.
    await dialog.getByLabel('Start').fill(dayIn(16))
    await dialog.getByLabel('End').fill(dayIn(17))
    await expect(dialog.getByRole('button', { name: `${inWords(dayIn(16))} first day` })).toBeVisible()
    await dialog.getByLabel('Start').fill(dayIn(0))
    await pressDay(dialog, dayIn(3))
    await expect(dialog.getByText('1 day at $1.00 per day')).toBeVisible()
    await pressDay(dialog, dayIn(5))
    await expect(dialog.getByLabel('Start')).toHaveValue(dayIn(3))
    await expect(dialog.getByText('3 days at $1.00 per day')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Pay $3.00' }).click()
    await press(page, 'Have it declined')
    await expect(page).toHaveURL(new RegExp(`/deals/${deal.id}\\?payment=\\d+$`))
    await expect(page.getByText('Your payment was declined')).toBeInViewport()
    await expect(page.getByRole('region', { name: 'Your payment' })).toBeFocused()
    await expectAccessible(page)

    // The same days are asked for again, where it says that they were not paid.
    await expect(page.getByRole('button', { name: 'Try again' })).toBeInViewport()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByLabel('Start')).toHaveValue(dayIn(3))
    await expect(dialog.getByLabel('End')).toHaveValue(dayIn(5))
    await dialog.getByRole('button', { name: 'Pay $3.00' }).click()
    await press(page, 'Leave without paying')
    await expect(page.getByText('You left without paying')).toBeVisible()
    await goPay(page, '$7.00')
    await press(page, 'Pay $7.00')
    await expect(page.getByRole('heading', { name: 'Deal Boosted' })).toBeVisible()
    await expect(page.getByText('We got your $7.00 for the 7-day boost of “Vermilion parasols”')).toBeVisible()
    await expect(page.getByText('0 views · 0 saves · 0 messages')).toBeVisible()
    await page.getByRole('button', { name: 'Boost Deal' }).click()
    await expect(page.getByRole('dialog', { name: 'Boost Deal' }).getByLabel('Start')).toHaveValue(dayIn(7))
    await page.keyboard.press('Escape')
    await expectAccessible(page)

    await buyer.page.goto('/deals')
    await expect(buyer.page.getByRole('main').getByRole('article').first()).toContainText('Boosted')
    await expect(card(buyer.page, 'Vermilion parasols')).toContainText('Boosted')
    await expectAccessible(buyer.page)
    const counted = buyer.page.waitForResponse(answer => answer.url().endsWith(`/deal/${deal.id}/view`))
    await card(buyer.page, 'Vermilion parasols').getByRole('link').click()
    await expect(buyer.page).toHaveURL(`/deals/${deal.id}`)
    await expect(buyer.page.getByRole('main')).toContainText('Boosted')
    await counted
    await expectAccessible(buyer.page)

    await page.goto(`/deals/${deal.id}`)
    await expect(page.getByText('1 view · 0 saves · 0 messages')).toBeVisible()
    await page.goto('/deals?view=mine')
    await expect(card(page, 'Vermilion parasols')).toContainText('Boosted until')

    await page.getByRole('button', { name: 'More for Vermilion parasols' }).click()
    await page.getByRole('menuitem', { name: 'Delete Deal' }).click()
    const question = page.getByRole('dialog', { name: 'Delete this deal?' })
    await expect(question.getByText('We’ll refund $6.00 for the days that haven’t started.')).toBeVisible()
    await question.getByRole('button', { name: 'Delete Deal' }).click()
    await expect(toast(page, 'Deal Deleted')).toBeVisible()
    await expect(async () => {
      await page.goto('/receipts')
      await expect(page.getByText('−$6.00')).toBeVisible({ timeout: 2000 })
    }).toPass()
  },
)

test('who sells what is boosted reads at once that the boost has stopped, and then what comes back', async ({
  enter,
  product: { url },
}) => {
  const { page, person } = await enter('Ermintrude')
  const deal = await offer(url, person, 'Cerulean bunting')
  await page.goto(`/deals/${deal.id}`)
  await goPay(page, '$7.00')
  await press(page, 'Pay $7.00')
  await expect(page.getByRole('heading', { name: 'Deal Boosted' })).toBeVisible()
  await expect(page.getByText('Running · $7.00 paid')).toBeVisible()
  const sell = async () => {
    await page.getByRole('button', { name: 'More for Cerulean bunting' }).click()
    await page.getByRole('menuitem', { name: 'Mark as sold' }).click()
  }
  // What nobody can look up is not given away.
  const boosts = `**/api/v1/deal/${deal.id}/boost`
  await page.route(boosts, route => route.fulfill({ status: 500, json: { code: 'internal_error' } }))
  await sell()
  await expect(toast(page, 'Something went wrong')).toBeVisible()
  await page.unroute(boosts)
  await expect(page.getByText('Running · $7.00 paid')).toBeVisible()
  await sell()
  const question = page.getByRole('dialog', { name: 'Mark this deal as sold?' })
  const refund = 'We’ll refund $6.00 for the days that haven’t started.'
  await expect(question.getByText(`This also ends its boost. ${refund}`)).toBeVisible()
  await question.getByRole('button', { name: 'Mark as sold' }).click()
  await expect(toast(page, `Deal Sold. Its boost has ended. ${refund}`)).toBeVisible()
  await expect(page.getByText('This deal has been sold.')).toBeVisible()
  await expect(page.getByText(/^Stopped · \$7\.00 paid/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Deal Boosted' })).toHaveCount(0)
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Stopped · $7.00 paid · $6.00 refunded')).toBeVisible({ timeout: 2000 })
  }).toPass()
})

test('who ends a boosted deal sooner reads first what comes back for the days that are lost', async ({
  enter,
  product: { url },
}) => {
  const { page, person } = await enter('Rosamund')
  const deal = await offer(url, person, 'Ivory lanterns')
  await page.goto(`/deals/${deal.id}`)
  await goPay(page, '$7.00')
  await press(page, 'Pay $7.00')
  await expect(page.getByRole('heading', { name: 'Deal Boosted' })).toBeVisible()
  await page.getByRole('button', { name: 'More for Ivory lanterns' }).click()
  await page.getByRole('menuitem', { name: 'Update Deal' }).click()
  // Of seven days four will have begun by then.
  const note = page.getByText('Your boost will end early too. We’ll refund $3.00 for the unused days.', { exact: true })
  const day = page.getByLabel('Last day')
  const before = await day.inputValue()
  await expect(note).toHaveCount(0)
  await page.getByLabel('Time', { exact: true }).fill('12:00')
  await day.fill(dayIn(3))
  await expect(note).toBeVisible()
  await day.fill(before)
  await expect(note).toHaveCount(0)
  // Days that have begun never come back, however early it ends.
  await day.fill(dayIn(-2))
  await expect(page.getByText('We’ll refund $6.00 for the unused days.')).toBeVisible()
})

test('a boost that is paid for once its deal has been sold goes back as a whole, and nothing false is said of why', async ({
  enter,
  product: { url },
}) => {
  const { page, person } = await enter('Theodora')
  const deal = await offer(url, person, 'Saffron cushions')
  await page.goto(`/deals/${deal.id}`)
  await goPay(page, '$7.00')
  await expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible()
  await ask(url, person, `/deal/${deal.id}/status`, { method: 'PUT', body: JSON.stringify({ status: 'sold_out' }) })
  await press(page, 'Pay $7.00')
  const result = page.getByRole('region', { name: 'Your payment' })
  await expect(
    result.getByText(
      /^It’s no longer available, so we’re refunding the full \$7\.00 for your 7-day boost of “Saffron cushions”/,
    ),
  ).toBeVisible()
  await expect(page.getByText('another way')).toHaveCount(0)
  await page.getByRole('link', { name: 'My Deals' }).click()
  await expect(page).toHaveURL('/deals?view=mine')
})

test('who pays for a deal that has been deleted meanwhile reads that the money comes back', async ({
  enter,
  expectAccessible,
  product: { url },
}) => {
  const { page, person } = await enter('Philippa')
  const deal = await offer(url, person, 'Amber garlands')
  await page.goto(`/deals/${deal.id}`)
  await goPay(page, '$7.00')
  await expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible()
  await ask(url, person, `/deal/${deal.id}`, { method: 'DELETE' })
  await press(page, 'Pay $7.00')
  const result = page.getByRole('region', { name: 'Your payment' })
  await expect(result.getByRole('heading', { name: 'This deal no longer exists' })).toBeVisible()
  await expect(
    result.getByText(
      /^It’s no longer available, so we’re refunding the full \$7\.00 for your 7-day boost of “Amber garlands”/,
    ),
  ).toBeVisible()
  await expectAccessible(page)
})
