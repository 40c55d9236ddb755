import { openAnswer } from '../../fixtures/answers.ts'
import { openStep } from '../../fixtures/event-form.ts'
import { befriend, celebrateAs, comeAs, inviteAs } from '../../fixtures/events.ts'
import { toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'
import { ask } from '../../fixtures/posts.ts'
import { phoneSize } from '../../fixtures/widths.ts'

test('a host says until when to reply and how many people each may bring, and changes it later', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  const { page, person: host } = await enter('Irmgard')
  await page.setViewportSize(phoneSize)
  await page.goto('/create-event-no-sp')
  await page.getByRole('textbox', { name: 'Title' }).fill('Plum jam day')
  await page
    .getByRole('button', { name: /^Saturday/ })
    .last()
    .click()
  await openStep(page, 'Who')
  const companions = page.getByRole('group', { name: 'Each guest may bring' })
  const deadline = page.getByRole('group', { name: 'Reply by' })
  await expect(deadline.getByRole('button', { name: 'No deadline' })).toHaveAttribute('aria-pressed', 'true')
  await companions.getByRole('button', { name: '2', exact: true }).click()
  await deadline.getByRole('button', { name: 'The day before' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create Event' }).click()
  await expect(page.getByRole('heading', { name: 'It’s ready. Who’s coming?' })).toBeVisible()
  const [, id] = /events\/(\d+)/.exec(page.url()) ?? []
  const read = async () => (await ask<{ event: Record<string, unknown> }>(url, host, `/event/${id}`)).event
  expect(await read()).toMatchObject({ companions_max: 2, answer_by: expect.stringMatching(/ 23:59:00$/) })

  await page.goto(`/events/${id}/edit`)
  await openStep(page, 'Who')
  await expect(deadline.getByRole('button', { name: 'The day before' })).toHaveAttribute('aria-pressed', 'true')
  await deadline.getByRole('button', { name: 'Other' }).click()
  await page.getByLabel('Deadline').fill('2999-01-01T12:00')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The deadline can’t be after the start.')).toBeVisible()
  await expectAccessible(page)
  await deadline.getByRole('button', { name: 'No deadline' }).click()
  await companions.getByRole('button', { name: 'No one' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(async () => (await read()).companions_max).toBe(0)
  expect(await read()).toMatchObject({ answer_by: null })
})

test('a guest brings no more than the host allows, and is told why', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  const host = await signUpByApi(url, 'Waltraud')
  const { person: guest, page } = await enter('Egon')
  await befriend(url, host, guest)
  const id = await celebrateAs(url, host, {
    title: 'Elderflower supper',
    companions_max: 1,
    answer_by: `${new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)} 23:59`,
  })
  await inviteAs(url, host, guest, id)
  await page.goto(`/events/${id}`)
  await expect(page.getByRole('article').getByText('Reply by')).toBeVisible()
  const sheet = await openAnswer(page, 'Going')
  await expect(sheet.getByText('You can bring 1 person.')).toBeVisible()
  await sheet.getByRole('button', { name: 'One more child' }).click()
  await expect(sheet.getByRole('button', { name: 'One more adult' })).toBeDisabled()
  await expect(sheet.getByRole('button', { name: 'One more child' })).toBeDisabled()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Count us both in' }).click()
  await expect(page.getByRole('heading', { name: 'See you there, Egon' })).toBeVisible()

  const alone = await celebrateAs(url, host, { title: 'Chess by candlelight', companions_max: 0 })
  await inviteAs(url, host, guest, alone)
  await page.goto(`/events/${alone}`)
  await expect((await openAnswer(page, 'Going')).getByText('This invitation is just for you.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'One more adult' })).toHaveCount(0)
  await expectAccessible(page)
})

test('after the deadline an invited guest and whoever has the open link can only say no', async ({
  enter,
  browser,
  product: { url },
  expectAccessible,
}) => {
  const host = await signUpByApi(url, 'Roswitha')
  const { person: guest, page } = await enter('Lothar')
  const { person: early, page: hers } = await enter('Ottilie')
  for (const one of [guest, early]) await befriend(url, host, one)
  const soon = new Date(Date.now() + 5000).toISOString().slice(0, 19)
  const id = await celebrateAs(url, host, { title: 'Skating at noon', timezone: 'UTC', answer_by: soon })
  await comeAs(url, host, early, id, { adults: 2 })
  await inviteAs(url, host, guest, id)
  const { open_link } = await ask<{ open_link: { link: string } }>(url, host, `/event/${id}/open-link`, {
    method: 'POST',
  })
  await expect(async () => {
    await page.goto(`/events/${id}?answer=going`)
    await expect(page.getByRole('heading', { name: 'The time to reply is over' })).toBeVisible({ timeout: 5000 })
  }).toPass()
  // The deadline may have passed while the sheet for an answer was open; what is looked at begins after it.
  await page.goto(`/events/${id}?answer=going`)
  await expect(page.getByRole('heading', { name: 'The time to reply is over' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Going', exact: true })).toHaveCount(0)
  await expect(page.getByText('Ask Roswitha if there’s still room.')).toBeVisible()
  await expect(
    page
      .getByText(/^Replies closed on \w+day, /)
      .locator('visible=true')
      .last(),
  ).toBeInViewport()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Can’t go', exact: true }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Let Roswitha know' }).click()
  await expect(page.getByRole('heading', { name: 'You’ll be missed, Lothar' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change answer' })).toHaveCount(0)
  await expect(
    page.getByRole('main').getByText('Replies are closed now: if your plans change, ask Roswitha.'),
  ).toBeVisible()

  await hers.goto(`/events/${id}`)
  await expect(
    hers.getByRole('main').getByText(/^Replies closed on \w+day, .+ You can still bring fewer people/),
  ).toBeInViewport()
  await expectAccessible(hers)
  await hers.getByRole('button', { name: 'Change answer' }).click()
  const party = hers.getByRole('dialog')
  await expect(party.getByRole('button', { name: 'One more adult' })).toBeDisabled()
  await expect(party.getByRole('button', { name: 'One more child' })).toBeDisabled()
  await party.getByRole('button', { name: 'One fewer adult' }).click()
  await party.getByRole('button', { name: 'Count me in' }).click()
  await expect(
    hers.getByRole('main').getByText(/If you can’t make it after all, you can still say so\.$/),
  ).toBeInViewport()
  await expect(hers.getByRole('button', { name: 'Change answer' })).toHaveCount(0)
  await hers.getByRole('button', { name: 'Can’t make it?' }).click()
  await expect(party.getByRole('button', { name: 'Let Roswitha know' })).toBeVisible()

  const context = await browser.newContext({ baseURL: url })
  const stranger = await context.newPage()
  await stranger.goto(open_link.link)
  await expect(stranger.getByRole('heading', { name: 'The time to reply is over' })).toBeVisible()
  await expect(stranger.getByRole('button', { name: 'Going', exact: true })).toHaveCount(0)
  await expectAccessible(stranger)
  await context.close()
})

test('a host allows a maybe, a guest says so, and makes up their mind', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  const { page: hers, person: host } = await enter('Walburga')
  const { page, person: guest } = await enter('Emmeran')
  await befriend(url, host, guest)
  const id = await celebrateAs(url, host, {
    title: 'Kite day',
    answer_by: '2030-01-01 23:59',
    event_date: '2030-01-02 12:00',
  })
  await inviteAs(url, host, guest, id)
  for (const one of [hers, page]) await one.setViewportSize(phoneSize)

  await page.goto(`/events/${id}`)
  await expect(page.getByRole('button', { name: 'Going', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Maybe', exact: true })).toHaveCount(0)
  await hers.goto(`/events/${id}/edit`)
  await openStep(hers, 'Who')
  await hers.getByRole('switch', { name: 'Guests can say “Maybe”' }).check()
  await hers.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(hers, 'Event Edit Successful')).toBeVisible()

  await page.goto(`/events/${id}?answer=maybe`)
  const sheet = page.getByRole('dialog', { name: 'Not sure yet?' })
  await expect(sheet.getByRole('radio', { name: 'Maybe' })).toBeChecked()
  await expect(sheet.getByText('Walburga needs to know by Tuesday, January 1, 2030.')).toBeVisible()
  await expect(sheet.getByText('Adults')).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await openAnswer(page, 'Maybe')
  await sheet.getByRole('textbox', { name: /^A message for/ }).fill('If there is wind')
  await page.route(/invitation\/maybe$/, route => route.abort())
  await sheet.getByRole('button', { name: 'Send “Maybe”' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.unroute(/invitation\/maybe$/)
  await expect(sheet.getByRole('textbox', { name: /^A message for/ })).toHaveValue('If there is wind')
  await sheet.getByRole('button', { name: 'Send “Maybe”' }).click()
  await expect(page.getByRole('heading', { name: 'You said maybe' })).toBeFocused()
  await expect(
    page.getByText('We’ve told Walburga. Please decide by Tuesday, January 1, 2030.', { exact: true }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.goto('/home')
  await expect(page.getByText('You said maybe')).toBeVisible()

  await hers.goto(`/events/${id}`)
  await hers.getByRole('button', { name: 'Maybe 1' }).click()
  await expect(hers.getByRole('list', { name: 'Guest list' })).toHaveText(/Emmeran.*If there is wind/)
  await expect(hers.getByText('1 person said maybe.')).toBeVisible()
  await expectAccessible(hers)

  await page.goto(`/events/${id}`)
  await page.getByRole('button', { name: 'Change answer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Count me in' }).click()
  await expect(page.getByRole('heading', { name: 'See you there, Emmeran' })).toBeVisible()
  await expect(hers.getByText('No one has said maybe.')).toBeVisible()
  await hers.getByRole('button', { name: 'Going 1' }).click()
  await expect(hers.getByRole('list', { name: 'Guest list' })).toContainText('Emmeran')
})

test(
  'all answers are in sight, however long the description is',
  bothWidths,
  async ({ enter, product: { url }, expectAccessible }) => {
    const host = await signUpByApi(url, 'Hedwiga')
    const { person: guest, page } = await enter('Notker')
    await befriend(url, host, guest)
    const about = 'We walk to the lake, and sit down under the willows. '.repeat(30)
    const id = await celebrateAs(url, host, { title: 'Under the willows', allows_maybe: 1, about })
    await inviteAs(url, host, guest, id)
    await page.goto(`/events/${id}`)
    for (const name of ['Going', 'Maybe', 'Can’t go'])
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
  },
)

test('a stranger says maybe by the open link, changes the words, and comes after all', async ({
  browser,
  product: { url },
  expectAccessible,
}) => {
  const host = await signUpByApi(url, 'Adelgund')
  const id = await celebrateAs(url, host, { title: 'Pumpkin lanterns', allows_maybe: 1 })
  const { open_link } = await ask<{ open_link: { link: string } }>(url, host, `/event/${id}/open-link`, {
    method: 'POST',
  })
  const context = await browser.newContext({ baseURL: url, viewport: phoneSize })
  const page = await context.newPage()
  await page.goto(open_link.link)
  const sheet = await openAnswer(page, 'Maybe')
  await expect(sheet.getByText('You can decide later.')).toBeVisible()
  await sheet.getByRole('textbox', { name: 'Your name' }).fill('Kuno')
  await sheet.getByRole('textbox', { name: /^A message for/ }).fill('If my cold goes')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Send “Maybe”' }).click()
  await expect(page.getByRole('heading', { name: 'You said maybe' })).toBeVisible()

  await page.getByRole('button', { name: 'Change answer' }).click()
  const words = sheet.getByRole('textbox', { name: /^A message for/ })
  await expect(words).toHaveValue('')
  await sheet.getByRole('radio', { name: 'Maybe' }).check()
  await expect(words).toHaveValue('If my cold goes')
  await words.fill('It is going')
  await sheet.getByRole('button', { name: 'Send “Maybe”' }).click()
  await expect(sheet).toBeHidden()
  const guests = () => ask<{ guests: object[] }>(url, host, `/event/${id}/guest?status=maybe`)
  expect(await guests()).toMatchObject({ guests: [{ user: { name: 'Kuno' }, message: 'It is going' }] })

  await page.getByRole('button', { name: 'Change answer' }).click()
  await sheet.getByRole('button', { name: 'Count me in' }).click()
  await expect(page.getByRole('heading', { name: 'See you there, Kuno' })).toBeVisible()
  expect(await guests()).toMatchObject({ guests: [] })
  await context.close()
})
