import type { Browser, Page } from '@playwright/test'
import { entranceCode, openAnswer, sendNo } from '../../fixtures/answers.ts'
import { confirmEmail, linkTo } from '../../fixtures/emails.ts'
import { celebrateAs } from '../../fixtures/events.ts'
import { toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { newEmail } from '../../fixtures/people.ts'

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const linkField = (page: Page, name: string) => page.getByRole('textbox', { name: `Link for ${name}` })

/** A signed-out browser. */
async function stranger(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL })
  return { page: await context.newPage(), leave: () => context.close() }
}

async function inviteByLink(page: Page, id: number, fields: { name: string; email?: string }) {
  await page.goto(`/events/${id}`)
  await page.getByRole('button', { name: 'Personal link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite someone by email or link' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(fields.name)
  if (fields.email) await dialog.getByRole('textbox', { name: /^Email/ }).fill(fields.email)
  await dialog.getByRole('button', { name: 'Create invitation' }).click()
  return dialog
}

test(
  'a guest without an account accepts by a personal link, and declines later',
  bothWidths,
  async ({ enter, browser, product, expectAccessible }) => {
    const { person: host, page: hers } = await enter('Walburga')
    const id = await celebrateAs(product.url, host, { title: 'Supper under the lime tree', address: '12 Mill Lane' })
    const dialog = await inviteByLink(hers, id, { name: 'Tante Ilse', email: 'nowhere' })
    await expect(dialog.getByText('Please enter a valid email address.')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Tante Ilse')
    await expectAccessible(hers)
    const email = newEmail('Ilse')
    await dialog.getByRole('textbox', { name: /^Email/ }).fill(email)
    await dialog.getByRole('button', { name: 'Create invitation' }).click()
    await expect(dialog.getByText('Confirm your own email first.')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: /^Email/ })).toHaveValue(email)
    await confirmEmail(product, host)
    await dialog.getByRole('button', { name: 'Create invitation' }).click()
    await expect(linkField(hers, 'Tante Ilse')).toHaveValue(/\/i\/[\w-]{43}$/)
    await expectAccessible(hers)

    const { page: ilse, leave } = await stranger(browser, product.url)
    const [address = ''] = (await linkTo(product, email, '/i/')).split('?')
    await ilse.goto(address)
    await expect(ilse.getByRole('heading', { name: 'Supper under the lime tree', level: 1 })).toBeVisible()
    await expectAccessible(ilse)
    await expect(ilse.getByRole('link', { name: 'Create an account' })).toHaveCount(0)
    const sheet = await openAnswer(ilse, 'Going')
    await expect(sheet).toContainText('You’re Tante Ilse.')
    await sheet.getByRole('button', { name: 'One more adult' }).click()
    await sheet.getByRole('button', { name: 'No nuts' }).click()
    await expectAccessible(ilse)
    await sheet.getByRole('button', { name: 'Count us both in' }).click()
    await expect(ilse.getByRole('heading', { name: 'See you there, Tante' })).toBeFocused()
    await expect(toast(ilse, 'Your answer is in. We’ve told Walburga.')).toBeVisible()
    await expect(ilse.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      `/sign-up?next=${encodeURIComponent(new URL(address, ilse.url()).pathname)}`,
    )
    await ilse.reload()
    const ticket = ilse.getByRole('article', { name: 'Your ticket' })
    await expect(ticket).toContainText('Tante Ilse, party of 2')
    await expect(ticket.getByRole('img', { name: 'Your ticket’s QR code' })).toBeVisible()
    await expectAccessible(ilse)
    const saving = ilse.waitForEvent('download')
    await ilse.getByRole('button', { name: 'Download Now' }).click()
    expect((await saving).suggestedFilename()).toBe('Supper under the lime tree.pdf')

    await hers.goto(`/events/${id}`)
    const row = panel(hers, 'Guest list').getByRole('listitem', { name: 'Tante Ilse' })
    await expect(row).toContainText(`without account · ${email} · party of 2 · No nuts`)
    await expectAccessible(hers)
    await row.getByRole('button', { name: 'Remove Tante Ilse' }).click()
    await hers.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(toast(hers, 'Tante Ilse is off the list')).toBeVisible()
    await ilse.reload()
    await expect(ilse.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible()
    await expectAccessible(ilse)
    await leave()
  },
)

test('a guest changes the answer, gets a new link, and moves the invitation into their account', async ({
  enter,
  browser,
  product,
  expectAccessible,
}) => {
  const { person: host, page: hers } = await enter('Ximena')
  const { page: his } = await enter('Yorick')
  const id = await celebrateAs(product.url, host, { title: 'First snow' })
  await inviteByLink(hers, id, { name: 'Yorick' })
  const first = await linkField(hers, 'Yorick').inputValue()
  const { page: guest, leave } = await stranger(browser, product.url)
  await guest.goto(new URL(first).pathname)
  await openAnswer(guest, 'Can’t go')
  await sendNo(guest)
  await expect(guest.getByRole('heading', { name: 'You’ll be missed, Yorick' })).toBeFocused()
  await guest.getByRole('button', { name: 'Change answer' }).click()
  await guest.getByRole('dialog').getByRole('button', { name: 'Count me in' }).click()
  await expect(entranceCode(guest)).toBeVisible()

  await hers.goto(`/events/${id}`)
  await hers.getByRole('button', { name: 'New link for Yorick' }).click()
  await hers.getByRole('button', { name: 'Create a new link' }).click()
  const second = await linkField(hers, 'Yorick').inputValue()
  await guest.reload()
  await expect(guest.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible()

  await his.goto(new URL(second).pathname)
  await expect(panel(his, 'Is this you, Yorick?')).toBeVisible()
  await expectAccessible(his)
  await his.getByRole('button', { name: 'Add it to my account' }).click()
  await expect(his).toHaveURL(`/events/${id}`)
  await expect(entranceCode(his)).toBeVisible()
  await guest.goto(new URL(second).pathname)
  await expect(guest.getByRole('heading', { name: 'This invitation is in an account now' })).toBeVisible()
  await expectAccessible(guest)
  await leave()
})
