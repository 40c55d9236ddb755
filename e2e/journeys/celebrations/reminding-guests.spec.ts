import type { Page } from '@playwright/test'
import { confirmEmail, linkTo } from '../../fixtures/emails.ts'
import { befriend, celebrateAs, inviteAs } from '../../fixtures/events.ts'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { newEmail } from '../../fixtures/people.ts'
import { ask } from '../../fixtures/posts.ts'

const unanswered = (page: Page) => page.getByRole('region', { name: 'No reply yet' })

test('a host reminds all who have not answered in one press, and is told when that is possible again', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { person: host, page } = await enter('Rosamund')
  const { person: friend, page: his } = await enter('Tancred')
  await befriend(product.url, host, friend)
  await confirmEmail(product, host)
  const id = await celebrateAs(product.url, host, { title: 'Quince harvest', timezone: 'UTC' })
  await inviteAs(product.url, host, friend, id)
  const email = newEmail('Gerda')
  const body = JSON.stringify({ name: 'Gerda', email })
  await ask(product.url, host, `/event/${id}/external-guest`, { method: 'POST', body })

  await page.goto(`/events/${id}`)
  await expect(unanswered(page)).toContainText('2 people haven’t replied.')
  await page.getByRole('button', { name: 'Remind all 2' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remind 2 people?' })
  await expect(dialog).toContainText('1 gets a notification.')
  await expect(dialog).toContainText('1 gets an email with Going and Can’t go.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send reminder' }).click()
  await expect(toast(page, '2 people reminded')).toBeVisible()
  await expect(unanswered(page)).toContainText(/You can ask again: \w+day/)
  await expect(page.getByRole('button', { name: /^Remind/ })).toHaveCount(0)
  await expectAccessible(page)

  const answer = await linkTo(product, email, '/i/', 2)
  expect(answer).toContain('?answer=going')
  await his.goto('/notifications')
  await his.getByRole('link', { name: /Rosamund would love to know if you’re coming/ }).click()
  await expect(his).toHaveURL(`/events/${id}`)

  const answer_by = new Date(Date.now() + 2000).toISOString().slice(0, 19)
  await ask(product.url, host, `/event/${id}`, { method: 'PATCH', body: JSON.stringify({ answer_by }) })
  await expect(async () => {
    await page.goto(`/events/${id}`)
    await expect(unanswered(page)).toContainText('2 people haven’t said yes or no.', { timeout: 5000 })
  }).toPass()
  await expect(page.getByRole('button', { name: /^Remind/ })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Move the deadline' }).click()
  await expect(page.getByRole('group', { name: 'Reply by' })).toBeVisible()
})
