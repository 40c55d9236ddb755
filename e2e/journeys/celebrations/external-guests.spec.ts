import type { Browser, Page } from '@playwright/test'
import { linkTo } from '../../fixtures/emails.ts'
import { celebrateAs } from '../../fixtures/events.ts'
import { toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { newEmail } from '../../fixtures/people.ts'

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const linkField = (page: Page, name: string) => page.getByRole('textbox', { name: `Link for ${name}` })

/** A browser in which nobody is signed in. */
async function stranger(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL })
  return { page: await context.newPage(), leave: () => context.close() }
}

async function inviteByLink(page: Page, id: number, fields: { name: string; email?: string }) {
  await page.goto(`/events/${id}`)
  await page.getByRole('button', { name: 'Invite by link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite somebody without an account' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(fields.name)
  if (fields.email) await dialog.getByRole('textbox', { name: /^Email/ }).fill(fields.email)
  await dialog.getByRole('button', { name: 'Make the invitation' }).click()
  return dialog
}

test(
  'an aunt without an account comes by a link of her own, and later cannot',
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
    await dialog.getByRole('button', { name: 'Make the invitation' }).click()
    await expect(linkField(hers, 'Tante Ilse')).toHaveValue(/\/i\/[\w-]{43}$/)
    await expectAccessible(hers)

    const { page: ilse, leave } = await stranger(browser, product.url)
    await ilse.goto(await linkTo(product, email, '/i/'))
    await expect(ilse.getByRole('heading', { name: 'Supper under the lime tree', level: 1 })).toBeVisible()
    const question = panel(ilse, 'Will you be there?')
    await expect(question).toContainText('You are invited as Tante Ilse.')
    await expectAccessible(ilse)
    await question.getByRole('button', { name: 'One adult more' }).click()
    await question.getByRole('textbox', { name: /^What you do not eat/ }).fill('No nuts')
    await question.getByRole('button', { name: 'Accept Invitation' }).click()
    await expect(ilse.getByRole('heading', { name: 'See you there, Tante' })).toBeVisible()
    await ilse.reload()
    await ilse.getByRole('button', { name: 'Show ticket' }).click()
    const ticket = ilse.getByRole('dialog').getByRole('article', { name: 'Your ticket' })
    await expect(ticket).toContainText('Tante Ilse, party of 2')
    await expect(ticket.getByRole('img', { name: 'QR code of your ticket' })).toBeVisible()
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
    await expect(ilse.getByRole('heading', { name: 'This link is good no more' })).toBeVisible()
    await expectAccessible(ilse)
    await leave()
  },
)

test('a guest thinks again, gets a new link, and takes the invitation into the account', async ({
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
  await panel(guest, 'Will you be there?').getByRole('button', { name: 'Decline' }).click()
  await guest.getByRole('dialog').getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(panel(guest, 'You have declined')).toBeVisible()
  await guest.getByRole('button', { name: 'Change answer' }).click()
  await guest.getByRole('button', { name: 'Accept Invitation' }).click()
  await expect(guest.getByText('Entrance code')).toBeVisible()

  await hers.goto(`/events/${id}`)
  await hers.getByRole('button', { name: 'New link for Yorick' }).click()
  await hers.getByRole('button', { name: 'Make a new link' }).click()
  const second = await linkField(hers, 'Yorick').inputValue()
  await guest.reload()
  await expect(guest.getByRole('heading', { name: 'This link is good no more' })).toBeVisible()

  await his.goto(new URL(second).pathname)
  await expect(panel(his, 'Is this you, Yorick?')).toBeVisible()
  await expectAccessible(his)
  await his.getByRole('button', { name: 'Add it to my account' }).click()
  await expect(his).toHaveURL(`/events/${id}`)
  await expect(his.getByText('Entrance code')).toBeVisible()
  await guest.goto(new URL(second).pathname)
  await expect(guest.getByRole('heading', { name: 'This invitation has moved into an account' })).toBeVisible()
  await expectAccessible(guest)
  await leave()
})
