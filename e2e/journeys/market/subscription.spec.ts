import type { Page } from '@playwright/test'
import { florist } from '../../fixtures/companies.ts'
import { toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { serviceByApi } from '../../fixtures/services.ts'

const plan = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
const subscribe = (page: Page, name: string) =>
  plan(page, name)
    .getByRole('button', { name: `Subscribe ${name}` })
    .click()
const press = async (page: Page, name: string) => {
  await expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible()
  await page.getByRole('button', { name }).click()
}

test(
  'a provider on trial is declined, leaves, comes back, and pays for a plan',
  bothWidths,
  async ({ enter, product, expectAccessible }) => {
    const { page, person } = await enter('Rosa', await florist(product.url))
    await serviceByApi(product.url, person)
    await page.goto('/service-home')
    await page
      .getByRole('button', { name: 'Your account, Rosa' })
      .or(page.getByRole('button', { name: 'Menu' }))
      .first()
      .click()
    await page
      .getByRole('menuitem', { name: 'Subscription' })
      .or(page.getByRole('link', { name: 'Subscription' }))
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Keep your store open' })).toBeVisible()
    await expect(page.getByText(/^\d+ days left$/)).toBeVisible()
    await expect(plan(page, 'Silver')).toContainText('$59.99')
    await expect(plan(page, 'Golden')).toContainText('$99.99')
    await expect(plan(page, 'Gold').last()).toContainText('$499.99')
    await expect(page.getByText('Your choice')).toHaveCount(0)
    await expectAccessible(page)

    await subscribe(page, 'Golden')
    await expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible()
    await expectAccessible(page)
    await press(page, 'Have it declined')
    await expect(page.getByText('Your payment was declined')).toBeVisible()
    await expect(page.getByText('Nothing was charged. You can try again, or pay another way.')).toBeVisible()
    await expect(plan(page, 'Golden')).toContainText('Your choice')
    await expectAccessible(page)

    // The same plan again, without looking for it.
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Pay $99.99' })).toBeVisible()
    await press(page, 'Leave without paying')
    await expect(page.getByText('You left without paying')).toBeVisible()

    // Who goes back in the browser finds the same payment again.
    await subscribe(page, 'Golden')
    await expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible()
    const address = page.url()
    await page.goto('/service-subscription')
    await expect(page.getByText('Your payment isn’t through yet')).toBeVisible()
    await expect(page.getByText(/^\$99\.99 for the annual Golden plan\./)).toBeVisible()
    await expect(plan(page, 'Golden')).toContainText('Your choice')
    await expect(page.getByText('Your choice')).toHaveCount(1)
    await page.getByRole('button', { name: 'Go on paying' }).click()
    await expect(page).toHaveURL(address)
    await page.goto('/service-subscription')
    await subscribe(page, 'Golden')
    await expect(page).toHaveURL(address)
    await press(page, 'Pay $99.99')
    await expect(page.getByText('Thank you!')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Your plan' })).toBeVisible()
    await expect(page.getByText(/^Golden: .+ to .+$/)).toBeVisible()
    await expect(plan(page, 'Golden')).toContainText('Your plan')
    await expect(plan(page, 'Golden').getByRole('button', { name: 'Renew Golden' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await expectAccessible(page)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Receipt \(PDF\)/ }).click()
    expect((await downloading).suggestedFilename()).toMatch(/^celebrio-receipt-\d+\.pdf$/)
  },
)

test('a provider cancels a plan, sees first what comes back, and has both receipts', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { page } = await enter('Rosa', await florist(product.url))
  await page.goto('/service-subscription')
  await subscribe(page, 'Golden')
  await press(page, 'Pay $99.99')
  await expect(page.getByText('Thank you!')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel Golden?' })
  await expect(dialog.getByText('Admin fee, 10%')).toBeVisible()
  await expect(dialog.getByText('$89.99')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep Golden' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await expect(dialog.getByText('$89.99')).toBeVisible()
  const refused: string[] = []
  page.on('response', answer => answer.status() >= 400 && refused.push(answer.url()))
  await dialog.getByRole('button', { name: 'Cancel plan' }).click()
  await expect(toast(page, 'Your plan is cancelled. $89.99 is on its way back to you.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel plan' })).toBeHidden()
  expect(refused).toEqual([])
  await page.getByRole('link', { name: 'Receipts' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Receipts' })).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(/^Refund, no\. \d+/)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(page.getByRole('listitem').filter({ hasText: 'Golden' })).toHaveCount(2)
  await expect(page.getByText('−$89.99')).toBeVisible()
  await expectAccessible(page)
})

test('two plans are cancelled together, and question and answer say so', async ({ enter, product }) => {
  const { page } = await enter('Rosa', await florist(product.url))
  await page.goto('/service-subscription')
  await subscribe(page, 'Silver')
  await press(page, 'Pay $59.99')
  await subscribe(page, 'Golden')
  await press(page, 'Pay $99.99')
  await page.getByRole('button', { name: 'Cancel plans' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel your plans?' })
  await expect(dialog.getByText('$143.98')).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep them' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Cancel plans' }).click()
  await dialog.getByRole('button', { name: 'Cancel plans' }).click()
  await expect(toast(page, 'Your plans are cancelled. $143.98 is on its way back to you.')).toBeVisible()
})

test('of two plans that are paid for in two tabs one goes back, and says that it was paid for twice', async ({
  enter,
  product,
}) => {
  const { page } = await enter('Rosa', await florist(product.url))
  await page.goto('/service-subscription')
  await subscribe(page, 'Silver')
  await expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible()
  const silver = page.url()
  await page.goto('/service-subscription')
  await subscribe(page, 'Golden')
  await press(page, 'Pay $99.99')
  await expect(page.getByText('Thank you!')).toBeVisible()
  await page.goto(silver)
  await press(page, 'Pay $59.99')
  await expect(page.getByText('You’d already paid another way, so we’re refunding the full $59.99')).toBeVisible()
})

test('somebody without payments reads that there are no receipts', async ({ enter, expectAccessible }) => {
  const { page } = await enter('Mia')
  await page.goto('/receipts')
  await expect(page.getByText('No receipts yet')).toBeVisible()
  await expectAccessible(page)
})
