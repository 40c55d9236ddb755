import { befriend, celebrateAs, comeAs } from '../../fixtures/events.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { ask } from '../../fixtures/posts.ts'

test('guests, and nobody else, are told that an event was cancelled', async ({ enter, product, expectAccessible }) => {
  const { person: her } = await enter('Irmengard')
  const { page: his, person: him } = await enter('Joachim')
  const { page: others } = await enter('Ortrun')
  await befriend(product.url, her, him)
  const id = await celebrateAs(product.url, her, { title: 'Lantern supper' })
  await comeAs(product.url, her, him, id)
  await his.goto(`/events/${id}`)
  await expect(his.getByRole('heading', { name: 'Lantern supper', level: 1 })).toBeVisible()

  await ask(product.url, her, `/event/${id}`, { method: 'DELETE' })
  const told = his.getByRole('heading', { name: '“Lantern supper” is cancelled' })
  await expect(told).toBeVisible()
  await expect(his.getByText(/^Irmengard has cancelled this celebration, planned for /)).toBeVisible()
  await expectAccessible(his)

  await his.goto('/notifications')
  await his.getByRole('link', { name: /Irmengard cancelled an event/ }).click()
  await expect(his).toHaveURL(`/events/${id}`)
  await expect(told).toBeVisible()
  await his.getByRole('link', { name: 'Irmengard’s profile' }).click()
  await expect(his.getByRole('heading', { name: 'Irmengard', level: 1 })).toBeVisible()

  await others.goto(`/events/${id}`)
  await expect(others.getByRole('heading', { name: 'This page isn’t on the guest list' })).toBeVisible()
  await expect(others.getByText('is cancelled')).toHaveCount(0)
})

test('a title without an end fits the narrowest screen', bothWidths, async ({ enter, product }) => {
  const { person: her } = await enter('Ludmilla')
  const { page, person: him } = await enter('Meinrad')
  await befriend(product.url, her, him)
  const id = await celebrateAs(product.url, her, { title: 'Hurra'.repeat(16) })
  await comeAs(product.url, her, him, id)
  await ask(product.url, her, `/event/${id}`, { method: 'DELETE' })
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`/events/${id}`)
  await expect(page.getByRole('heading', { name: /is cancelled$/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
