import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { appoint, openReports } from '../../fixtures/staff.ts'

test(
  'an administrator sees what has happened on the platform, in words, plots and tables',
  bothWidths,
  async ({ enter, product, expectAccessible }) => {
    const { person: ada, page } = await enter('Ada')
    await appoint(product, ada, 'administrator')
    await openReports(page)
    await page.goto('/admin/figures')
    await expect(page.getByRole('heading', { name: /people signed up in 30 days$/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('radio', { name: '365 days' }).check()
    const plot = page.getByRole('region', { name: /people signed up in 365 days$/ })
    await expect(plot).toContainText('Includes accounts deleted since.')
    await expect(page.getByText('No case was decided in this period.')).toBeVisible()
    await expectAccessible(page)
  },
)
