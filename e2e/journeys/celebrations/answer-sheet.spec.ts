import type { Page, Request } from '@playwright/test'
import { entranceCode, openAnswer } from '../../fixtures/answers.ts'
import { befriend, celebrateAs, inviteAs } from '../../fixtures/events.ts'
import { toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'
import { ask } from '../../fixtures/posts.ts'

const note = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: /^A message for/ })
const ticket = (page: Page) => page.getByRole('article', { name: 'Your ticket' })
const confetti = (page: Page) => page.locator('[class*=confetti]')
const isAnswer = (request: Request) => /\/(accept|reject)$/.test(request.url()) && request.method() === 'POST'

/** Answers that a page has sent. */
function countAnswers(page: Page) {
  const sent: string[] = []
  page.on('request', request => {
    if (isAnswer(request)) sent.push(request.url())
  })
  return sent
}

test(
  'an answer is kept when its sheet is closed or not sent, given once, and leads to the ticket',
  bothWidths,
  async ({ enter, product: { url }, expectAccessible }) => {
    const host = await signUpByApi(url, 'Kunigunde')
    const { person: guest, page } = await enter('Meinrad')
    await befriend(url, host, guest)
    const id = await celebrateAs(url, host, { title: 'Harvest under the walnut tree' })
    await inviteAs(url, host, guest, id)
    const sent = countAnswers(page)
    await page.goto(`/events/${id}`)
    const sheet = await openAnswer(page, 'Going')
    await sheet.getByRole('button', { name: 'One more adult' }).click()
    await sheet.getByRole('button', { name: 'One more child' }).click()
    await sheet.getByRole('button', { name: 'Vegan' }).click()
    await sheet.getByRole('button', { name: 'Other' }).click()
    await sheet.getByRole('textbox', { name: 'What should your host know?' }).fill('no walnuts')
    await note(page).fill('We bring a ladder.')
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(`/events/${id}`)
    await expect(page.getByRole('heading', { name: 'Harvest under the walnut tree', level: 1 })).toBeVisible()
    await openAnswer(page, 'Can’t go')
    await expect(note(page)).toHaveValue('')
    await note(page).fill('Next year again!')
    await sheet.getByRole('radio', { name: 'Going', exact: true }).check()
    await expect(note(page)).toHaveValue('We bring a ladder.')
    expect(sent).toEqual([])

    await page.route(/invitation\/accept$/, route => route.abort())
    await sheet.getByRole('button', { name: 'Count us in, all 3' }).click()
    await expect(toast(page, 'There was an error accepting this invite')).toBeVisible()
    await page.unroute(/invitation\/accept$/)
    await page.reload()
    await openAnswer(page, 'Going')
    await expect(note(page)).toHaveValue('We bring a ladder.')
    await expect(sheet.getByRole('button', { name: 'Vegan' })).toHaveAttribute('aria-pressed', 'true')
    await expect(sheet.getByRole('textbox', { name: 'What should your host know?' })).toHaveValue('no walnuts')
    await expectAccessible(page)

    sent.length = 0
    // Answered in between, the second press would go to whatever lies below.
    const pressed = Promise.withResolvers<void>()
    await page.route(/invitation\/accept$/, async route => {
      await pressed.promise
      await route.continue()
    })
    await sheet.getByRole('button', { name: 'Count us in, all 3' }).dblclick()
    pressed.resolve()
    const heading = page.getByRole('heading', { name: 'See you there, Meinrad' })
    await expect(heading).toBeFocused()
    await expect(page.locator('[aria-live=polite]').filter({ hasText: 'See you there, Meinrad' })).toHaveCount(1)
    await expect(heading).toBeInViewport()
    await expect(ticket(page)).toBeInViewport()
    await expect(sheet).toBeHidden()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    expect(sent).toHaveLength(1)
    await expect(confetti(page)).toHaveCount(1)
    await expectAccessible(page)
    const { guests } = await ask<{ guests: object[] }>(url, host, `/event/${id}/guest`)
    expect(guests).toMatchObject([
      { status: 'accepted', adults: 2, children: 1, dietary: 'Vegan, no walnuts', message: 'We bring a ladder.' },
    ])

    await page.reload()
    await expect(heading).toBeInViewport()
    await expect(confetti(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Change answer' }).click()
    await expect(note(page)).toHaveValue('We bring a ladder.')
    await sheet.getByRole('button', { name: 'One fewer adult' }).click()
    await sheet.getByRole('button', { name: 'Count us both in' }).click()
    await expect(page.getByText('We’ve told Kunigunde to expect 2 of you.', { exact: true })).toBeVisible()
    await expect(confetti(page)).toHaveCount(0)
  },
)

test('a link with an answer opens the sheet and sends nothing; with reduced motion the ticket simply stands there', async ({
  browser,
  product: { url },
}) => {
  const host = await signUpByApi(url, 'Ludmilla')
  const id = await celebrateAs(url, host, { title: 'Lights on the canal' })
  const invited = { method: 'POST', body: JSON.stringify({ name: 'Ottokar', message: 'Bring your accordion!' }) }
  const { link } = await ask<{ link: string }>(url, host, `/event/${id}/external-guest`, invited)
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const sent = countAnswers(page)
  const { pathname } = new URL(link)
  await page.goto(`${pathname}?answer=cant`)
  const sheet = page.getByRole('dialog', { name: 'Can’t make it?' })
  await expect(sheet.getByRole('button', { name: 'Let Ludmilla know' })).toBeVisible()
  await expect(page.getByText('Bring your accordion!')).toBeVisible()
  expect(sent).toEqual([])

  await page.goto(`${pathname}?answer=going`)
  const going = page.getByRole('dialog', { name: 'Who’s coming?' })
  await note(page).fill('I bring it.')
  await context.setOffline(true)
  await expect(going.getByRole('alert')).toContainText('You’re offline.')
  await going.getByRole('button', { name: 'Count me in' }).click()
  await expect(going.getByRole('alert')).toContainText('your answer wasn’t sent')
  await page.keyboard.press('Escape')
  sent.length = 0
  await context.setOffline(false)
  await openAnswer(page, 'Going')
  await expect(note(page)).toHaveValue('I bring it.')
  expect(sent).toEqual([])
  await going.getByRole('button', { name: 'Count me in' }).click()
  await expect(page.getByRole('heading', { name: 'See you there, Ottokar' })).toBeFocused()
  await expect(entranceCode(page)).toBeVisible()
  await expect(confetti(page)).toBeHidden()
  expect(await ticket(page).evaluate(paper => paper.closest('section')?.getAnimations({ subtree: true }).length)).toBe(
    0,
  )
  await page.reload()
  await expect(page.getByRole('heading', { name: 'See you there, Ottokar' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await context.close()
})
