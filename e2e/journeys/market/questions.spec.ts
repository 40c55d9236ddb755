import type { Page } from '@playwright/test'
import { florist } from '../../fixtures/companies.ts'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { companyOf } from '../../fixtures/stores.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Questions' })

test('somebody asks a florist, who answers, corrects the answer, and everybody reads it', async ({
  enter,
  page: guest,
  product: { url },
  expectAccessible,
}) => {
  const company_name = 'Ranunkel & Ysop'
  const seller = await enter('Ysolde', { ...(await florist(url)), company_name })
  const address = `/service-provider/${await companyOf(url, seller.person)}`
  const { page } = await enter('Quintus')
  await page.goto(address)
  await section(page).getByLabel('Your question').fill('Do you deliver on Sundays?')
  await page.reload()
  await expect(section(page).getByLabel('Your question')).toHaveValue('Do you deliver on Sundays?')
  await expectAccessible(page)
  await section(page).getByRole('button', { name: 'Ask' }).click()
  await expect(section(page).getByText('Waiting for an answer')).toBeVisible()
  await expect(section(page).getByLabel('Your question')).toHaveCount(0)
  await expect(section(page).getByText('You can ask another question once this one’s answered.')).toBeVisible()

  await guest.goto(address)
  await expect(section(guest).getByRole('link', { name: 'Sign in to ask a question' })).toBeVisible()
  await expect(section(guest)).not.toContainText('Sundays')

  await seller.page.goto('/notifications')
  await seller.page.getByRole('link', { name: 'Quintus asked you a question' }).first().click()
  await expect(section(seller.page).getByText('Waiting for your answer')).toBeVisible()
  await expect(section(seller.page).getByRole('textbox', { name: 'Your answer' })).toBeInViewport()
  await section(seller.page).getByRole('textbox', { name: 'Your answer' }).fill('Until noon.')
  await expectAccessible(seller.page)
  await section(seller.page).getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(section(seller.page).getByText('Until noon.')).toBeVisible()
  await section(seller.page).getByRole('button', { name: 'Edit answer' }).click()
  await section(seller.page).getByRole('textbox', { name: 'Your answer' }).fill('Until eleven.')
  await section(seller.page).getByRole('button', { name: 'Save' }).click()
  await expect(section(seller.page).getByText('Until eleven.')).toBeVisible()

  await guest.reload()
  await expect(section(guest).getByText('Do you deliver on Sundays?')).toBeVisible()
  await expect(section(guest)).toContainText('Until eleven.')
  await expect(section(guest)).not.toContainText('Quintus')
  await expectAccessible(guest)

  await page.goto('/notifications')
  await page
    .getByRole('link', { name: `${company_name} answered your question` })
    .first()
    .click()
  await expect(section(page).getByText('Until eleven.')).toBeInViewport()
  await section(page).getByRole('button', { name: 'Delete question' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(toast(page, 'Question deleted')).toBeVisible()
  await expect(section(page).getByText('Do you deliver on Sundays?')).toHaveCount(0)
})
