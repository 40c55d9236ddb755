import { confirmEmail, linkTo } from '../../fixtures/emails.ts'
import { fillSignIn, logOut, toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { newEmail } from '../../fixtures/people.ts'

test('somebody changes their e-mail, signs in with it, and their old address brings itself back', async ({
  enter,
  expectAccessible,
  product,
}) => {
  const { person, page } = await enter('Ottilie')
  await confirmEmail(product, person)
  const email = newEmail('Ottilie')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Change your email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your email' })
  await dialog.getByLabel('New email').fill(person.email)
  await dialog.getByLabel('Your password').fill(person.password)
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(dialog.getByText('That’s your own email.')).toBeVisible()
  await expect(dialog).toContainText('We’ll let your old address know too.')
  await expectAccessible(page)
  await dialog.getByLabel('New email').fill(email)
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(toast(page, `We’ve sent a link to ${email}. Open it there.`)).toBeVisible()
  const signIn = page.getByRole('region', { name: 'Sign-in' })
  await expect(signIn).toContainText('Waiting for you to open the link we sent there')
  await expectAccessible(page)

  await page.goto(await linkTo(product, email, '/confirm-email'))
  await expect(page.getByRole('heading', { name: 'Use this address?' })).toBeVisible()
  await expect(page.getByText(`You’ll sign in with ${email}, and that’s where our emails will go.`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByRole('heading', { name: 'Your email has changed' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/settings')
  await expect(signIn).toContainText(email)
  await page.goto(await linkTo(product, email, '/confirm-email'))
  await expect(page.getByText('This link no longer works.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use this address' })).toHaveCount(0)
  await page.goto('/home')
  await logOut(page)
  await page.goto('/sign-in')
  await fillSignIn(page, { ...person, email })
  await expect(page).toHaveURL('/home')

  await page.goto(await linkTo(product, person.email, '/undo-email'))
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(page.getByRole('heading', { name: 'Your old address is back' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(await linkTo(product, person.email, '/password/reset'))
  await page.getByLabel('New password', { exact: true }).fill('Lanterns-2026')
  await page.getByLabel('Confirm new password').fill('Lanterns-2026')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page).toHaveURL('/sign-in')
  await fillSignIn(page, { ...person, password: 'Lanterns-2026' })
  await expect(page).toHaveURL('/home')
})

test('whoever never confirmed their address reads that it won’t be told of the change', async ({ enter }) => {
  const { page } = await enter('Ottilie')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Change your email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your email' })
  await expect(dialog).toContainText('You never confirmed the old one, so it can’t be used to undo the change.')
  await expect(dialog).not.toContainText('We’ll let your old address know too.')
})
