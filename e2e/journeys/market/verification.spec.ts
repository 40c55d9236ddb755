import type { Page } from '@playwright/test'
import { florist } from '../../fixtures/companies.ts'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { serviceByApi } from '../../fixtures/services.ts'
import { appoint, openReports } from '../../fixtures/staff.ts'
import { companyOf } from '../../fixtures/stores.ts'

const company_name = 'Quillonia Flowers'
const paper = { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }

/** The document is the last file of a form. */
async function choose(page: Page) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file' }).last().click(),
  ])
  await chooser.setFiles(paper)
}

test('a provider sends a document, which an administrator declines and then verifies; guests see it until there is another', async ({
  enter,
  page: guest,
  product,
  expectAccessible,
}) => {
  const { person: rosa, page: hers } = await enter('Rosa', { ...(await florist(product.url)), company_name })
  const { person: ada, page: adas } = await enter('Ada')
  await appoint(product, ada, 'administrator')
  await serviceByApi(product.url, rosa, { items: [{ name: 'Bouquet', price: 12 }] })
  const store = `/service-provider/${await companyOf(product.url, rosa)}`

  await hers.goto('/service-home')
  await choose(hers)
  await expect(toast(hers, 'We’ve got your document. We’ll check it and let you know.')).toBeVisible()

  await openReports(adas)
  await adas.goto('/admin/documents')
  const document = adas.getByRole('listitem').filter({ hasText: company_name })
  await expect(document).toContainText('Certificate of Operation')
  await expectAccessible(adas)
  const [download] = await Promise.all([
    adas.waitForEvent('download'),
    document.getByRole('button', { name: 'Download document' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('certificate.pdf')
  await document.getByRole('button', { name: 'Decline' }).click()
  const dialog = adas.getByRole('dialog', { name: `Decline ${company_name}’s document?` })
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(dialog.getByText('Please say why.')).toBeVisible()
  await dialog.getByLabel('Why').fill('The certificate is in another name.')
  await expectAccessible(adas)
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(toast(adas, 'Done. We’ve let the provider know.')).toBeVisible()
  await expect(document).toBeHidden()

  await hers.goto('/notifications')
  await hers.getByText('We can’t verify your store with this document. See why, and upload another').click()
  await expect(hers).toHaveURL('/service-home')
  await expect(hers.getByText('The certificate is in another name.')).toBeVisible()
  await expectAccessible(hers)
  await hers.getByRole('link', { name: 'Send another document' }).click()
  await expect(hers).toHaveURL('/sp-profile/edit')
  await choose(hers)
  await expectAccessible(hers)
  await hers.getByRole('button', { name: 'Save changes' }).click()
  await expect(toast(hers, 'Your company has been updated.')).toBeVisible()

  await adas.reload()
  const verify = document.getByRole('button', { name: 'Verify' })
  await expect(verify).toBeDisabled()
  await expect(document).toContainText('Open the document first. Then you can verify the store.')
  await expectAccessible(adas)
  await document.getByRole('button', { name: 'Download document' }).click()
  await verify.click()
  await expect(toast(adas, 'Done. We’ve let the provider know.')).toBeVisible()
  await adas.getByRole('link', { name: 'Verified' }).click()
  await expect(adas).toHaveURL('/admin/documents?view=verified')
  await expect(document).toContainText('Verified by Ada')
  await document.getByRole('button', { name: 'Remove badge' }).click()
  const removal = adas.getByRole('dialog', { name: `Remove ${company_name}’s badge?` })
  await expect(removal.getByRole('button', { name: 'Remove badge' })).toBeVisible()
  await adas.keyboard.press('Escape')
  await expectAccessible(adas)
  await adas.goto('/admin/audit-log')
  await expect(adas.getByRole('main')).toContainText('Opened the document')

  await guest.goto(store)
  await expect(guest.getByRole('main').getByText('Verified', { exact: true }).first()).toBeVisible()
  await expect(guest.getByText('We’ve seen a document that shows who runs this store.')).toBeVisible()
  await expectAccessible(guest)
  await guest.goto('/service-provider?keyword=quillonia')
  const card = guest.getByRole('article', { name: company_name })
  await expect(card.first()).toContainText('Verified')
  await expectAccessible(guest)

  await hers.goto('/sp-profile/edit')
  await choose(hers)
  await hers.getByRole('button', { name: 'Save changes' }).click()
  await expect(toast(hers, 'Your company has been updated.')).toBeVisible()
  await guest.goto(store)
  await expect(guest.getByRole('heading', { name: company_name, level: 1 })).toBeVisible()
  await expect(guest.getByText('Verified', { exact: true })).toHaveCount(0)
})
