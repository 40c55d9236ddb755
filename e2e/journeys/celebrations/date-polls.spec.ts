import type { Page } from '@playwright/test'
import { entranceCode, sayYes, sendNo } from '../../fixtures/answers.ts'
import { befriend, celebrateAs } from '../../fixtures/events.ts'
import { toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { ask } from '../../fixtures/posts.ts'
import { picture } from '../../fixtures/samples.ts'

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
// Guests and hosts see different headings.
const poll = (page: Page) => page.getByRole('region', { name: /^(When can you come|Which date will it be)\?$/ })
const dates = (page: Page) => poll(page).getByRole('listitem')
const missed = (page: Page) => page.getByRole('heading', { name: 'You’ll be missed, Onkel' })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Votes on the nth date; the choice shows at once, the count follows. */
async function vote(page: Page, nth: number, said: 'Yes' | 'If needed' | 'No', counted: string) {
  const date = dates(page).nth(nth)
  await date.getByRole('radio', { name: said, exact: true }).check()
  await expect(date).toContainText(counted)
}

test(
  'a host lets guests choose the date: two vote, one is picked, and they come',
  bothWidths,
  async ({ enter, product, expectAccessible }) => {
    const { person: host, page: hers } = await enter('Thusnelda')
    const { person: first, page: his } = await enter('Willibald')
    const { person: second, page: theirs } = await enter('Zenzi')
    for (const guest of [first, second]) await befriend(product.url, host, guest)

    await hers.goto('/create-event-no-sp')
    await expect(hers.getByRole('heading', { name: 'Add your event details here' })).toBeVisible()
    const [chooser] = await Promise.all([
      hers.waitForEvent('filechooser'),
      hers.getByRole('button', { name: 'Choose a photo' }).click(),
    ])
    await chooser.setFiles(picture('garden.png'))
    await expect(hers.getByRole('button', { name: 'Change photo' })).toBeVisible()
    await hers.getByRole('textbox', { name: 'Title' }).fill('Chestnuts by the river')
    await hers.getByRole('switch', { name: 'Let guests vote on the date' }).check()
    await hers.getByLabel('Date 1', { exact: true }).fill(`${inDays(20)}T18:30`)
    await hers.getByLabel('Date 2', { exact: true }).fill(`${inDays(27)}T18:30`)
    await hers.getByRole('button', { name: 'Add a date' }).click()
    await hers.getByRole('button', { name: 'Create Event' }).click()
    await expect(hers.getByText('Choose a date and a start time.')).toHaveCount(1)
    await expectAccessible(hers)
    await hers.getByLabel('Date 3', { exact: true }).fill(`${inDays(21)}T12:00`)
    await hers.getByRole('button', { name: 'Create Event' }).click()
    const created = hers.getByRole('main')
    await expect(created.getByRole('checkbox', { name: 'Willibald' })).toBeChecked()
    await expect(created.getByRole('checkbox', { name: 'Zenzi' })).toBeChecked()
    await expect(created.getByRole('list', { name: 'Dates to vote on' }).getByRole('listitem')).toHaveCount(3)
    await expect(created.getByText('This didn’t load')).toHaveCount(0)
    await expectAccessible(hers)
    await created.getByRole('button', { name: 'Invite 2' }).click()
    await expect(hers.getByRole('heading', { name: '2 invitations sent' })).toBeVisible()

    await his.goto('/public-events?show=invitation')
    const tile = his.getByRole('article', { name: 'Chestnuts by the river' })
    await expect(tile).toContainText('Date to be decided')
    await tile.getByRole('link', { name: 'Vote on the date' }).click()
    await expect(poll(his)).toContainText('You’re invited as Willibald.')
    await expect(dates(his)).toHaveCount(3)
    await expect(his.getByRole('button', { name: 'Going', exact: true })).toHaveCount(0)
    await vote(his, 0, 'No', '1 no')
    await vote(his, 1, 'Yes', '1 yes')
    await vote(his, 2, 'If needed', '1 if needed')
    await expectAccessible(his)
    await his.reload()
    await expect(dates(his).nth(1).getByRole('radio', { name: 'Yes', exact: true })).toBeChecked()

    const { events } = await ask<{ events: { id: number }[] }>(product.url, host, '/event')
    const path = `/events/${events[0]?.id}`
    await theirs.goto(path)
    await vote(theirs, 1, 'No', '1 no')
    await vote(theirs, 1, 'Yes', '2 yes')

    await hers.goto(path)
    await expect(dates(hers).nth(1)).toContainText('Willibald')
    await expect(dates(hers).nth(1)).toContainText('Zenzi')
    await expect(dates(hers).nth(1)).toContainText('Top choice')
    await expectAccessible(hers)
    await dates(hers)
      .nth(1)
      .getByRole('button', { name: /^Pick this date/ })
      .click()
    const question = hers.getByRole('dialog', { name: 'Set the date?' })
    await expect(question).toContainText('12:00 PM')
    await expectAccessible(hers)
    await question.getByRole('button', { name: 'Set the date' }).click()
    await expect(toast(hers, 'The date is set')).toBeVisible()
    await expect(poll(hers)).toHaveCount(0)

    await his.goto('/notifications')
    await his.getByText('Thusnelda chose the date of an event. Can you come?').click()
    await expect(his).toHaveURL(path)
    await sayYes(his)
    await expect(entranceCode(his)).toBeVisible()
    await expect(panel(his, 'Where and when')).toContainText('12:00 PM')
  },
)

test('a guest without an account votes by the link, declines, and changes the answer', async ({
  enter,
  browser,
  product,
  expectAccessible,
}) => {
  const { person: host, page: hers } = await enter('Odilia')
  const later = `${inDays(44)} 20:00:00`
  const id = await celebrateAs(product.url, host, { title: 'Skittles', 'other_dates[]': later })
  const invited = { method: 'POST', body: JSON.stringify({ name: 'Onkel Poldi' }) }
  const { link } = await ask<{ link: string }>(product.url, host, `/event/${id}/external-guest`, invited)
  const context = await browser.newContext({ baseURL: product.url })
  const guest = await context.newPage()
  await guest.goto(new URL(link).pathname)
  await expect(guest.getByRole('heading', { name: 'Skittles', level: 1 })).toBeVisible()
  await vote(guest, 1, 'Yes', '1 yes')
  await expectAccessible(guest)
  await poll(guest).getByRole('button', { name: 'None of these dates work for me' }).click()
  await sendNo(guest)
  await expect(missed(guest)).toBeFocused()
  await vote(guest, 0, 'If needed', '1 if needed')
  await expect(missed(guest)).toHaveCount(0)

  await hers.goto(`/events/${id}`)
  await expect(dates(hers).nth(0)).toContainText('Onkel Poldi')
  await hers.getByRole('button', { name: 'Pick another date' }).click()
  await hers.getByLabel('Pick another date').fill(`${inDays(50)}T19:15`)
  await poll(hers).getByRole('button', { name: 'Pick this date', exact: true }).click()
  await hers.getByRole('dialog').getByRole('button', { name: 'Set the date' }).click()
  await expect(panel(hers, 'Where and when')).toContainText('7:15 PM')
  await guest.reload()
  await sayYes(guest)
  await expect(entranceCode(guest)).toBeVisible()
  await context.close()
})
