import type { Page } from '@playwright/test'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'

const lastYear = `${new Date().getFullYear() - 1}-03-04`

const form = (page: Page) => page.locator('main form')
const save = (page: Page) => form(page).getByRole('button', { name: 'Save', exact: true }).click()
const question = (page: Page) => page.getByRole('dialog', { name: 'This makes it a children’s account' })

test('a slip of the year is asked about, and going back keeps what was typed', async ({ enter, expectAccessible }) => {
  const { page } = await enter('Walburga')
  await page.goto('/profile/edit')
  await form(page).getByLabel('Bio').fill('I bake.')
  await form(page).getByLabel('Date of birth').fill(lastYear)
  await save(page)
  await expect(question(page).getByText('Nobody finds you in search')).toBeVisible()
  await expect(question(page).getByText('Only people you are connected with')).toBeVisible()
  await expect(question(page).getByText('no deals and no bookings')).toBeVisible()
  await expect(question(page).getByRole('button', { name: 'Go back' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await expect(form(page).getByLabel('Bio')).toHaveValue('I bake.')
  await form(page).getByLabel('Date of birth').fill('1990-03-04')
  await save(page)
  await expect(toast(page, 'Profile has been updated successfully')).toBeVisible()
  await expect(page.getByText('March 4, 1990')).toBeVisible()
})

test('a child says so, and puts it right later without being asked', async ({ enter }) => {
  const { page, person: kim } = await enter('Kunigunde Klein')
  const { page: other } = await enter('Leopoldine')
  await page.goto('/profile/edit')
  await form(page).getByLabel('Date of birth').fill(lastYear)
  await save(page)
  await question(page).getByRole('button', { name: 'Save as a children’s account' }).click()
  await expect(toast(page, 'Profile has been updated successfully')).toBeVisible()
  await other.goto(`/profile/${kim.user.id}`)
  await expect(other.getByRole('heading', { name: 'Kunigunde Klein' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Connect', exact: true })).toHaveCount(0)

  await page.goto('/profile/edit')
  await form(page).getByLabel('Date of birth').fill('1990-03-04')
  await save(page)
  await expect(toast(page, 'Profile has been updated successfully')).toBeVisible()
  await other.reload()
  await expect(other.getByRole('button', { name: 'Connect', exact: true })).toBeVisible()
})
