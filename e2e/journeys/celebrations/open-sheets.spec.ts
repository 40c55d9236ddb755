import type { Page } from '@playwright/test'
import { openAnswer, sendNo } from '../../fixtures/answers.ts'
import { befriend, celebrateAs, comeAs, inviteAs } from '../../fixtures/events.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { type Person, signUpByApi } from '../../fixtures/people.ts'
import { ask } from '../../fixtures/posts.ts'

const note = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: /^A message for/ })
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString().slice(0, 19)

/** The page hears of nothing that happens elsewhere. */
const deafen = (page: Page) => page.routeWebSocket(/socket\.io/, () => undefined)

async function changeAs(url: string, host: Person, event: number, fields: Record<string, string>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const headers = { authorization: `Bearer ${host.token}` }
  expect((await fetch(`${url}/api/v1/event/${event}`, { method: 'PATCH', headers, body })).status).toBe(200)
}

/** Brings the deadline forward, and waits until the server takes no yes any longer. */
async function closeReplies(url: string, host: Person, guest: Person, event: number) {
  await changeAs(url, host, event, { answer_by: inSeconds(2) })
  type Read = { event: { can: { accept: boolean } } }
  await expect.poll(async () => (await ask<Read>(url, guest, `/event/${event}`)).event.can.accept).toBe(false)
}

test('when the deadline passes while the sheet is open, it offers only a no', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  const host = await signUpByApi(url, 'Gudrun')
  const { person: guest, page } = await enter('Wigbert')
  await befriend(url, host, guest)
  const id = await celebrateAs(url, host, { title: 'Herring at dawn', timezone: 'UTC', answer_by: inSeconds(3600) })
  await inviteAs(url, host, guest, id)
  await deafen(page)
  await page.clock.install()
  await page.goto(`/events/${id}`)
  const sheet = await openAnswer(page, 'Going')
  await closeReplies(url, host, guest, id)
  await expect(sheet.getByRole('button', { name: 'Count me in' })).toBeVisible()
  await page.clock.fastForward('01:00:05')
  await expect(sheet.getByRole('alert')).toContainText('Ask Gudrun if there’s still room.')
  await expect(sheet.getByRole('radio')).toHaveCount(0)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Let Gudrun know' }).click()
  await expect(page.getByRole('heading', { name: 'You’ll be missed, Wigbert' })).toBeVisible()
})

test('the sheet of an open link, too, offers only a no once the deadline has passed', async ({
  browser,
  product: { url },
}) => {
  const host = await signUpByApi(url, 'Gerhild')
  const guest = await signUpByApi(url, 'Wunibald')
  await befriend(url, host, guest)
  const id = await celebrateAs(url, host, { title: 'Fog horns', timezone: 'UTC', answer_by: inSeconds(3600) })
  await inviteAs(url, host, guest, id)
  const made = { method: 'POST' }
  const { open_link } = await ask<{ open_link: { link: string } }>(url, host, `/event/${id}/open-link`, made)
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(open_link.link)
  const sheet = await openAnswer(page, 'Going')
  await sheet.getByRole('textbox', { name: 'Your name' }).fill('Kuniberta')
  await closeReplies(url, host, guest, id)
  await page.clock.fastForward('01:00:05')
  await expect(sheet.getByRole('alert')).toContainText('Ask Gerhild if there’s still room.')
  await expect(sheet.getByRole('button', { name: 'Let Gerhild know' })).toBeVisible()
  await expect(sheet.getByRole('textbox', { name: 'Your name' })).toHaveValue('Kuniberta')
  await context.close()
})

test('what the server refuses is said in the sheet, and nothing typed is lost', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  const host = await signUpByApi(url, 'Hiltrud')
  const { person: guest, page } = await enter('Adalwin')
  await befriend(url, host, guest)
  const id = await celebrateAs(url, host, { title: 'Apple press', companions_max: 3 })
  await inviteAs(url, host, guest, id)
  await deafen(page)
  await page.goto(`/events/${id}`)
  const sheet = await openAnswer(page, 'Going')
  await sheet.getByRole('button', { name: 'One more adult' }).click()
  await note(page).fill('With our own jars.')
  await changeAs(url, host, id, { companions_max: '0' })
  await sheet.getByRole('button', { name: 'Count us both in' }).click()
  await expect(sheet.getByRole('alert')).toContainText('bring')
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toHaveCount(0)
  await expect(note(page)).toHaveValue('With our own jars.')
  await expect(sheet.getByText('This invitation is just for you.')).toBeVisible()
  await expectAccessible(page)

  await ask(url, host, `/event/${id}`, { method: 'DELETE' })
  await sheet.getByRole('button', { name: 'One fewer adult' }).click()
  await sheet.getByRole('button', { name: 'Count me in' }).click()
  await expect(sheet.getByRole('alert')).not.toContainText('bring')
  await expect(note(page)).toHaveValue('With our own jars.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Going', exact: true })).toHaveCount(0)
})

test('the sheet says how many places are left, and that a larger party waits', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  const host = await signUpByApi(url, 'Irmtraud')
  const first = await signUpByApi(url, 'Sieghard')
  const { person: guest, page } = await enter('Balduin')
  for (const one of [first, guest]) await befriend(url, host, one)
  const id = await celebrateAs(url, host, { title: 'Long bench', members: 9 })
  await comeAs(url, host, first, id, { adults: 7 })
  await inviteAs(url, host, guest, id)
  await page.goto(`/events/${id}`)
  const sheet = await openAnswer(page, 'Going')
  await expect(sheet.getByText('2 places left', { exact: true })).toBeVisible()
  for (const who of ['adult', 'child']) await sheet.getByRole('button', { name: `One more ${who}` }).click()
  await expect(sheet.getByText(/^Only 2 places are left, so this puts all of you on the waiting list/)).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Join the waiting list' }).click()
  await expect(page.getByRole('heading', { name: 'You’re on the waiting list' })).toBeVisible()
})

test('a yes that became a maybe comes back with its party, diet and words', async ({ enter, product: { url } }) => {
  const host = await signUpByApi(url, 'Ortrud')
  const { person: guest, page } = await enter('Eginhard')
  await befriend(url, host, guest)
  const id = await celebrateAs(url, host, { title: 'Kelp soup', allows_maybe: 1 })
  await comeAs(url, host, guest, id, { adults: 2, children: 1, dietary: 'Vegan', message: 'We row over.' })
  await page.goto(`/events/${id}`)
  await page.getByRole('button', { name: 'Change answer' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: 'Maybe' }).check()
  await note(page).fill('If the sea is calm')
  await sheet.getByRole('button', { name: 'Send “Maybe”' }).click()
  await expect(page.getByRole('heading', { name: 'You said maybe' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Change answer' }).click()
  await expect(note(page)).toHaveValue('We row over.')
  await expect(sheet.getByRole('button', { name: 'Vegan' })).toHaveAttribute('aria-pressed', 'true')
  await sheet.getByRole('button', { name: 'Count us in, all 3' }).click()
  await expect(page.getByText('We’ve told Ortrud to expect 3 of you.', { exact: true })).toBeVisible()
})

test('the sheet begins with the newest answer, also one that was given in another tab', async ({
  enter,
  product: { url },
}) => {
  const host = await signUpByApi(url, 'Rotraud')
  const { person: guest, page } = await enter('Gisbert')
  await befriend(url, host, guest)
  const id = await celebrateAs(url, host, { title: 'Chestnut fire', dress_code: 'Wool and boots' })
  await comeAs(url, host, guest, id)
  const other = await page.context().newPage()
  for (const one of [page, other]) await one.goto(`/events/${id}`)
  const change = { name: 'Change answer' }
  await page.getByRole('button', change).click()
  await page.getByRole('dialog').getByRole('button', { name: 'One more adult' }).click()
  await page.keyboard.press('Escape')
  const there = other.getByRole('dialog')
  await other.getByRole('button', change).click()
  await there.getByRole('radio', { name: 'Can’t go' }).check()
  await sendNo(other)
  await expect(page.getByRole('heading', { name: 'You’ll be missed, Gisbert' })).toBeVisible()
  await other.getByRole('button', change).click()
  for (const count of [1, 2]) {
    await there.getByRole('button', { name: 'One more child' }).click()
    await expect(there.getByRole('group', { name: 'Children' })).toContainText(String(count))
  }
  await there.getByRole('button', { name: 'Count us in, all 3' }).click()
  await expect(page.getByText('We’ve told Rotraud to expect 3 of you.', { exact: true })).toBeVisible()
  await page.getByRole('button', change).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('button', { name: 'Count us in, all 3' })).toBeVisible()
  await expect(sheet.getByRole('group', { name: 'Children' }).getByText('2', { exact: true })).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Close' })).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.keyboard.press('Escape')
  const ticket = page.getByRole('article', { name: 'Your ticket' })
  await expect(ticket.getByRole('term').filter({ hasText: 'Dress code' })).toBeVisible()
  await expect(ticket.getByRole('definition').filter({ hasText: 'Wool and boots' })).toBeVisible()
})
