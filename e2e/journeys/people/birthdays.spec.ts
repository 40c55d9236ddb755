import type { Page } from '@playwright/test'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { ask } from '../../fixtures/posts.ts'

const lastYear = `${new Date().getFullYear() - 1}-03-04`

const form = (page: Page) => page.locator('main form')
const save = (page: Page) => form(page).getByRole('button', { name: 'Save', exact: true }).click()
const question = (page: Page) => page.getByRole('dialog', { name: 'This will be a kids account' })

test('a mistyped year is asked about, and going back keeps what was typed', async ({ enter, expectAccessible }) => {
  const { page } = await enter('Walburga')
  await page.goto('/profile/edit')
  await form(page).getByLabel('Bio').fill('I bake.')
  await form(page).getByLabel('Date of birth').fill(lastYear)
  await save(page)
  await expect(question(page).getByText('No one can find you in search')).toBeVisible()
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

test('a child says so and is visible to connections only, and corrects the age later without being asked', async ({
  enter,
}) => {
  const { page, person: kim } = await enter('Kunigunde Klein')
  const { page: other } = await enter('Leopoldine')
  await page.goto('/profile/edit')
  await form(page).getByLabel('Date of birth').fill(lastYear)
  await save(page)
  await question(page).getByRole('button', { name: 'Save as a kids account' }).click()
  await expect(toast(page, 'Profile has been updated successfully')).toBeVisible()
  await other.goto(`/profile/${kim.user.id}`)
  await expect(other.getByText('This profile isn’t available')).toBeVisible()
  await expect(other.getByText('Kunigunde Klein')).toHaveCount(0)

  await page.goto('/settings/privacy')
  await expect(page.getByText('This is a kids account')).toBeVisible()

  await page.goto('/profile/edit')
  await form(page).getByLabel('Date of birth').fill('1990-03-04')
  await save(page)
  await expect(toast(page, 'Profile has been updated successfully')).toBeVisible()
  await other.reload()
  await expect(other.getByRole('button', { name: 'Connect', exact: true })).toBeVisible()
})

test('who meets new friends is asked about a mistyped year as well', async ({ enter, product }) => {
  const { page, person } = await enter('Notburga')
  const meets = { dob: '1990-03-04', join_friend_community: true, preferred_name: 'Burga' }
  await ask(product.url, person, '/profile', { method: 'POST', body: JSON.stringify(meets) })
  await page.goto('/profile/edit')
  await form(page).getByLabel('Date of birth').fill(lastYear)
  await save(page)
  await question(page).getByRole('button', { name: 'Go back' }).click()
  await expect(form(page).getByLabel('Date of birth')).toHaveValue(lastYear)
})
