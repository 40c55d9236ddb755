import { composer } from '../../fixtures/composer.ts'
import { fillSignIn, logOut, stored, toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'

test('a wrong password is refused and nothing typed is lost, the right one opens home', async ({ page, product }) => {
  const ana = await signUpByApi(product.url, 'Ana')
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText('This field is required')).toHaveCount(2)
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await fillSignIn(page, { email: 'ana at home', password: 'x' })
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  await fillSignIn(page, { email: ana.email, password: 'no-cake-today' })
  await expect(toast(page, 'Unable to Login!!!')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(ana.email)
  await fillSignIn(page, ana)
  await expect(toast(page, 'Signed in successfully')).toBeVisible()
  await expect(page).toHaveURL('/home')
  await expect(composer(page)).toBeVisible()
})

test('after too many tries a new password is the way in', async ({ page, product }) => {
  const ana = await signUpByApi(product.url, 'Ana')
  const answer = { status: 429, json: { code: 'too_many_requests' } }
  await page.route('**/api/v1/auth/login', route => route.fulfill(answer))
  await page.goto('/sign-in')
  await fillSignIn(page, ana)
  await expect(page.getByRole('alert').filter({ hasText: 'Too many tries.' })).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(ana.email)
  await page.getByRole('link', { name: 'Set a new password' }).click()
  await expect(page).toHaveURL('/forgot-password')
})

test('the pages speak the language of the account, unless another one was chosen here', async ({ page, product }) => {
  const ana = await signUpByApi(product.url, 'Ana', { language: 'fr' })
  await page.goto('/sign-in')
  await fillSignIn(page, ana)
  await expect(page).toHaveURL('/home')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Mes événements' }).first()).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/about-us')
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'English' }).click()
  await page.goto('/sign-in')
  await fillSignIn(page, ana)
  await expect(page).toHaveURL('/home')
  await expect(composer(page)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('the sign-in dialog of the landing page opens home too', async ({ page, product }) => {
  const ana = await signUpByApi(product.url, 'Ana')
  await page.goto('/')
  await page.getByRole('banner').getByText('Sign in', { exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await expect(dialog.getByLabel('Email', { exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('banner').getByText('Sign in', { exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await fillSignIn(dialog, { ...ana, password: 'something-else' })
  // A trial press fails where something lies above it.
  await toast(page, 'Unable to Login!!!').click({ trial: true })
  await fillSignIn(dialog, ana)
  await expect(toast(page, 'Signed in successfully')).toBeVisible()
  await expect(page).toHaveURL('/home')
})

test('whoever is signed in and opens the landing page is sent home', async ({ enter }) => {
  const { page } = await enter('Ana')
  for (const path of ['/', '/sign-in', '/sign-up']) {
    await page.goto(path)
    await expect(page).toHaveURL('/home')
  }
})

test('logging out ends the session on the server and in every tab', async ({ enter, product }) => {
  const { page, person } = await enter('Ana')
  const me = () => fetch(`${product.url}/api/v1/profile/me`, { headers: { authorization: `Bearer ${person.token}` } })
  await page.goto('/home')
  await expect(composer(page)).toBeVisible()
  expect((await me()).status).toBe(200)
  const other = await page.context().newPage()
  await other.goto('/home')
  await expect(composer(other)).toBeVisible()
  await logOut(page)
  await expect(page).toHaveURL('/sign-in')
  expect(await stored(page, 'token')).toBeNull()
  await expect.poll(async () => (await me()).status).toBe(401)
  await expect(other).toHaveURL(/\/sign-in/)
  await page.goBack()
  await expect(page).toHaveURL(/\/sign-in/)
})

test('on a low screen the menu scrolls, so that its end is reached', async ({ enter }) => {
  const { page } = await enter('Lowell')
  await page.setViewportSize({ width: 390, height: 480 })
  await page.goto('/home')
  await logOut(page)
  await expect(page).toHaveURL('/sign-in')
})
