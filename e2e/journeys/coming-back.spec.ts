import type { Page } from '@playwright/test'
import { celebrateAs } from '../fixtures/events.ts'
import { search, toast } from '../fixtures/frame.ts'
import { expect, test } from '../fixtures/journey.ts'
import { newEmail } from '../fixtures/people.ts'

/** Fills the form of a celebrant and sends it. */
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

test('whoever signs up for a celebration comes to it, whichever way leads there', async ({ enter, page, product }) => {
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

test('sign-up leads nowhere else than within Celebrio', async ({ page }) => {
  await page.goto('/sign-up?next=//elsewhere.example')
  await signUp(page, 'Samir')
  await expect(page).toHaveURL('/home')
})
