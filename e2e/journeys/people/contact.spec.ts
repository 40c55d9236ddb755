import { contactMeta } from '@celebrio/contract/platform/pages'
import { florist } from '../../fixtures/companies.ts'
import { accountButton } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'

test('a provider writes to the staff', async ({ enter, product, expectAccessible }) => {
  const { page } = await enter('Rosa', await florist(product.url))
  await page.goto('/service-home')
  await accountButton(page).click()
  await page.getByRole('menuitem', { name: 'Contact Us' }).click()
  await expect(page.getByRole('heading', { name: 'Contact us' })).toBeVisible()
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByLabel('Subject')).toBeFocused()
  await expect(page.getByText('This field is required')).toHaveCount(2)
  await expectAccessible(page)
  await page.getByLabel('Subject').fill('An invoice')
  await page.getByLabel('Message', { exact: true }).fill('Where is it?')
  const draft = page.getByRole('link', { name: 'Write from your own mail app instead' })
  await expect(draft).toHaveAttribute('href', /^mailto:people@celebrio\.example\?.*An%20invoice.*Where%20is%20it/)
  await page.reload()
  await expect(page.getByText('We kept what you wrote.')).toBeVisible()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Where is it?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Thank you, your message is with us.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Write another' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue('')
  await page.reload()
  await expect(page.getByText('We kept what you wrote.')).toBeHidden()
})

test('a celebrant writes to the staff, and goes on', bothWidths, async ({ enter, expectAccessible }) => {
  const { page } = await enter('Celia')
  await page.goto('/profile/edit')
  await expect(page.getByText('Change it in Settings.')).toBeVisible()
  await accountButton(page).click()
  await page.getByRole('menuitem', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/contact-us')
  await page.getByLabel('Subject').fill('My daughter’s birthday')
  await page.getByLabel('Message', { exact: true }).fill('It is in May, not in March.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Thank you, your message is with us.')).toBeVisible()
  await expect(page.getByText('Confirm your email so we can reply and send you a copy.')).toBeVisible()
  await page.getByRole('link', { name: 'Go home' }).click()
  await expect(page).toHaveURL('/home')
})

test('a message that can’t be sent is kept, and the form says why', async ({ enter, product }) => {
  const { page } = await enter('Rosa', await florist(product.url))
  await page.goto('/service-contact-us')
  await page.getByLabel('Subject').fill('An invoice')
  await page.getByLabel('Message', { exact: true }).fill('Where is it?')
  await page.route('**/api/v1/contact', route => route.abort())
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Nothing is lost: please try again.')
  await page.unroute('**/api/v1/contact')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Thank you, your message is with us.')).toBeVisible()
})

test('providers read about Celebrio', async ({ enter, product }) => {
  const { page } = await enter('Rosa', await florist(product.url))
  await page.goto('/service-home')
  await accountButton(page).click()
  await page.getByRole('menuitem', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/service-about-us')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('where the installation names no address, the way in is to log in', async ({ page, expectAccessible }) => {
  await page.goto('/about-us')
  await page.evaluate(name => document.querySelector(`meta[name="${name}"]`)?.remove(), contactMeta)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('heading', { name: 'Log in to write to us' })).toBeVisible()
  await expectAccessible(page)
})

test('whoever has no account finds an address to write to', bothWidths, async ({ page, product, expectAccessible }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('link', { name: 'people@celebrio.example' })).toHaveAttribute(
    'href',
    'mailto:people@celebrio.example',
  )
  await expectAccessible(page)
  const rosa = await signUpByApi(product.url, 'Rosa')
  await page.getByRole('link', { name: 'Log in to write here' }).click()
  await page.getByLabel('Email').fill(rosa.email)
  await page.getByLabel('Password', { exact: true }).fill(rosa.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL('/contact-us')
  await expect(page.getByLabel('Message', { exact: true })).toBeVisible()
})
