import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { newEmail, signUpByApi } from '../../fixtures/people.ts'

const withGoogle = { name: 'Continue with Google' }

test('somebody new comes in with Google and is welcomed at home', async ({ page, product }) => {
  const email = newEmail('Mei')
  product.google.choose({ sub: email, email, email_verified: true, name: 'Mei Tanaka' })
  await page.goto('/sign-up')
  await page.getByRole('button', withGoogle).click()
  await expect(page).toHaveURL('/home')
  const welcome = page.getByRole('dialog', { name: 'Welcome!' })
  await welcome.getByRole('button', { name: 'Close' }).click()
  await expect(welcome).toBeHidden()
  await expect(page.getByRole('button', { name: 'Your account, Mei Tanaka' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Confirm your email' })).toBeHidden()
})

test('a known address signs in to its account, without a second welcome', async ({ page, product }) => {
  const ana = await signUpByApi(product.url, 'Ana')
  product.google.choose({ sub: ana.email, email: ana.email, email_verified: true, name: 'Ana G.' })
  await page.goto('/sign-in')
  await page.getByRole('button', withGoogle).click()
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('button', { name: 'Your account, Ana', exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('who says no to Google is told so and comes back to sign-in', async ({ page, product }) => {
  product.google.choose(null)
  await page.goto('/sign-in')
  await page.getByRole('button', withGoogle).click()
  await expect(page).toHaveURL(/\/auth-callback/)
  await expect(toast(page, 'Authentication failed, please try again')).toBeVisible()
  await expect(page).toHaveURL('/sign-in')
})
