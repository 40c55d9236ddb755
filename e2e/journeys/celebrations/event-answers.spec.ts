import type { Page } from '@playwright/test'
import { sayYes } from '../../fixtures/answers.ts'
import { befriend, celebrateAs } from '../../fixtures/events.ts'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { ask } from '../../fixtures/posts.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const news = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

test('a request to join is withdrawn where its state is shown, and its notification is gone', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { page: hers, person: host } = await enter('Radegund')
  const { page: his, person: him } = await enter('Servatius')
  const title = `Rose garden ${test.info().project.name} ${Date.now()}`
  const id = await celebrateAs(product.url, host, { title, open_to: 0 })
  await hers.goto(`/events/${id}`)
  await expect(hers.getByRole('heading', { name: title, level: 1 })).toBeVisible()

  await his.goto(`/events/${id}`)
  const asking = panel(his, 'Would you like to come?')
  await asking.getByRole('textbox', { name: /^Request note/ }).fill('I grow the same roses.')
  await asking.getByRole('button', { name: 'Send Request' }).click()
  const asked = panel(his, 'You’ve asked to join')
  await expect(asked).toContainText('I grow the same roses.')
  await expect(bell(hers)).toHaveAccessibleName('Notifications, 1 new')
  const requests = panel(hers, 'Requests to join')
  await expect(requests).toContainText('I grow the same roses.')
  await expectAccessible(his)

  await asked.getByRole('button', { name: 'Withdraw request' }).click()
  await expect(toast(his, 'Request withdrawn')).toBeVisible()
  await expect(asking.getByRole('button', { name: 'Send Request' })).toBeVisible()
  await expect(bell(hers)).toHaveAccessibleName('Notifications')
  await expect(requests).toHaveCount(0)
  await expectAccessible(his)

  const body = JSON.stringify({ request_message: '' })
  await ask(product.url, him, `/event/${id}/request-to-join`, { method: 'POST', body })
  await his.goto(`/public-events?keyword=${encodeURIComponent(title)}`)
  const card = his.getByRole('article', { name: title })
  await expect(card).toContainText('Request sent')
  await expectAccessible(his)
  await card.getByRole('button', { name: 'Withdraw request' }).click()
  await expect(card.getByRole('button', { name: 'Send Request' })).toBeVisible()
})

test('host and co-host are notified of the answer of a guest without an account, by name', async ({
  enter,
  browser,
  product,
  expectAccessible,
}) => {
  const { page: hers, person: host } = await enter('Thusnelda')
  const { page: his, person: helper } = await enter('Ulrich')
  const id = await celebrateAs(product.url, host, { title: 'Lamps on the lake' })
  await befriend(product.url, host, helper)
  const cohost = JSON.stringify({ user_id: helper.user.id, role: 'cohost' })
  await ask(product.url, host, `/event/${id}/helper`, { method: 'POST', body: cohost })
  const externalGuest = JSON.stringify({ name: 'Tante Ilse' })
  const { link } = await ask<{ link: string }>(product.url, host, `/event/${id}/external-guest`, {
    method: 'POST',
    body: externalGuest,
  })
  for (const page of [hers, his]) {
    await page.goto('/home')
    await expect(bell(page)).toBeVisible()
  }
  const context = await browser.newContext({ baseURL: product.url })
  const ilse = await context.newPage()
  await ilse.goto(new URL(link).pathname)
  await sayYes(ilse)
  await expect(ilse.getByRole('heading', { name: 'See you there, Tante' })).toBeVisible()
  await context.close()

  for (const page of [hers, his]) {
    await expect(bell(page)).toHaveAccessibleName(/, \d new$/)
    await bell(page).click()
    const line = news(page).getByRole('link', { name: /Tante Ilse is coming to your event/ })
    await expect(line).toContainText('Lamps on the lake')
    await expectAccessible(page)
    await line.click()
    await expect(page.getByRole('heading', { name: 'Lamps on the lake', level: 1 })).toBeVisible()
  }
  await his.getByRole('link', { name: 'Summary' }).click()
  await expect(his.getByRole('heading', { name: 'Lamps on the lake', level: 1 })).toBeVisible()
  await expect(his).toHaveURL(`/events-summary/${id}`)
  await expectAccessible(his)
})
