import type { Page } from '@playwright/test'
import { befriend, celebrateAs, comeAs, inviteAs } from '../../fixtures/events.ts'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const coming = (page: Page) => panel(page, 'Your answer').getByText(/^Entrance code/)
const codeOf = async (page: Page) => (await coming(page).getByRole('status').textContent()) ?? ''
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Opens the page of an event where the question is waiting, and says yes. */
async function sayYes(page: Page, event: number) {
  await page.goto(`/events/${event}`)
  await panel(page, 'Will you be there?').getByRole('button', { name: 'Accept Invitation' }).click()
}

test('who comes too late waits, and moves up in the moment somebody declines', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  const host = await signUpByApi(url, 'Adelheid')
  const { person: first, page: hers } = await enter('Berthilde')
  const { person: second, page: his } = await enter('Chlodwig')
  const { person: third, page: theirs } = await enter('Baldur')
  for (const one of [first, second, third]) await befriend(url, host, one)
  const id = await celebrateAs(url, host, { title: 'Table for two', open_to: 5, members: 2 })
  await comeAs(url, host, first, id, { adults: 2 })
  for (const one of [second, third]) await inviteAs(url, host, one, id)

  await sayYes(his, id)
  await expect(toast(his, 'There is no place left. You are on the waiting list now.')).toBeVisible()
  await expect(panel(his, 'You are on the waiting list')).toContainText('You are the next.')
  await expect(panel(his, 'Who comes')).toContainText('2 of 2')
  await expectAccessible(his)
  await sayYes(theirs, id)
  await expect(panel(theirs, 'You are on the waiting list')).toContainText('1 person waits before you.')

  await hers.goto(`/events/${id}`)
  await hers.getByRole('button', { name: 'Change answer' }).click()
  await panel(hers, 'Will you be there?').getByRole('button', { name: 'Decline' }).click()
  await hers.getByRole('dialog').getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(panel(hers, 'You have declined')).toBeVisible()

  for (const [page, name] of [
    [his, 'Chlodwig'],
    [theirs, 'Baldur'],
  ] as const) {
    await expect(page.getByRole('heading', { name: `See you there, ${name}` })).toBeVisible()
    expect(await codeOf(page)).toMatch(/^[0-9A-Z]{4} [0-9A-Z]{4}$/)
  }
  await bell(his).click()
  const told = his.getByRole('dialog', { name: 'Notifications' })
  await expect(told.getByRole('link', { name: /There is a place for you at Adelheid’s event/ })).toBeVisible()
  await his.keyboard.press('Escape')
  await his.getByRole('button', { name: 'Show ticket' }).click()
  const ticket = his.getByRole('dialog').getByRole('article', { name: 'Your ticket' })
  await expect(ticket).toContainText('Table for two')
  await expect(ticket.getByRole('img', { name: 'QR code of your ticket' })).toBeVisible()
  await expectAccessible(his)
})

test('a date moves: the guest is told, confirms with the party they had, and has another ticket', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  const { person: host, page: hers } = await enter('Eckehard')
  const { person: guest, page: his } = await enter('Fridolin')
  await befriend(url, host, guest)
  const end_date = `${inDays(31)} 01:00:00`
  const id = await celebrateAs(url, host, { title: 'Long night', open_to: 5, end_date })
  const old = await comeAs(url, host, guest, id, { adults: 2, children: 1 })
  await his.goto(`/events/${id}`)
  await expect(his.getByRole('heading', { name: 'See you there, Fridolin' })).toBeVisible()
  await expect(panel(his, 'Where and when')).toContainText('6:30 PM')

  await hers.goto(`/events/${id}/edit`)
  await hers.getByLabel('Date and time').fill(`${inDays(45)}T19:45`)
  await expect(hers.getByLabel(/^End/)).toHaveValue(`${inDays(46)}T02:15`)
  await hers.getByRole('button', { name: 'Save' }).click()
  await expect(toast(hers, 'Event Edit Successful')).toBeVisible()

  const question = panel(his, 'Will you be there?')
  await expect(question).toContainText('The date has changed. Your place is kept until you answer.')
  await expect(panel(his, 'Where and when')).toContainText('7:45 PM')
  await expect(panel(his, 'Who comes')).toContainText('3')
  await expectAccessible(his)
  await bell(his).click()
  const told = his.getByRole('dialog', { name: 'Notifications' })
  await expect(told.getByRole('link', { name: /Eckehard changed the date of an event/ })).toBeVisible()
  await his.keyboard.press('Escape')

  await hers.getByRole('link', { name: 'Open the door' }).click()
  const atTheDoor = async (code: string) => {
    await hers.getByLabel('Entrance code').fill(code)
    await hers.getByRole('button', { name: 'Check', exact: true }).click()
  }
  await atTheDoor(old)
  await expect(panel(hers, 'Result')).toContainText('The ticket is for another date.')
  await expectAccessible(hers)

  await question.getByRole('button', { name: 'Accept Invitation' }).click()
  await expect(toast(his, 'Invite accepted')).toBeVisible()
  await expect(panel(his, 'Your answer')).toContainText('Eckehard knows that you are 3.')
  const fresh = await codeOf(his)
  expect(fresh.replace(' ', '')).not.toBe(old)
  await atTheDoor(fresh)
  await expect(panel(hers, 'Result')).toContainText('Welcome, Fridolin')
})

test('no fewer places than people who come: it is said under the field, and nothing typed is lost', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  const { person: host, page } = await enter('Gerlinde')
  const guest = await signUpByApi(url, 'Hildebrand')
  await befriend(url, host, guest)
  const id = await celebrateAs(url, host, { title: 'Six chairs', open_to: 5, members: 6 })
  await comeAs(url, host, guest, id, { adults: 2, children: 2 })
  await page.goto(`/events/${id}/edit`)
  const places = page.getByRole('textbox', { name: /^Number of guests/ })
  await page.getByRole('textbox', { name: /^About/ }).fill('Bring a chair.')
  await places.fill('3')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(places).toHaveAccessibleDescription(/More people come already than that\./)
  await expect(places).toBeFocused()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText('You are continuing where you stopped.')).toBeVisible()
  await expect(places).toHaveValue('3')
  await expect(page.getByRole('textbox', { name: /^About/ })).toHaveValue('Bring a chair.')
  await places.fill('4')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Six chairs', level: 1 })).toBeVisible()
  await expect(page.getByText('Bring a chair.')).toBeVisible()
  await expect(panel(page, 'Who comes')).toContainText('4 of 4')
})
