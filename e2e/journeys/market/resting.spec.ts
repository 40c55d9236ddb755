import type { Page } from '@playwright/test'
import { florist } from '../../fixtures/companies.ts'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/own-product.ts'
import { ask } from '../../fixtures/posts.ts'
import { serviceByApi } from '../../fixtures/services.ts'
import { companyOf } from '../../fixtures/stores.ts'

const day = 86_400_000

/** The clock of a browser is that of the product. */
const setDays = (page: Page, days: number) => page.clock.setFixedTime(Date.now() + days * day)

test('a store whose trial is over rests; its owner finds the way to open it again where they look, pays, and is open', async ({
  enter,
  page: guest,
  product: { url, later },
  expectAccessible,
}) => {
  const { page, person } = await enter('Rosa', await florist(url))
  const service = await serviceByApi(url, person)
  await page.goto('/service-home')
  await expect(page.getByText('Open', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open it again' })).toHaveCount(0)
  // Whoever comes now and then stays signed in.
  await later(20)
  await ask(url, person, '/subscription', {})
  await later(40)
  await setDays(page, 40)
  await page.goto('/service-home')
  await expect(page.getByText('Resting', { exact: true })).toBeVisible()
  await expectAccessible(page)
  // Whoever comes to it reads why nothing can be booked, and its owner that nothing can be saved, before it is filled in.
  await guest.goto(`/service-provider/${await companyOf(url, person)}`)
  await expect(guest.getByText('Not taking bookings right now.')).toBeVisible()
  await expect(guest.getByRole('link', { name: /^(Add|Choose services|Message)/ })).toHaveCount(0)
  await expect(guest.getByRole('heading', { name: 'Free dates' })).toHaveCount(0)
  await expectAccessible(guest)
  await page.goto('/service-home/create')
  for (const form of [`/service-home/${service}/edit`, '/service-home/create']) {
    await page.goto(form)
    await expect(page.getByText('Choose a plan to make changes here.')).toBeVisible()
    await expectAccessible(page)
  }
  // What is the company's own is saved; what its store says of itself can't be changed meanwhile.
  await page.goto('/sp-profile/edit')
  await expect(page.getByText('You can update your company details here.')).toBeVisible()
  await expect(page.getByLabel(/^Cancelling/)).toBeDisabled()
  await page.getByLabel('Address', { exact: true }).fill('Calle del Olmo 9')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(toast(page, 'Your company has been updated.')).toBeVisible()
  const { page: celebrant } = await enter('Celedonia')
  await celebrant.goto(`/create-sp-event/${await companyOf(url, person)}`)
  await expect(celebrant.getByRole('heading', { name: /isn’t taking bookings right now\.$/ })).toBeVisible()
  await expect(celebrant.getByRole('textbox')).toHaveCount(0)
  await expectAccessible(celebrant)
  await page.goto('/service-home')
  await page.getByRole('link', { name: 'Open it again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reopen your store' })).toBeVisible()
  await expect(page.getByText('Your store is resting.')).toBeVisible()
  await expect(page.getByText('Your choice')).toHaveCount(0)
  await page.getByRole('button', { name: 'Subscribe Golden' }).click()
  await page.getByRole('button', { name: 'Pay $99.99' }).click()
  await expect(page.getByText('Thank you!')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Your plan' })).toBeVisible()
  await page.goto('/service-home')
  await expect(page.getByText('Open', { exact: true })).toBeVisible()
})
