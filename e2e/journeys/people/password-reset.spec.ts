import type { Page } from '@playwright/test'
import { codeTo, linkTo } from '../../fixtures/emails.ts'
import { fillSignIn, toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'

const save = { name: 'Save password' }

async function askForLetter(page: Page, email: string) {
  await page.goto('/sign-in')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
}

async function choose(page: Page, password: string, again = password) {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password').fill(again)
  await page.getByRole('button', save).click()
}

async function typeCode(page: Page, code: string) {
  await page.getByRole('textbox', { name: 'Digit 1 of 4' }).click()
  await page.keyboard.type(code)
}

async function signInWith(page: Page, email: string, password: string) {
  await expect(toast(page, 'Password Reset Successful!')).toBeVisible()
  await expect(page).toHaveURL('/sign-in')
  await fillSignIn(page, { email, password })
  await expect(page).toHaveURL('/home')
}

const wrongOf = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

test('a forgotten password is replaced with the code of the e-mail', async ({ page, product }) => {
  const { email } = await signUpByApi(product.url, 'Ana')
  await askForLetter(page, email)
  const dialog = page.getByRole('dialog', { name: 'Enter the code' })
  await expect(dialog).toContainText(email)
  await expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled()
  const code = await codeTo(product, email)
  await typeCode(page, wrongOf(code))
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByText('This code is wrong or has expired.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Digit 1 of 4' })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Send code' }).click()
  await typeCode(page, await codeTo(product, email, 2))
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL('/change-password')
  await choose(page, 'short')
  await expect(page.getByText('Password must be at least 6 characters long.')).toBeVisible()
  await choose(page, 'twelve plates', 'eleven plates')
  await expect(page.getByText('Passwords do not match.')).toBeVisible()
  await choose(page, 'twelve plates')
  await signInWith(page, email, 'twelve plates')
})

test('a forgotten password is replaced with the link of the e-mail, once', async ({ page, product }) => {
  const { email } = await signUpByApi(product.url, 'Ana')
  await askForLetter(page, email)
  const link = await linkTo(product, email, '/password/reset/')
  await page.goto(link)
  await page.getByRole('button', save).click()
  await expect(page.getByText('This field is required')).toHaveCount(2)
  await choose(page, 'twelve plates')
  await expect(page.getByText(/^Password must contains 8 digits or more/)).toBeVisible()
  await choose(page, 'Twelve-plates-4')
  await signInWith(page, email, 'Twelve-plates-4')
  await page.evaluate(() => localStorage.clear())
  await page.goto(link)
  await expect(page.getByText('This link is wrong or has expired.')).toBeVisible()
  await expect(page.getByRole('button', save)).toHaveCount(0)
  await page.getByRole('link', { name: 'Get a new code' }).click()
  await expect(page).toHaveURL('/forgot-password')
})
