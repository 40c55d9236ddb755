import type { Page } from '@playwright/test'
import { entranceCode, openAnswer } from '../../fixtures/answers.ts'
import { hidePreview, openStep, pickStart, showPreview } from '../../fixtures/event-form.ts'
import { befriend, celebrateAs } from '../../fixtures/events.ts'
import { toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import type { Person } from '../../fixtures/people.ts'
import { ask } from '../../fixtures/posts.ts'
import { picture } from '../../fixtures/samples.ts'

// Some labels end with 'optional'.
const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
const tile = (page: Page, title: string) => page.getByRole('article', { name: title })
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function chooseCover(page: Page) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a photo' }).click(),
  ])
  await chooser.setFiles(picture('garden.png'))
  await expect(page.getByRole('button', { name: 'Change photo' })).toBeVisible()
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Fills the required fields. */
async function write(page: Page, title: string) {
  await page.goto('/create-event-no-sp')
  await chooseCover(page)
  await field(page, 'Title').fill(title)
  await pickStart(page, `${inDays(40)}T18:30`)
  await openStep(page, 'Where')
  await field(page, 'Address').fill('Long Table Garden')
}

async function create(page: Page, title: string, audience = 'Friends') {
  await write(page, title)
  await openStep(page, 'Who')
  if (audience !== 'Friends') await page.getByRole('button', { name: audience, exact: true }).click()
  await page.getByRole('button', { name: 'Create Event' }).click()
  await expect(toast(page, 'Event Created')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Who’s coming?' })).toBeVisible()
}

test('an event sent offline says so, stays, and is created once the connection is back', async ({ enter }) => {
  const { page } = await enter('Ludmilla')
  await write(page, 'Lanterns in the fog')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Create Event' }).click()
  await expect(toast(page, 'Unable To Create Event!!! Please try again later')).toBeVisible()
  await expect(field(page, 'Title')).toHaveValue('Lanterns in the fog')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Create Event' }).click()
  await expect(toast(page, 'Event Created')).toBeVisible()
})

/** Opens one of the host's own events from the list. */
async function open(page: Page, title: string) {
  await page.goto('/my-events')
  await tile(page, title).getByRole('button', { name: title }).click()
  return page.getByRole('dialog', { name: title })
}

test(
  'an invitation is written, missing fields are named, and nothing typed is lost',
  bothWidths,
  async ({ enter, expectAccessible }) => {
    const { page } = await enter('Kunigunde')
    await page.goto('/my-events')
    await expect(page.getByText('You have no events')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('navigation', { name: 'My Events' }).getByRole('link', { name: 'Create New Event' }).click()
    await expect(page.getByRole('heading', { name: 'Add your event details here' })).toBeVisible()

    await field(page, 'Title').fill('Posada on Calle 47')
    await pickStart(page, '2020-12-05T18:30')
    await openStep(page, 'Who')
    await field(page, 'Number of guests').fill('1e5')
    await page.getByRole('button', { name: 'Create Event' }).click()
    await expect(page.getByText('This time has already passed.')).toBeVisible()
    await openStep(page, 'Who')
    await expect(page.getByText('Only numbers, please.')).toBeVisible()
    await expect(field(page, 'Number of guests')).toHaveValue('1e5')
    await openStep(page, 'What and when')
    await pickStart(page, '')
    await page.getByRole('button', { name: 'Create Event' }).click()
    await expect(page.getByText('This field is required')).toHaveCount(0)
    await expect(page.getByLabel('Date and time')).toHaveAccessibleDescription('Choose a date and a start time.')
    await expect(page.getByLabel('Date and time')).toBeFocused()
    await expectAccessible(page)

    await chooseCover(page)
    await page.getByRole('radio', { name: 'Plum' }).check()
    await openStep(page, 'Who')
    await field(page, 'Number of guests').fill('8')
    await page.getByRole('button', { name: 'Strictly on invite' }).click()
    await expect(page.getByRole('button', { name: 'Friends', exact: true })).toHaveAttribute('aria-pressed', 'false')
    await page.reload()
    await openStep(page, 'What and when')
    await expect(field(page, 'Title')).toHaveValue('Posada on Calle 47')
    await expect(page.getByRole('radio', { name: 'Plum' })).toBeChecked()
    await expect(page.getByText('You’re picking up where you left off.')).toBeVisible()

    await pickStart(page, `${inDays(20)}T18:30`)
    await showPreview(page)
    const seen = panel(page, 'Preview')
    await expect(seen.getByRole('article', { name: 'Posada on Calle 47' })).toContainText('6:30 PM')
    await expect(seen).toContainText('Kunigunde invites you to celebrate')
    await expectAccessible(page)
    await hidePreview(page)
    await page.getByRole('button', { name: 'Create Event' }).click()
    await expect(page.getByRole('heading', { name: 'It’s ready. Who’s coming?' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Posada on Calle 47')
    await page.getByRole('button', { name: 'Show ticket' }).click()
    const ticket = page.getByRole('dialog', { name: 'Your ticket' })
    await expect(ticket.getByRole('button', { name: 'Download Now' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(ticket).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Go to events' }).click()
    await expect(tile(page, 'Posada on Calle 47')).toContainText('0 of 8 places taken')
    await expectAccessible(page)
  },
)

test('an own event is changed, moved to another day, and deleted', async ({ enter, expectAccessible }) => {
  const { page } = await enter('Leokadia')
  await create(page, 'Harvest supper')
  const details = await open(page, 'Harvest supper')
  await expect(details).toContainText('Long Table Garden')
  await expectAccessible(page)
  await details.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByRole('heading', { name: 'Edit event' })).toBeVisible()
  await field(page, 'Title').fill('Harvest supper by lamplight')
  await pickStart(page, `${inDays(61)}T19:15`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Event Edit Successful')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Harvest supper by lamplight', level: 1 })).toBeVisible()
  await expect(panel(page, 'Where and when')).toContainText('7:15 PM')

  const changed = await open(page, 'Harvest supper by lamplight')
  await changed.getByRole('button', { name: 'Delete' }).click()
  const sure = page.getByRole('dialog', { name: 'Delete Harvest supper by lamplight?' })
  await sure.getByRole('button', { name: 'Delete Event' }).click()
  await expect(toast(page, 'Event deleted')).toBeVisible()
  await expect(page.getByText('You have no events')).toBeVisible()
})

/** The event that was just created, as its guests find it. */
async function addressOf(url: string, host: Person): Promise<string> {
  const { events } = await ask<{ events: { id: number }[] }>(url, host, '/event')
  return `/events/${events[0]?.id}`
}

test('a friend has a ticket, is asked before declining, and a stranger sees nothing', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { person: host, page: hers } = await enter('Melusine')
  const { person: friend, page: his } = await enter('Nikodemus')
  const { page: theirs } = await enter('Wendelin')
  await befriend(product.url, host, friend)
  await create(hers, 'Lantern walk')
  await expect(hers.getByRole('checkbox', { name: 'Nikodemus' })).toBeChecked()
  await hers.getByRole('button', { name: 'Invite 1' }).click()
  await expect(hers.getByRole('heading', { name: '1 invitation sent' })).toBeFocused()

  await his.goto('/public-events?show=invitation')
  const card = tile(his, 'Lantern walk')
  await expect(card.getByRole('link', { name: 'Lantern walk' })).toContainText('Lantern w…')
  await card.getByRole('button', { name: 'Decline' }).click()
  const doubt = his.getByRole('dialog', { name: 'Lantern walk' })
  await expect(doubt).toContainText('Are you sure you want to reject this event ?')
  await doubt.getByLabel('Message').fill('Next time')
  await expectAccessible(his)
  await doubt.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(toast(his, 'Invite successfully rejected')).toBeVisible()
  await hers.goto(await addressOf(product.url, host))
  // Everybody who was invited is on the list at once, whatever they have said.
  await expect(hers.getByRole('list', { name: 'Guest list' })).toHaveText(/Nikodemus.*Can’t come/)
  await hers
    .getByRole('group', { name: 'Which guests' })
    .getByRole('button', { name: /^Can’t come/ })
    .click()
  await expect(hers.getByRole('list', { name: 'Guest list' })).toContainText('Next time')
  await hers.getByLabel('Search guests by name').fill('niko')
  await expect(hers.getByRole('list', { name: 'Guest list' })).toHaveText(/Nikodemus.*Can’t come/)
  await hers.getByLabel('Search guests by name').fill('Melu')
  await expect(hers.getByText('No one by that name.')).toBeVisible()

  await theirs.goto(await addressOf(product.url, host))
  await expect(theirs.getByRole('heading', { name: 'Lantern walk' })).toHaveCount(0)
  await theirs.goto('/public-events')
  await expect(tile(theirs, 'Lantern walk')).toHaveCount(0)
})

test('a friend accepts with a party, and the host sees the answer', async ({ enter, product, expectAccessible }) => {
  const { person: host, page: hers } = await enter('Rosalinde')
  const { person: friend, page: his } = await enter('Sigismund')
  await befriend(product.url, host, friend)
  await create(hers, 'Lantern walk')
  await hers.getByRole('button', { name: 'Invite 1' }).click()
  await expect(hers.getByRole('heading', { name: '1 invitation sent' })).toBeVisible()
  const address = await addressOf(product.url, host)
  await his.goto(address)
  const sheet = await openAnswer(his, 'Going')
  await sheet.getByRole('button', { name: 'One more adult' }).click()
  await sheet.getByRole('button', { name: 'One more child' }).click()
  await field(his, 'A message for Rosalinde').fill('We bring the songs.')
  await expectAccessible(his)
  await sheet.getByRole('button', { name: 'Count us in, all 3' }).click()
  await expect(toast(his, 'Invite accepted')).toBeVisible()
  await expect(his.getByRole('heading', { name: 'See you there, Sigismund' })).toBeVisible()
  await expect(entranceCode(his)).toBeVisible()
  await expectAccessible(his)

  await hers.goto(address)
  const row = panel(hers, 'Guest list').getByRole('listitem', { name: 'Sigismund' })
  await expect(row).toContainText('party of 3 · “We bring the songs.”')
  await expectAccessible(hers)
})

test('somebody who was not invited marks a public event and asks to join it', async ({
  enter,
  browser,
  product,
  expectAccessible,
}) => {
  const { page: hers } = await enter('Philomena')
  const { page: his } = await enter('Aldegund')
  const title = `Open garden ${test.info().project.name}`
  await create(hers, title, 'Public')

  await his.goto('/public-events')
  const card = tile(his, title)
  await card.getByRole('button', { name: 'Mark' }).click()
  await expect(toast(his, 'Event marked')).toBeVisible()
  await his.getByRole('link', { name: 'Marked' }).click()
  await expect(card.getByRole('button', { name: 'Unmark' })).toBeVisible()
  await expectAccessible(his)
  await card.getByRole('button', { name: 'Send Request' }).click()
  const request = his.getByRole('dialog', { name: `Join ${title}` })
  await request.getByRole('textbox').fill('I grow the same roses.')
  await request.getByRole('button', { name: 'Send Request' }).click()
  await expect(toast(his, 'Request Sent Successfully')).toBeVisible()
  await expect(card).toContainText('Request sent')

  await (await open(hers, title)).getByRole('link', { name: 'View Event' }).click()
  const asks = panel(hers, 'Requests to join')
  await expect(asks).toContainText('I grow the same roses.')
  await asks.getByRole('button', { name: 'Accept Aldegund' }).click()
  await expect(toast(hers, 'Request accepted!')).toBeVisible()
  await expect(panel(hers, 'Guest list').getByRole('listitem', { name: 'Aldegund' })).toBeVisible()

  const context = await browser.newContext({ baseURL: product.url })
  const guest = await context.newPage()
  await guest.goto(new URL(hers.url()).pathname)
  await expect(guest.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(guest.getByText('Sign in to reply to your invitation')).toBeVisible()
  await expectAccessible(guest)
  await guest.goto('/my-events')
  await expect(guest.getByRole('heading', { name: 'Sign in to join the party' })).toBeVisible()
  await expectAccessible(guest)
  await context.close()
})

test('the page says to host and strangers that an event is over', async ({ enter, product }) => {
  const { person: host, page: hers } = await enter('Melusine')
  const { page: theirs } = await enter('Wendelin')
  const id = await celebrateAs(product.url, host, { title: 'Rooftop potluck', open_to: 0 })
  for (const page of [hers, theirs]) {
    await page.clock.setFixedTime(Date.now() + 60 * 86_400_000)
    await page.goto(`/events/${id}`)
    await expect(page.getByRole('heading', { name: 'This celebration is over' })).toBeVisible()
  }
  await expect(hers.getByRole('list', { name: 'Guest list' }).or(hers.getByText('Guest list')).first()).toBeVisible()
})
