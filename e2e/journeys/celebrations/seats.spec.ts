import type { Page } from '@playwright/test'
import { entranceCode, openAnswer, sendNo } from '../../fixtures/answers.ts'
import { pickStart } from '../../fixtures/event-form.ts'
import { befriend, celebrateAs, comeAs, inviteAs } from '../../fixtures/events.ts'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const codeOf = async (page: Page) => (await entranceCode(page).textContent()) ?? ''
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Opens the page of a full event with a pending invitation and joins the waiting list. */
async function joinWaiting(page: Page, event: number) {
  await page.goto(`/events/${event}`)
  await page.getByRole('button', { name: 'Join the waiting list' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Join the waiting list' }).click()
}

test('a guest on the waiting list gets a seat the moment somebody declines', async ({
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

  await joinWaiting(his, id)
  await expect(his.getByRole('heading', { name: 'You’re on the waiting list' })).toBeFocused()
  await expect(panel(his, 'Your answer')).toContainText('You’re next.')
  await expect(panel(his, 'Who’s coming')).toContainText('2 of 2')
  await expectAccessible(his)
  await expect(his.getByRole('button', { name: 'Change answer' })).toHaveCount(0)
  await his.getByRole('button', { name: 'Leave the waiting list' }).click()
  const sheet = his.getByRole('dialog')
  await expect(sheet.getByRole('radio', { name: 'Leave the list' })).toBeChecked()
  await expect(sheet.getByRole('button', { name: 'Leave the waiting list' })).toBeVisible()
  await his.keyboard.press('Escape')
  await his.getByRole('button', { name: 'Change your party' }).click()
  await expect(sheet.getByRole('radio', { name: 'Stay on the list' })).toBeChecked()
  await expectAccessible(his)
  await sheet.getByRole('button', { name: 'Stay on the waiting list' }).click()
  await expect(sheet).toBeHidden()
  await joinWaiting(theirs, id)
  await expect(panel(theirs, 'Your answer')).toContainText('1 person is ahead of you.')

  await hers.goto(`/events/${id}`)
  await hers.getByRole('button', { name: 'Change answer' }).click()
  await hers.getByRole('radio', { name: 'Can’t go' }).check()
  await sendNo(hers)
  await expect(hers.getByRole('heading', { name: 'You’ll be missed, Berthilde' })).toBeFocused()

  for (const [page, name] of [
    [his, 'Chlodwig'],
    [theirs, 'Baldur'],
  ] as const) {
    await expect(page.getByRole('heading', { name: `See you there, ${name}` })).toBeVisible()
    expect(await codeOf(page)).toMatch(/^[0-9A-Z]{4} [0-9A-Z]{4}$/)
  }
  await bell(his).click()
  const told = his.getByRole('dialog', { name: 'Notifications' })
  await expect(told.getByRole('link', { name: /A spot has opened up for you at Adelheid’s event/ })).toBeVisible()
  await his.keyboard.press('Escape')
  const ticket = his.getByRole('article', { name: 'Your ticket' })
  await expect(ticket).toContainText('Table for two')
  await expect(ticket.getByRole('img', { name: 'Your ticket’s QR code' })).toBeVisible()
  await expectAccessible(his)
})

test('when the date moves the guest is notified, confirms with the same party, and has a new ticket', async ({
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
  await pickStart(hers, `${inDays(45)}T19:45`)
  await expect(hers.getByLabel(/^End/)).toHaveValue(`${inDays(46)}T02:15`)
  await hers.getByRole('button', { name: 'Save' }).click()
  await expect(toast(hers, 'Event Edit Successful')).toBeVisible()

  const question = panel(his, 'Will you be there?')
  await expect(question).toContainText('The date has changed. We’ll hold your spot until you reply.')
  await expect(panel(his, 'Where and when')).toContainText('7:45 PM')
  await expect(panel(his, 'Who’s coming')).toContainText('3')
  await expectAccessible(his)
  await bell(his).click()
  const told = his.getByRole('dialog', { name: 'Notifications' })
  await expect(told.getByRole('link', { name: /Eckehard changed the date of an event/ })).toBeVisible()
  await his.keyboard.press('Escape')

  await hers.getByRole('link', { name: 'Check in guests' }).click()
  const atTheDoor = async (code: string) => {
    await hers.getByLabel('Entrance code').fill(code)
    await hers.getByRole('button', { name: 'Check', exact: true }).click()
  }
  await atTheDoor(old)
  await expect(panel(hers, 'Result')).toContainText('This ticket is for another date.')
  await expectAccessible(hers)

  await (await openAnswer(his, 'Going')).getByRole('button', { name: 'Count us in, all 3' }).click()
  await expect(toast(his, 'Invite accepted')).toBeVisible()
  await expect(panel(his, 'Your answer')).toContainText('We’ve told Eckehard to expect 3 of you.')
  const fresh = await codeOf(his)
  expect(fresh.replace(' ', '')).not.toBe(old)
  await atTheDoor(fresh)
  await expect(panel(hers, 'Result')).toContainText('Welcome, Fridolin')
})

test('fewer seats than guests who come are refused under the field, and nothing typed is lost', async ({
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
  await expect(places).toHaveAccessibleDescription(/More people than that are already going\./)
  await expect(places).toBeFocused()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText('You’re picking up where you left off.')).toBeVisible()
  await expect(places).toHaveValue('3')
  await expect(page.getByRole('textbox', { name: /^About/ })).toHaveValue('Bring a chair.')
  await places.fill('4')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Six chairs', level: 1 })).toBeVisible()
  await expect(page.getByText('Bring a chair.')).toBeVisible()
  await expect(panel(page, 'Who’s coming')).toContainText('4 of 4')
})
