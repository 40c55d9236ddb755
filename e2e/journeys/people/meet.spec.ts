import type { Page } from '@playwright/test'
import { said, write } from '../../fixtures/chat.ts'
import { accountButton, toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'

const card = (page: Page, name: string) => page.getByRole('listitem', { name })
const heading = (page: Page) => page.getByRole('heading', { name: 'Meet new friends', level: 1 })

/** Opens the page from the menu for the first time and enters a date of birth and a name. */
async function join(page: Page, name: string, more: { dob?: string; likes?: string; myTreat?: boolean } = {}) {
  await page.goto('/home')
  await accountButton(page).click()
  await page.getByRole('menuitem', { name: 'Meet new friends' }).click()
  await expect(heading(page)).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  const dialog = page.getByRole('dialog', { name: 'Join Meet new friends' })
  await dialog.getByLabel('Date of birth').fill(more.dob ?? '1990-05-01')
  await dialog.getByLabel('Preferred name').fill(name)
  await dialog.getByLabel('What you like').fill(more.likes ?? '')
  if (more.myTreat) await dialog.getByRole('radio', { name: 'My Treat' }).check()
  await dialog.getByRole('button', { name: 'Join' }).click()
  await expect(dialog).toHaveCount(0)
}

/** The filters are beside the cards; on a phone a button opens them. */
async function filter(page: Page, work: (panel: Page | ReturnType<Page['getByRole']>) => Promise<unknown>) {
  const button = page.getByRole('button', { name: /^Filters/ })
  if (!(await button.isVisible())) return work(page.getByRole('complementary', { name: 'Filters' }))
  await button.click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await work(sheet)
  await sheet.getByRole('button', { name: 'Show people' }).click()
  return expect(sheet).toHaveCount(0)
}

test(
  'two people join, one treats the other, who accepts and connects',
  bothWidths,
  async ({ enter, expectAccessible }) => {
    const { page: hers } = await enter('Ermentrude')
    const { page: his } = await enter('Friedemann')
    await join(hers, 'Trudi from the harbour')
    await join(his, 'Friedel', { likes: 'Kite flying', myTreat: true })
    await expect(card(his, 'Trudi from the harbour')).toContainText('Trudi from the …')
    await expectAccessible(his)

    await filter(hers, panel => panel.getByRole('searchbox', { name: 'Keyword' }).fill('kite'))
    await expect(hers).toHaveURL(/keyword=kite/)
    await expect(card(hers, 'Friedel')).toContainText('Spain')
    await expect(card(hers, 'Trudi from the harbour')).toHaveCount(0)
    await card(hers, 'Friedel').getByRole('button', { name: 'View Profile of Friedel' }).click()
    const profile = hers.getByRole('dialog', { name: 'Friedel' })
    await expect(profile).toContainText('Kite flying')
    await expect(profile).toContainText('Joined')
    await expectAccessible(hers)
    await profile.getByRole('button', { name: 'My Treat: send Friedel a treat' }).click()
    await expect(toast(hers, 'Treat sent')).toBeVisible()
    await hers.keyboard.press('Escape')
    await expect(card(hers, 'Friedel')).toContainText('Treat sent')

    await his.getByRole('button', { name: 'Notifications, 1 new' }).click()
    await his.getByRole('link', { name: /Trudi from the harbour sent you a treat/ }).click()
    await expect(his).toHaveURL(/view=treats/)
    const row = his.getByRole('list', { name: 'Treats for you' }).getByRole('listitem', { name: 'Trudi' })
    await expectAccessible(his)
    await row.getByRole('button', { name: 'Accept' }).click()
    await expect(toast(his, 'Treat accepted')).toBeVisible()
    await expect(his).toHaveURL(/\/chat\/\d+$/)
    await write(his, 'Shall we fly a kite?')

    await hers.getByRole('button', { name: /^Notifications, \d new/ }).click()
    await hers.getByRole('link', { name: /Friedel accepted your treat/ }).click()
    await expect(said(hers, 'Shall we fly a kite?')).toBeVisible()
    await write(hers, 'And eat cake')
    await expect(said(his, 'And eat cake')).toBeVisible()

    await his.goto('/meet-new-friend?view=treats')
    await expect(row.getByRole('link', { name: 'Message Trudi' })).toBeVisible()
    await row.getByRole('button', { name: 'Connect with Trudi' }).click()
    await expect(toast(his, 'Connection Sent')).toBeVisible()
    await expect(row).toContainText('Request sent')
    await hers.goto('/meet-new-friend?view=treats')
    await expect(hers.getByRole('list', { name: 'Treats you’ve sent' })).toContainText('Said yes')
  },
)

test('filters are in the address, and going back undoes them', async ({ enter }) => {
  const { page } = await enter('Gundula')
  await join(page, 'Gundula')
  await filter(page, panel => panel.getByRole('checkbox', { name: '41–50' }).check())
  await expect(page).toHaveURL(/ages=14601-18250/)
  await expect(page.getByText('No Friends Found')).toBeVisible()
  await filter(page, panel => panel.getByRole('checkbox', { name: 'Female' }).check())
  await expect(page).toHaveURL(/genders=1/)
  await page.goBack()
  await expect(page).not.toHaveURL(/genders/)
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click()
  await expect(page).not.toHaveURL(/ages/)
})

test('somebody is removed, somebody else reported, and both are gone', async ({ enter, expectAccessible }) => {
  const { page: first } = await enter('Hildegund')
  const { page: second } = await enter('Isidor')
  const { page } = await enter('Jorinde')
  await join(first, 'Hildegund')
  await join(second, 'Isidor')
  await join(page, 'Jorinde')
  await card(page, 'Hildegund').getByRole('button', { name: 'More options for Hildegund' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(toast(page, 'This user has been removed from your list.')).toBeVisible()
  await expect(card(page, 'Hildegund')).toHaveCount(0)
  await card(page, 'Isidor').getByRole('button', { name: 'More options for Isidor' }).click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report Isidor' })
  await dialog.getByLabel('What’s wrong?').fill('Sells tickets')
  await page.reload()
  await card(page, 'Isidor').getByRole('button', { name: 'More options for Isidor' }).click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
  await expect(dialog.getByLabel('What’s wrong?')).toHaveValue('Sells tickets')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(toast(page, 'User has been reported.')).toBeVisible()
  await expect(card(page, 'Isidor')).toHaveCount(0)
})

test('people under 18 are told why they cannot sign up, and what was typed survives a reload', async ({
  enter,
  expectAccessible,
}) => {
  const { page } = await enter('Kunibert')
  await page.goto('/meet-new-friend')
  await page.getByRole('button', { name: 'Continue' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Date of birth').fill(`${new Date().getUTCFullYear() - 15}-01-01`)
  await dialog.getByLabel('Preferred name').fill('Kuno')
  await dialog.getByRole('button', { name: 'Join' }).click()
  await expect(dialog.getByText('Meet new friends is for ages 18 and over.', { exact: true })).toBeVisible()
  await expect(dialog.getByLabel('Date of birth')).toBeFocused()
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByLabel('Preferred name')).toHaveValue('Kuno')
  await dialog.getByLabel('Date of birth').fill('1990-05-01')
  await dialog.getByRole('button', { name: 'Join' }).click()
  await expect(dialog).toHaveCount(0)
})
