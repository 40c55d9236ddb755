import type { Page } from '@playwright/test'
import { confirmEmail, linkTo } from '../../fixtures/emails.ts'
import { befriend, celebrateAs } from '../../fixtures/events.ts'
import { toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { newEmail, signUpByApi } from '../../fixtures/people.ts'
import { ask } from '../../fixtures/posts.ts'

const lines = (page: Page) => page.getByRole('list', { name: 'Names and emails' })
const line = (page: Page, nth: number) => lines(page).getByRole('textbox', { name: `Line ${nth}`, exact: true })

/** Pastes as the clipboard does. */
const paste = (page: Page, nth: number, text: string) =>
  line(page, nth).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

test('a host invites connections, then pastes five addresses: good lines go, faulty ones stay and are mended', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { person: host, page } = await enter('Theodora')
  await befriend(product.url, host, await signUpByApi(product.url, 'Ulrich'))
  await confirmEmail(product, host)
  const id = await celebrateAs(product.url, host, { title: 'Elderflower evening' })
  await page.goto(`/events/${id}/invite?new`)
  await page.getByRole('button', { name: 'Invite 1' }).click()
  await page.getByRole('button', { name: 'Invite more' }).click()
  await page.getByRole('button', { name: 'Email', exact: true }).click()

  const [mara, femi] = [newEmail('Mara'), newEmail('Femi')]
  const text = `Mara Lindt <${mara}>\n${femi}, Femi\nRuth Asante, ruth@gmial.com\nUncle Chidi, chidi at home\nFemi B.; ${femi}`
  await paste(page, 1, text)
  await expect(lines(page).getByRole('textbox')).toHaveCount(6)
  await expect(line(page, 3)).toHaveAccessibleDescription('Did you mean gmail.com?')
  await expect(line(page, 4)).toHaveAccessibleDescription('No connection by that name. Add an email.')
  await expect(line(page, 5)).toHaveAccessibleDescription('Listed twice. We’ll send one.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add a message' }).click()
  await page.getByRole('textbox', { name: 'Your message' }).fill('Bring a cushion.')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Invite 2' }).click()
  await expect(toast(page, '2 invitations sent. 2 lines need another look.')).toBeVisible()
  await linkTo(product, mara, '/i/')
  await linkTo(product, femi, '/i/')
  expect((await product.emailsTo(mara)).join('')).toContain('Bring a cushion.')

  await expect(line(page, 1)).toHaveValue('Ruth Asante, ruth@gmial.com')
  await page.reload()
  await page.getByRole('button', { name: 'Email', exact: true }).click()
  await lines(page).getByRole('button', { name: 'Fix' }).click()
  await expect(line(page, 1)).toHaveValue('Ruth Asante, ruth@gmail.com')
  await line(page, 2).fill(`Uncle Chidi, ${mara}`)
  await page.getByRole('button', { name: 'Invite 2' }).click()
  await expect(line(page, 1)).toHaveAccessibleDescription('Already invited.')
  await lines(page).getByRole('button', { name: 'Remove' }).click()
  await line(page, 1).fill(`Zoe ${newEmail('Zoe')}`)
  await page.getByRole('button', { name: 'Invite 1' }).click()
  await expect(page.getByRole('heading', { name: '1 invitation sent' })).toBeVisible()
})

test('names of connections are recognised on the list; with several the host says who, and without one an address is missing', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { person: host, page } = await enter('Leocadia')
  const one = async (name: string) => {
    const person = await signUpByApi(product.url, name)
    await befriend(product.url, host, person)
    return person
  }
  for (const name of ['Alvaro Prats', 'Ines Mora']) await one(name)
  const vidal = await one('Ines Vidal')
  const id = await celebrateAs(product.url, host, { title: 'Almond blossom' })
  await page.goto(`/events/${id}/invite`)
  await page.getByRole('button', { name: 'Email', exact: true }).click()
  await paste(page, 1, 'álvaro PRATS\nInes\nGustavo\nlina@example.com; not-an-email\nAlvaro')
  await expect(line(page, 1)).toHaveAccessibleDescription('Alvaro Prats · connection')
  await expect(line(page, 2)).toHaveAccessibleDescription('Which one do you mean?')
  await expect(line(page, 3)).toHaveAccessibleDescription('No connection by that name. Add an email.')
  await expect(line(page, 4)).toHaveValue('lina@example.com')
  await expect(line(page, 5)).toHaveAccessibleDescription('No connection by that name. Add an email.')
  await expect(line(page, 6)).toHaveAccessibleDescription('Listed twice. We’ll send one.')
  await page.getByRole('group', { name: 'Which Ines?' }).getByRole('button', { name: 'Ines Vidal' }).click()
  await expect(line(page, 2)).toHaveAccessibleDescription('Ines Vidal · connection')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Invite 2' }).click()
  await expect(toast(page, '2 invitations sent. 3 lines need another look.')).toBeVisible()
  await expect(line(page, 1)).toHaveValue('Gustavo')
  await line(page, 1).fill('ines vidal')
  await expect(line(page, 1)).toHaveAccessibleDescription('Already invited.')
  const { event } = await ask<{ event: { my_invitation: { status: string } | null } }>(
    product.url,
    vidal,
    `/event/${id}`,
  )
  expect(event.my_invitation?.status).toBe('pending')
})

test('who has not confirmed their own address is told before, and keeps the list', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { person: host, page } = await enter('Veronika')
  const id = await celebrateAs(product.url, host, { title: 'Elderflower evening' })
  await page.goto(`/events/${id}/invite`)
  await line(page, 1).fill(`Mara ${newEmail('Mara')}`)
  await expect(page.getByText('Confirm your own email first')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Invite 1' })).toBeDisabled()
  await expectAccessible(page)
  await confirmEmail(product, host)
  await page.reload()
  await page.getByRole('button', { name: 'Invite 1' }).click()
  await expect(page.getByRole('heading', { name: '1 invitation sent' })).toBeVisible()
})

test(
  'an address book fills the list: a vCard, a table, the contacts of the phone; a picture is none',
  bothWidths,
  async ({ enter, product, expectAccessible }) => {
    const { person: host, page } = await enter('Quirina')
    await confirmEmail(product, host)
    const id = await celebrateAs(product.url, host, { title: 'Chestnuts by the fire' })
    await page.addInitScript(() => {
      const select = async () => [{ name: ['Aunt Odile'], email: ['odile@example.org'] }]
      Object.assign(navigator, { contacts: { select } })
    })
    await page.goto(`/events/${id}/invite`)
    await page.getByRole('button', { name: 'Email', exact: true }).click()
    const add = async (name: string, text: string) => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: 'Add from a file' }).click(),
      ])
      await chooser.setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
    }
    await line(page, 1).fill('Basil, basil@example.org')
    await add('phone.vcf', 'BEGIN:VCARD\nVERSION:3.0\nFN:Clémence\nEMAIL:clemence@example.org\nEND:VCARD')
    await expect(line(page, 2)).toHaveValue('Clémence <clemence@example.org>')
    await add('office.csv', 'First Name,Last Name,E-mail Address\nDiego,Sanz,diego@example.org\nNo,Mail,')
    await expect(line(page, 3)).toHaveValue('Diego Sanz <diego@example.org>')
    await expect(toast(page, '1 address added. 1 contact has no email address.')).toBeVisible()
    await page.getByRole('button', { name: 'Add from contacts' }).click()
    await expect(line(page, 4)).toHaveValue('Aunt Odile <odile@example.org>')
    await add('cake.png', '\u0089PNG\u0000')
    await expect(
      toast(page, 'This file has no contacts that we can read. Try a vCard (.vcf) or a table (.csv).'),
    ).toBeVisible()
    await expect(line(page, 1)).toHaveValue('Basil, basil@example.org')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Invite 4' }).click()
    await linkTo(product, 'odile@example.org', '/i/')
  },
)
