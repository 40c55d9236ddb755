import type { Page } from '@playwright/test'
import { pickStart } from '../../fixtures/event-form.ts'
import { celebrateAs } from '../../fixtures/events.ts'
import { fillSignIn, search, toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { newEmail } from '../../fixtures/people.ts'
import { picture } from '../../fixtures/samples.ts'

/** Fills and submits the sign-up form of a celebrant. */
async function signUp(page: Page, name: string) {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Email', { exact: true }).fill(newEmail(name))
  await search(page, 'Country', 'Leb', 'Lebanon')
  await page.getByLabel('Mobile number').fill('600100200')
  await page.getByLabel('Password', { exact: true }).fill('Cake4-me')
  await page.getByLabel('Confirm password').fill('Cake4-me')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(toast(page, 'Sign Up Successful!, welcome')).toBeVisible()
}

test('whoever signs up from an event comes back to it, by each way of signing up', async ({ enter, page, product }) => {
  const { person: host } = await enter('Ana')
  const id = await celebrateAs(product.url, host, { title: 'Open garden', open_to: 0 })
  await page.goto(`/events/${id}`)
  const panel = page.getByRole('region', { name: 'Would you like to come?' })
  for (const way of [panel, page.getByRole('banner')]) {
    await way.getByRole('link', { name: 'Sign up' }).click()
    await expect(page).toHaveURL(`/sign-up?next=%2Fevents%2F${id}`)
    await page.goBack()
  }
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`/sign-in?next=%2Fevents%2F${id}`)
  await page.getByRole('main').getByRole('link', { name: 'Sign Up if you are not registered' }).click()
  await page.getByRole('radio', { name: /^Service provider/ }).check()
  await page.getByRole('radio', { name: /^Celebrant/ }).check()
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Sign Up if you are not registered' }).click()
  await signUp(page, 'Noor')
  await expect(page).toHaveURL(`/events/${id}`)
  await expect(page.getByRole('heading', { name: 'Open garden', level: 1 })).toBeVisible()
})

test('sign-up redirects only within Celebrio', async ({ page }) => {
  await page.goto('/sign-up?next=//elsewhere.example')
  await signUp(page, 'Samir')
  await expect(page).toHaveURL('/home')
})

test('whoever is signed out while an event is saved is told so, signs in, and finds what was typed', async ({
  enter,
  expectAccessible,
}) => {
  const { page, person } = await enter('Leopold')
  const title = page.getByRole('textbox', { name: 'Title' })
  const chosen = page.getByRole('button', { name: 'Change photo' })
  await page.goto('/create-event-no-sp')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a photo' }).click(),
  ])
  await chooser.setFiles(picture('garden.png'))
  await expect(chosen).toBeVisible()
  await title.fill('Lanterns in the fog')
  await pickStart(page, '2036-10-01T18:30')
  await page.route('**/api/v1/event', route =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 401, json: { success: false, code: 'not_signed_in', message: 'Please sign in.' } })
      : route.fallback(),
  )
  await page.getByRole('button', { name: 'Create Event' }).click()
  await expect(page.getByRole('heading', { name: 'You’ve been signed out' })).toBeVisible()
  await expect(page.getByText('What you’ve typed is safe.')).toBeVisible()
  await expect(toast(page, 'Please sign in to continue.')).toHaveCount(0)
  await expect(page.getByText('Unable To Create Event!!! Please try again later')).toHaveCount(0)
  await expectAccessible(page)
  await page.unrouteAll()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(page, person)
  await expect(page).toHaveURL('/create-event-no-sp')
  await expect(title).toHaveValue('Lanterns in the fog')
  await expect(chosen).toBeVisible()
  await page.getByRole('button', { name: 'Create Event' }).click()
  await expect(toast(page, 'Event Created')).toBeVisible()
})
