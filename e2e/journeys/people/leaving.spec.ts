import { florist } from '../../fixtures/companies.ts'
import { fillSignIn, toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'

test('somebody suspends their account, thinks it over, and comes back to find everything', async ({
  enter,
  expectAccessible,
}) => {
  const { person, page } = await enter('Leonora')
  const refused: string[] = []
  page.on('response', response => {
    if (response.status() === 401) refused.push(response.url())
  })
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Suspend account' }).click()
  const asked = page.getByRole('dialog', { name: 'Suspend your account?' })
  await expect(asked.getByText('Nothing is lost: sign in and reactivate your account whenever you like.')).toBeVisible()
  await expect(asked).not.toContainText('store')
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Suspend account' }).click()
  await expect(toast(page, 'Your account is suspended')).toBeVisible()
  await expect(page).toHaveURL('/sign-in')
  await expect(page.getByText('Sign in anytime to reactivate it.')).toBeVisible()
  await expect(page.getByText('You’ve been signed out.')).toHaveCount(0)
  expect(refused).toEqual([])
  await expectAccessible(page)

  await fillSignIn(page, person)
  await expect(page.getByRole('heading', { name: /^Welcome back, Leonora/ })).toBeVisible()
  await expect(page.getByText('Sign in anytime to reactivate it.')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Not now' }).click()
  await page.goto('/home')
  await expect(page).toHaveURL(/\/sign-in/)

  await fillSignIn(page, person)
  await page.getByRole('button', { name: 'Reactivate my account' }).click()
  await expect(toast(page, 'You’re back')).toBeVisible()
  await expect(page).toHaveURL('/home')
})

test('a provider suspends their account in their own area, and comes back to the store', async ({ enter, product }) => {
  const { person, page } = await enter('Bartholomew', await florist(product.url))
  await page.goto('/service-settings')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const deleting = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(deleting).toContainText('If you’ve paid for a plan, cancel it first')
  await expect(deleting.getByRole('link', { name: 'Your plan' })).toHaveAttribute('href', '/service-subscription')
  await deleting.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Suspend account' }).click()
  await expect(page.getByRole('dialog')).toContainText('your events or your store')
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend account' }).click()
  await expect(page).toHaveURL('/sign-in')
  await fillSignIn(page, person)
  await page.getByRole('button', { name: 'Reactivate my account' }).click()
  await expect(page).toHaveURL('/service-home')
})

test(
  'somebody deletes their account with a reason, is told until when they may come back, and does',
  bothWidths,
  async ({ enter, expectAccessible }) => {
    const { person, page } = await enter('Wilhelmina')
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Delete account' }).click()
    const asked = page.getByRole('dialog', { name: 'Delete your account?' })
    await expect(asked).not.toContainText('store')
    await asked.getByLabel('Why are you leaving?').fill('I found nobody I know')
    await expectAccessible(page)
    await asked.getByRole('button', { name: 'Delete account' }).click()
    await expect(asked.getByText('Enter your password to delete your account.')).toBeVisible()
    await asked.getByLabel('Your password').fill('not this one')
    await asked.getByRole('button', { name: 'Delete account' }).click()
    await expect(asked.getByLabel('Your password')).toHaveAttribute('aria-invalid', 'true')
    await expect(asked.getByLabel('Why are you leaving?')).toHaveValue('I found nobody I know')
    await asked.getByLabel('Your password').fill(person.password)
    await page.route('**/delete-account', route => route.fulfill({ status: 500, body: '{}' }))
    await asked.getByRole('button', { name: 'Delete account' }).click()
    await expect(toast(page, 'Error deleting account')).toBeVisible()
    await page.unroute('**/delete-account')
    await asked.getByRole('button', { name: 'Delete account' }).click()
    await expect(toast(page, /^Your account is deleted\. Until .* you can sign in to get it back\.$/)).toBeVisible()
    await expect(page).toHaveURL('/sign-in')
    await expect(page.getByRole('main').getByText(/^Your account is deleted\. Until /)).toBeVisible()

    await fillSignIn(page, person)
    await expect(page.getByText(/it will be erased for good on/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Reactivate my account' }).click()
    await expect(toast(page, 'You’re back')).toBeVisible()
    await expect(page).toHaveURL('/home')
  },
)
