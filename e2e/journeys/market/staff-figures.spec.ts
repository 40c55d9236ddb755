import { confirmEmail } from '../../fixtures/emails.ts'
import { accountButton } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { setUpCodes } from '../../fixtures/second-step.ts'

test(
  'an administrator sees what has happened on the platform, in words, plots and tables',
  bothWidths,
  async ({ enter, product, expectAccessible }) => {
    const { person: ada, page } = await enter('Ada')
    await confirmEmail(product, ada)
    await product.command('staff', 'appoint', ada.email, 'administrator')
    await setUpCodes(product.url, ada)
    await page.goto('/home')
    await accountButton(page).click()
    await page.getByRole('menuitem', { name: 'Staff' }).click()
    await expect(page).toHaveURL('/admin/reports')
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
