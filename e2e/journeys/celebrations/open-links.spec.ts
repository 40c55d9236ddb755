import type { Browser, Page } from '@playwright/test'
import { celebrateAs } from '../../fixtures/events.ts'
import { toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { ask } from '../../fixtures/posts.ts'

/** A signed-out browser. */
async function stranger(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL })
  return { page: await context.newPage(), leave: () => context.close() }
}

async function fillIn(page: Page, name: string) {
  await page.getByRole('button', { name: 'Going', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Who’s coming?' })
  await sheet.getByRole('textbox', { name: 'Your name' }).fill(name)
  return sheet
}

test(
  'two at once answer by the open link for the last seat: one comes, one waits',
  bothWidths,
  async ({ enter, browser, product, expectAccessible }) => {
    const { person: host, page: hers } = await enter('Walburga')
    const id = await celebrateAs(product.url, host, { title: 'Supper under the lime tree', members: 1 })
    await hers.goto(`/events/${id}/invite`)
    await hers.getByRole('button', { name: 'Link', exact: true }).click()
    const panel = hers.getByRole('region', { name: 'Link for everyone', exact: true })
    await panel.getByRole('button', { name: 'Make a link' }).click()
    await expect(panel.getByRole('img', { name: 'QR code of the invite link' })).toBeVisible()
    await expectAccessible(hers)
    const link = await panel.getByRole('textbox', { name: 'Link', exact: true }).inputValue()

    const [ida, jo] = [await stranger(browser, product.url), await stranger(browser, product.url)]
    await Promise.all([ida.page.goto(link), jo.page.goto(link)])
    const sheets = [await fillIn(ida.page, 'Ida'), await fillIn(jo.page, 'Jo')]
    await expectAccessible(ida.page)
    for (const sheet of sheets) {
      await expect(sheet).toContainText('1 place left')
      await sheet.getByRole('button', { name: 'One more adult' }).click()
      await expect(sheet.getByRole('button', { name: 'Join the waiting list' })).toBeVisible()
      await sheet.getByRole('button', { name: 'One fewer adult' }).click()
    }
    await Promise.all(sheets.map(sheet => sheet.getByRole('button', { name: 'Count me in' }).click()))
    const ticket = (page: Page) => page.getByRole('article', { name: 'Your ticket' })
    const waiting = (page: Page) => page.getByRole('heading', { name: 'You’re on the waiting list' })
    for (const { page } of [ida, jo]) await expect(ticket(page).or(waiting(page))).toBeVisible()
    const seated = (await ticket(ida.page).isVisible()) ? [ida, jo] : [jo, ida]
    await expect(ticket(seated[0]?.page ?? ida.page)).toBeVisible()
    await expect(waiting(seated[1]?.page ?? jo.page)).toBeVisible()
    await expectAccessible(ida.page)

    const own = ida.page.url()
    expect(own).toMatch(/\/i\/[\w-]{43}$/)
    await ida.page.goto(link)
    await expect(ida.page).toHaveURL(own)

    await panel.getByRole('switch', { name: 'Link is on' }).click()
    await expect(panel.getByRole('switch', { name: 'Link is on' })).not.toBeChecked()
    const late = await stranger(browser, product.url)
    await late.page.goto(link)
    await expect(late.page.getByRole('heading', { name: 'This link is closed' })).toBeVisible()
    await expectAccessible(late.page)
    for (const { leave } of [ida, jo, late]) await leave()
  },
)

test('where the host lets people in, the guest waits on a page of their own', async ({ enter, browser, product }) => {
  const { person: host, page: hers } = await enter('Walburga')
  const id = await celebrateAs(product.url, host, { title: 'Supper under the lime tree' })
  await hers.goto(`/events/${id}`)
  const panel = hers.getByRole('region', { name: 'Link for everyone', exact: true })
  await panel.getByRole('button', { name: 'Make a link' }).click()
  await panel.getByRole('switch', { name: 'I’ll approve each guest myself' }).click()
  await expect(panel.getByRole('switch', { name: 'I’ll approve each guest myself' })).toBeChecked()
  const { page, leave } = await stranger(browser, product.url)
  await page.goto(await panel.getByRole('textbox', { name: 'Link', exact: true }).inputValue())
  const sheet = await fillIn(page, 'Ida')
  await sheet.getByRole('button', { name: 'Ask to join' }).click()
  await expect(page.getByRole('heading', { name: 'You’ve asked to join' })).toBeVisible()
  await hers
    .getByRole('button', { name: 'Accept Ida' })
    .or(hers.getByRole('button', { name: /Ida/ }))
    .first()
    .click()
  await expect(toast(hers, 'Request accepted!')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('article', { name: 'Your ticket' })).toBeVisible()
  await leave()
})

test('by the open link of an open date the dates are there first, without any script, and are voted on after the answer', async ({
  enter,
  browser,
  product: { url },
  expectAccessible,
}) => {
  const { person: host } = await enter('Walburga')
  const later = `${new Date(Date.now() + 44 * 86_400_000).toISOString().slice(0, 10)} 20:00:00`
  const id = await celebrateAs(url, host, { title: 'Lanterns on the lake', open_to: 4, 'other_dates[]': later })
  const { open_link } = await ask<{ open_link: { link: string } }>(url, host, `/event/${id}/open-link`, {
    method: 'POST',
  })
  const { pathname } = new URL(open_link.link)
  const dates = (page: Page) => page.getByRole('list', { name: 'Dates to vote on' }).getByRole('listitem')
  const plain = await browser.newContext({ baseURL: url, javaScriptEnabled: false })
  const bare = await plain.newPage()
  await bare.goto(pathname)
  await expect(bare.getByRole('heading', { name: 'Lanterns on the lake', level: 1 })).toBeVisible()
  await expect(dates(bare)).toHaveCount(2)
  await plain.close()

  const { page, leave } = await stranger(browser, url)
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', message => message.type() === 'error' && faults.push(message.text()))
  await page.goto(pathname)
  await expect(dates(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Vote on the date' }).click()
  const sheet = page.getByRole('dialog', { name: 'Who are you?' })
  await sheet.getByRole('textbox', { name: 'Your name' }).fill('Ida')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Continue to the dates' }).click()
  await page.getByRole('radio', { name: 'Yes', exact: true }).first().check()
  await expect(page.getByText('1 yes')).toBeVisible()
  const own = page.url()
  await page.goto(pathname)
  await expect(page).toHaveURL(own)
  expect(faults).toEqual([])
  await leave()
})
