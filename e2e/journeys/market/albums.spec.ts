import { florist } from '../../fixtures/companies.ts'
import { toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { pictures } from '../../fixtures/samples.ts'
import { companyOf } from '../../fixtures/stores.ts'

test(
  'a florist shows weddings in an album, and guests leaf through it',
  bothWidths,
  async ({ enter, page: guest, product: { url }, expectAccessible }) => {
    const company_name = 'Salbei & Tulpe'
    const { page, person } = await enter('Saskia', { ...(await florist(url)), company_name })
    await page.goto('/service-home')
    await page.getByRole('link', { name: 'Portfolio' }).click()
    await expect(page.getByRole('heading', { name: 'Show what you’ve done' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Add album' }).first().click()
    await page.getByRole('button', { name: 'Save album' }).click()
    await expect(page.getByText('Add at least one photo.')).toBeVisible()
    await page.getByLabel(/^Name/).fill('Weddings in Sintra')
    await page.getByLabel('Photos').setInputFiles(pictures(6))
    await expect(page.getByRole('img', { name: 'Photo 6' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save album' }).click()
    await expect(toast(page, 'Album saved')).toBeVisible()
    const own = page.getByRole('list', { name: 'Your albums' })
    await expect(own.getByRole('listitem')).toContainText(['6 photos'])
    await expectAccessible(page)

    await guest.goto(`/service-provider/${await companyOf(url, person)}`)
    await guest.getByRole('button', { name: /^Weddings in Sintra/ }).click()
    const open = guest.getByRole('dialog', { name: 'Weddings in Sintra' })
    await expect(open.getByRole('img', { name: 'Weddings in Sintra, photo 1 of 6' })).toBeVisible()
    await guest.keyboard.press('ArrowRight')
    await expect(open.getByRole('img', { name: 'Weddings in Sintra, photo 2 of 6' })).toBeVisible()
    await guest.keyboard.press('Escape')
    await expect(open).toHaveCount(0)
    await expectAccessible(guest)

    await own.getByRole('button', { name: 'More about Weddings in Sintra' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(toast(page, 'Album deleted')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Show what you’ve done' })).toBeVisible()
    await guest.reload()
    await expect(guest.getByRole('heading', { name: company_name, level: 1 })).toBeVisible()
    await expect(guest.getByRole('heading', { name: 'Portfolio' })).toHaveCount(0)
  },
)
