import { florist } from '../../fixtures/companies.ts'
import { accountButton, toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { ask } from '../../fixtures/posts.ts'
import { appoint } from '../../fixtures/staff.ts'

test('an administrator finds a provider, gives the store months, and follows a payment into the ledger', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { person: rosalinde, page: hers } = await enter('Rosalinde', await florist(product.url))
  const { person: ada, page } = await enter('Ada')
  await appoint(product, ada, 'administrator')
  await hers.goto('/service-subscription')
  await hers.getByRole('button', { name: 'Subscribe' }).first().click()
  await hers.getByRole('button', { name: /^Pay/ }).click()
  await expect(hers.getByText('Thank you!')).toBeVisible()

  await page.goto('/home')
  await accountButton(page).click()
  await page.getByRole('menuitem', { name: 'Staff' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'People' }).click()
  await page.getByRole('searchbox').fill(rosalinde.email)
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page).toHaveURL(`/admin/people?keyword=${encodeURIComponent(rosalinde.email)}`)
  await expect(page.getByRole('listitem', { name: 'Rosalinde' })).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Rosalinde' }).click()
  await expect(page.getByRole('heading', { name: 'Rosalinde', level: 1 })).toBeVisible()
  await expect(page.getByText(rosalinde.email)).toBeVisible()
  const store = page.getByRole('region', { name: 'Store' })
  await expect(store).toContainText('Silver: ')
  await expectAccessible(page)

  await store.getByRole('button', { name: 'Give free months' }).click()
  const dialog = page.getByRole('dialog', { name: 'Give free months' })
  await dialog.getByRole('button', { name: 'Give them' }).click()
  await expect(dialog.getByText('Say why')).toBeVisible()
  await dialog.getByLabel('How many').selectOption('3 months')
  await dialog.getByLabel('Reason, for the audit log').fill('Sorry for the outage')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Give them' }).click()
  await expect(toast(page, 'The months are given.')).toBeVisible()
  await expect(store).toContainText('3 free months, given by Ada')

  await page.getByRole('link', { name: 'Payments' }).first().click()
  const payment = page.getByRole('listitem').filter({ hasText: 'Rosalinde' })
  await expect(payment).toContainText('$59.99paid')
  await page.getByLabel('Disputed only').click()
  await expect(page).toHaveURL('/admin/payments?disputed=true')
  await expect(page.getByText('No payments found')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Disputed only').click()
  await expect(payment).toContainText('$59.99paid')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ledger' }).click()
  await expect(page.getByRole('link', { name: 'All payments' })).toBeVisible()
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]:visible')
  await expect(current).toHaveText(/^(Payments|Menu)$/)
  await page.getByRole('link', { name: 'Income from plans · USD' }).click()
  await expect(page.getByRole('heading', { name: 'Income from plans · USD' })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('link', { name: /^Payment no\./ })
    .first()
    .click()
  await expect(payment.first()).toBeVisible()
})

test('an administrator finds what was decided about somebody, and no profile of who has none', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { person: kim } = await enter('Kim')
  const { person: rosa } = await enter('Rosa')
  const { person: ada, page } = await enter('Ada')
  await appoint(product, ada, 'administrator')
  const dob = `${new Date().getFullYear() - 1}-03-04`
  await ask(product.url, kim, '/profile', { method: 'POST', body: JSON.stringify({ dob }) })

  await page.goto(`/admin/people/${kim.user.id}`)
  await expect(page.getByRole('heading', { name: 'Kim', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'See the profile' })).toHaveCount(0)
  await page.goto(`/admin/people/${rosa.user.id}`)
  await expect(page.getByRole('link', { name: 'See the profile' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Audit log' }).click()
  await expect(page.getByText('Decisions about reports are logged under each report, not here.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'See reports about this person' }).click()
  await expect(page).toHaveURL(`/admin/people/${rosa.user.id}`)
  await page.goto('/admin/people/999999')
  await expect(page.getByRole('heading', { name: 'We couldn’t find that account' })).toBeVisible()
  await expectAccessible(page)
})
