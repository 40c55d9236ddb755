import type { Page } from '@playwright/test'
import { sayYes } from '../../fixtures/answers.ts'
import { confirmEmail, linkTo } from '../../fixtures/emails.ts'
import { befriend, celebrateAs, inviteAs } from '../../fixtures/events.ts'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { newEmail } from '../../fixtures/people.ts'
import { ask } from '../../fixtures/posts.ts'

const fromHost = (page: Page) => page.getByRole('list', { name: 'From the host' })

async function openLetter(page: Page) {
  await page.getByRole('button', { name: 'Write to all' }).click()
  return page.getByRole('dialog', { name: 'Write to guests' })
}

test('a host writes to all guests, who read it by e-mail, in a notification, and on the page of the celebration', async ({
  enter,
  browser,
  product,
  expectAccessible,
}) => {
  const { person: host, page } = await enter('Philomena')
  const { person: friend, page: his } = await enter('Casimir')
  await befriend(product.url, host, friend)
  await confirmEmail(product, host)
  const id = await celebrateAs(product.url, host, { title: 'Cider pressing' })
  await inviteAs(product.url, host, friend, id)
  const email = newEmail('Hedda')
  const body = JSON.stringify({ name: 'Hedda', email })
  await ask(product.url, host, `/event/${id}/external-guest`, { method: 'POST', body })

  await page.goto(`/events/${id}`)
  const letter = await openLetter(page)
  await letter.getByRole('textbox', { name: 'Message' }).fill('Bring rubber boots.\nThe meadow is wet.')
  await page.reload()
  await openLetter(page)
  await expect(letter.getByRole('textbox', { name: 'Message' })).toHaveValue('Bring rubber boots.\nThe meadow is wet.')
  await expect(letter.getByRole('radio', { name: 'Going 0' })).not.toBeChecked()
  await expect(letter).toContainText('1 person gets a notification. 1 gets an email.')
  await expectAccessible(page)
  await letter.getByRole('button', { name: 'Send to 2' }).click()
  await expect(toast(page, 'Sent to 2 people')).toBeVisible()
  await expect(fromHost(page)).toContainText('The meadow is wet.')
  await expectAccessible(page)

  const guest = await (await browser.newContext({ baseURL: product.url })).newPage()
  const [address = ''] = (await linkTo(product, email, '/i/', 2)).split('?')
  expect((await product.emailsTo(email)).join('')).toContain('Bring rubber boots.')
  await guest.goto(address)
  await expect(fromHost(guest)).toContainText('Philomena')
  await expect(fromHost(guest)).toContainText('Bring rubber boots.')
  await expectAccessible(guest)
  await guest.context().close()

  await his.goto('/notifications')
  await his.getByRole('link', { name: /Philomena wrote to the guests of an event/ }).click()
  await expect(fromHost(his)).toContainText('Bring rubber boots.')
  await expect(fromHost(his).getByRole('button')).toHaveCount(0)

  await sayYes(his)
  await openLetter(page)
  await letter.getByRole('radio', { name: 'Going 1' }).check()
  await letter.getByRole('textbox', { name: 'Message' }).fill('The gate opens with 4711.')
  await letter.getByRole('button', { name: 'Send to 1' }).click()
  await expect(fromHost(page).getByRole('listitem').first()).toContainText('Only for those who are going')
  await fromHost(page).getByRole('button', { name: 'Delete message' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(toast(page, 'Message deleted')).toBeVisible()
  await expect(fromHost(page).getByRole('listitem')).toHaveCount(1)
})
