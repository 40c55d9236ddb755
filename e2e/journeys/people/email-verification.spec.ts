import { linkTo } from '../../fixtures/emails.ts'
import { expect, test } from '../../fixtures/journey.ts'

test('the banner sends the e-mail again, and its link confirms the address', async ({ enter, product }) => {
  const { page, person } = await enter('Ana')
  const banner = page.getByRole('region', { name: 'Confirm your email' })
  await page.goto('/home')
  await expect(banner).toContainText(person.email)
  await banner.getByRole('button', { name: 'Send again' }).click()
  await expect(banner.getByText('Sent. Check your inbox.')).toBeVisible()
  await page.goto(await linkTo(product, person.email, '/verify-email', 2))
  await expect(page.getByRole('heading', { level: 1, name: 'Your email is confirmed' })).toBeVisible()
  await expect(page).toHaveURL(/\/verify-email/)
  await page.getByRole('link', { name: 'Go to HomePage' }).click()
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('region', { name: 'New post' })).toBeVisible()
  await expect(banner).toBeHidden()
  await page.goto(await linkTo(product, person.email, '/verify-email', 2))
  await expect(page).toHaveURL('/expired-email')
  await expect(page.getByRole('heading', { level: 1, name: 'Your email is confirmed' })).toBeVisible()
  await expect(page.getByText('has expired')).toHaveCount(0)
})

test('a link that is too old or wrong leads to a page that offers another', async ({ page, enter }) => {
  await page.goto('/verify-email?token=wrong')
  await expect(page).toHaveURL('/expired-email')
  const title = { level: 1, name: 'The email verification link has expired' } as const
  await expect(page.getByRole('heading', title)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible()

  const { page: theirs } = await enter('Ana')
  await theirs.goto('/verify-email?token=wrong')
  await expect(theirs.getByRole('heading', title)).toBeVisible()
  await theirs.getByRole('button', { name: 'Send again' }).click()
  await expect(theirs.getByText('Sent. Check your inbox.')).toBeVisible()
})
