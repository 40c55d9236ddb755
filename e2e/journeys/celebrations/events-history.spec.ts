import type { Page } from '@playwright/test'
import { pickStart } from '../../fixtures/event-form.ts'
import { celebrateAs } from '../../fixtures/events.ts'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import type { Person } from '../../fixtures/people.ts'

const tile = (page: Page, title: string) => page.getByRole('article', { name: title })
const clock = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ')

/** An event that begins in some seconds, to leave time to create it, and lasts one second. */
async function celebrateShortly(url: string, host: Person, title: string) {
  const start = Date.now() + 8000
  const times = { event_date: clock(start), end_date: clock(start + 1000), timezone: 'UTC' }
  return celebrateAs(url, host, { title, ...times })
}

async function choose(page: Page, title: string, item: string) {
  await page.getByRole('button', { name: `More about ${title}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('past events are looked at, deleted, and held again', async ({ enter, product: { url }, expectAccessible }) => {
  const { person, page } = await enter('Ingeborg')
  await celebrateAs(url, person, { title: 'Still to come' })
  await celebrateShortly(url, person, 'Short toast')
  await celebrateShortly(url, person, 'Quick waltz')
  await expect(async () => {
    await page.goto('/my-events?view=history')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2, { timeout: 5000 })
  }).toPass()
  await expect(tile(page, 'Still to come')).toHaveCount(0)
  await page.getByRole('button', { name: 'More about Short toast' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Reschedule Event', 'View Event', 'Summary', 'Delete Event'])
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'View Event' }).click()
  await expect(page.getByRole('heading', { name: 'Short toast', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'You’re the host' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Invite', exact: true })).toHaveCount(0)

  await page.goBack()
  await choose(page, 'Short toast', 'Delete Event')
  await page.getByRole('dialog', { name: 'Delete Short toast?' }).getByRole('button', { name: 'Delete Event' }).click()
  await expect(toast(page, 'Event deleted')).toBeVisible()
  await expect(tile(page, 'Short toast')).toHaveCount(0)

  await choose(page, 'Quick waltz', 'Reschedule Event')
  await expect(page.getByRole('heading', { name: 'Edit event' })).toBeVisible()
  await pickStart(page, `${new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)}T20:00`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Event Edit Successful')).toBeVisible()
  await page.goto('/my-events')
  await expect(tile(page, 'Quick waltz')).toContainText('8:00 PM')
  await page.getByRole('navigation', { name: 'My Events' }).getByRole('link', { name: 'Events History' }).click()
  await expect(page.getByText('You have no events')).toBeVisible()
  await expect(page.getByText('Past celebrations are kept here.')).toBeVisible()
  await expectAccessible(page)
})
