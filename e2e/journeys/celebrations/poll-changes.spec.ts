import type { Page } from '@playwright/test'
import { befriend, celebrateAs, inviteAs } from '../../fixtures/events.ts'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { ask } from '../../fixtures/posts.ts'

const poll = (page: Page) => page.getByRole('region', { name: /^(When can you come|Which date will it be)\?$/ })
const dates = (page: Page) => poll(page).getByRole('listitem')
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

type Poll = { poll: { dates: { id: number }[] } }

test('a host changes the dates of a poll, and guests who look at it see dates and votes change at once', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { person: host, page: hers } = await enter('Walburga')
  const { person: guest, page: his } = await enter('Leopold')
  const { person: other, page: theirs } = await enter('Kunigunde')
  const id = await celebrateAs(product.url, host, { title: 'Hay wagon', 'other_dates[]': `${inDays(44)} 20:00:00` })
  for (const one of [guest, other]) {
    await befriend(product.url, host, one)
    await inviteAs(product.url, host, one, id)
  }
  for (const page of [hers, his, theirs]) {
    await page.goto(`/events/${id}`)
    await expect(dates(page)).toHaveCount(2)
  }
  await dates(his).nth(1).getByRole('radio', { name: 'Yes', exact: true }).check()
  for (const page of [hers, his, theirs]) await expect(dates(page).nth(1)).toContainText('1 yes')

  await poll(hers).getByRole('button', { name: 'Change the dates' }).click()
  const sheet = hers.getByRole('dialog', { name: 'Change the dates' })
  const gone = sheet.getByRole('listitem').nth(1)
  await expect(gone.getByRole('button', { name: /^Remove/ })).toBeDisabled()
  await sheet.getByRole('button', { name: 'Add a date' }).click()
  await sheet.getByRole('button', { name: 'Save the dates' }).click()
  await expect(sheet.getByText('This field is required')).toHaveCount(1)
  await sheet.getByLabel('New date 1', { exact: true }).fill(`${inDays(30)}T18:30`)
  await gone.getByRole('button', { name: /^Remove/ }).click()
  await expect(gone).toContainText('This date will be removed, and 1 vote with it.')
  await sheet.getByRole('button', { name: 'Save the dates' }).click()
  await expect(sheet.getByText('This date is already on the list.')).toHaveCount(1)
  await expectAccessible(hers)

  // The dates were changed in another window meanwhile; the typed text stays, even after a reload.
  const own = { method: 'POST', body: JSON.stringify({ add: [`${inDays(60)} 12:00`] }) }
  await ask(product.url, host, `/event/${id}/poll/dates`, own)
  await expect(sheet.getByRole('listitem')).toHaveCount(3)
  await hers.reload()
  await poll(hers).getByRole('button', { name: 'Change the dates' }).click()
  await sheet.getByLabel('New date 1', { exact: true }).fill(`${inDays(50)}T18:30`)
  await gone.getByRole('button', { name: /^Remove/ }).click()
  await sheet.getByRole('button', { name: 'Save the dates' }).click()
  await expect(toast(hers, 'Dates updated')).toBeVisible()
  await expect(sheet).toBeHidden()

  for (const page of [hers, his, theirs]) {
    await expect(dates(page)).toHaveCount(3)
    await expect(poll(page)).not.toContainText('1 yes')
  }
  await expectAccessible(hers)
  await dates(theirs).nth(1).getByRole('radio', { name: 'If needed', exact: true }).check()
  for (const page of [hers, his]) await expect(dates(page).nth(1)).toContainText('1 if needed')

  await his.goto('/notifications')
  await his.getByText('Walburga added dates to an event. Which ones work for you?').click()
  await expect(dates(his)).toHaveCount(3)
})

test('a vote for a date that has just been removed says so, and the remaining dates are shown', async ({
  enter,
  product,
}) => {
  const { person: host } = await enter('Notburga')
  const { person: guest, page } = await enter('Nepomuk')
  const other_dates = { 'other_dates[0]': `${inDays(44)} 20:00:00`, 'other_dates[1]': `${inDays(45)} 20:00:00` }
  const id = await celebrateAs(product.url, host, { title: 'Bowling', ...other_dates })
  await befriend(product.url, host, guest)
  await inviteAs(product.url, host, guest, id)
  await page.goto(`/events/${id}`)
  await expect(dates(page)).toHaveCount(3)
  const { poll: now } = await ask<Poll>(product.url, host, `/event/${id}/poll`)
  await page.route('**/poll/vote', async route => {
    const remove = now.dates.slice(0, 1).map(date => date.id)
    await ask(product.url, host, `/event/${id}/poll/dates`, { method: 'POST', body: JSON.stringify({ remove }) })
    await route.continue()
  })
  // Pressed only: it may be off again before anybody can look whether it is on.
  await dates(page).nth(0).getByRole('radio', { name: 'Yes', exact: true }).click()
  await expect(toast(page, 'This date is no longer one of the options.')).toBeVisible()
  await expect(dates(page)).toHaveCount(2)
})
