import type { Page } from '@playwright/test'
import { florist } from '../../fixtures/companies.ts'
import { composer } from '../../fixtures/composer.ts'
import { fillSignIn, search, stored, toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { newEmail, signUpByApi } from '../../fixtures/people.ts'

const contract = { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }

async function fillCompany(page: Page) {
  await page.getByLabel('Company name').fill('Rosa & Daughters, Flowers')
  await search(page, 'Country', 'Spai', 'Spain')
  await search(page, 'State', 'Anda', 'Andalusia')
  await search(page, 'City', 'Sevill', 'Sevilla')
  await page.getByLabel('Address', { exact: true }).fill('Calle Feria 12')
  const phone = page.getByLabel('Business phone number')
  await expect(phone).toHaveAccessibleDescription(/^With the country code/)
  await phone.fill('+34 954 100 200')
  await search(page, 'Year established', '1998', '1998')
}

async function fillPapers(page: Page) {
  await expect(page.getByLabel('PayPal ID')).toBeHidden()
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await page.getByLabel('PayPal ID').fill('rosa@example.org')
  await page.getByLabel('Document type').selectOption('Certificate of Operation')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file' }).click(),
  ])
  await chooser.setFiles(contract)
  await expect(page.getByText('certificate.pdf')).toBeVisible()
}

test('a florist signs up with place, PayPal and papers, and finds the company', async ({ page }) => {
  await page.goto('/sign-up')
  await page.getByRole('radio', { name: /^Service provider/ }).check()
  await expect(page.getByRole('combobox', { name: 'State' })).toBeDisabled()
  await page.getByLabel('Your name').fill('Rosa Prieto')
  await page.getByLabel('Email', { exact: true }).fill(newEmail('Rosa'))
  await page.getByLabel('Mobile number').fill('600100200')
  await fillCompany(page)
  await fillPapers(page)
  await page.getByLabel('Password', { exact: true }).fill('Roses-4-all')
  await page.getByLabel('Confirm password').fill('Roses-4-all')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(toast(page, 'Successful Signed up as a Service Provider')).toBeVisible()
  await expect(page).toHaveURL('/service-home')
  await page.getByRole('dialog', { name: 'Welcome!' }).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('main').getByText('Rosa & Daughters, Flowers')).toBeVisible()
  await page.getByRole('button', { name: 'Company details' }).click()
  const details = page.getByRole('dialog', { name: 'Rosa & Daughters, Flowers' })
  await expect(details).toContainText('Established 1998')
  await expect(details).toContainText('Calle Feria 12')
  await expect(details).toContainText('Certificate of Operation')
})

test('who leaves sign-up and returns finds what they typed, and as whom', async ({ page }) => {
  await page.goto('/sign-up')
  await page.getByRole('radio', { name: /^Service provider/ }).check()
  await page.getByLabel('Your name').fill('Rosa Prieto')
  await page.getByLabel('Company name').fill('Rosa & Daughters')
  await page.goto('/sign-in')
  await page.goto('/sign-up')
  await expect(page.getByRole('radio', { name: /^Service provider/ })).toBeChecked()
  await expect(page.getByLabel('Company name')).toHaveValue('Rosa & Daughters')
  await page.getByRole('radio', { name: /^Celebrant/ }).check()
  await page.goto('/sign-up')
  await expect(page.getByRole('radio', { name: /^Celebrant/ })).toBeChecked()
})

test('a list stays with its field when the page scrolls', bothWidths, async ({ page }) => {
  await page.goto('/sign-up')
  await page.getByRole('radio', { name: /^Service provider/ }).check()
  const country = page.getByRole('combobox', { name: 'Country' })
  await country.fill('Spai')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(country).not.toBeInViewport()
  await page.getByRole('option', { name: 'Spain', exact: true }).click()
  await expect(country).toHaveValue('Spain')
})

test('each role is kept in its own area', async ({ enter, product }) => {
  const { page: shop } = await enter('Rosa', await florist(product.url))
  await shop.goto('/home')
  await expect(shop).toHaveURL('/service-home')
  const { page: celebrant } = await enter('Ana')
  await celebrant.goto('/service-home')
  await expect(celebrant).toHaveURL('/home')
})

test('a guest is asked to sign in and then gets the requested page', async ({ page, product }) => {
  const ana = await signUpByApi(product.url, 'Ana')
  await page.goto('/home?from=letter')
  await expect(page).toHaveURL('/sign-in?next=%2Fhome%3Ffrom%3Dletter')
  await fillSignIn(page, ana)
  await expect(page).toHaveURL('/home?from=letter')
  await expect(composer(page)).toBeVisible()
  expect(await stored(page, 'user_type')).toBe('0')
})
