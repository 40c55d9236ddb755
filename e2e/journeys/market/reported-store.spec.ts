import { florist } from '../../fixtures/companies.ts'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { serviceByApi } from '../../fixtures/services.ts'
import { appoint, openReports } from '../../fixtures/staff.ts'
import { companyOf } from '../../fixtures/stores.ts'

const company_name = 'Tungstenia Flowers'

test('a store is reported; a moderator hears of it and hides it, and its provider reads why', async ({
  enter,
  page: guest,
  product,
  expectAccessible,
}) => {
  const { person: rosa, page: hers } = await enter('Rosa', { ...(await florist(product.url)), company_name })
  const { page: anas } = await enter('Ana')
  const { person: mona, page: monas } = await enter('Mona')
  await appoint(product, mona)
  await serviceByApi(product.url, rosa, { items: [{ name: 'Bouquet', price: 12 }] })
  const store = `/service-provider/${await companyOf(product.url, rosa)}`

  await anas.goto(store)
  await anas.getByRole('button', { name: 'Report this provider' }).click()
  const dialog = anas.getByRole('dialog', { name: 'Report this provider' })
  await dialog.getByLabel('What’s wrong with it?').fill('There is no such shop.')
  await dialog.getByRole('button', { name: 'Fraud' }).click()
  await expect(dialog.getByRole('button', { name: 'Fraud' })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(anas)
  await dialog.getByRole('button', { name: 'Report' }).click()
  await expect(toast(anas, 'This provider has been successfully reported')).toBeVisible()

  await openReports(monas)
  await monas.goto('/notifications')
  await monas.getByText('Someone has reported a store. The case is waiting for a decision').first().click()
  await expect(monas).toHaveURL(/\/admin\/reports\/\d+$/)
  const folder = monas.getByRole('article', { name: 'Store by Rosa' })
  await expect(folder).toContainText(company_name)
  await expect(folder).toContainText('There is no such shop.')
  await expect(folder).toContainText('Fraud')
  await monas.getByRole('radio', { name: /^Hide/ }).check()
  await expect(monas.getByLabel('Rule')).toHaveValue('fraud')
  await monas.getByLabel('Message to the author').fill('We couldn’t find your shop.')
  await expectAccessible(monas)
  await monas.getByRole('button', { name: 'Read the letter' }).click()
  await monas.getByRole('button', { name: 'Send and hide' }).click()
  await expect(toast(monas, 'Case decided.')).toBeVisible()

  await guest.goto('/service-provider?keyword=tungstenia')
  await expect(guest.getByRole('heading', { name: 'No provider fits all of that' })).toBeVisible()
  await hers.goto(store)
  await expect(hers.getByText('Hidden by our team')).toBeVisible()
  await expectAccessible(hers)
  await hers.getByRole('link', { name: 'Read why' }).click()
  await expect(hers).toHaveURL(/\/statements\/\d+$/)
  await expect(hers.getByText('We couldn’t find your shop.')).toBeVisible()

  await hers.goto('/service-home')
  await expect(hers.getByText('Hidden by our team')).toBeVisible()
})
