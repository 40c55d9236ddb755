import type { Page } from '@playwright/test'
import { tickedAtOnce } from '../../fixtures/at-once.ts'
import { celebrateAs } from '../../fixtures/events.ts'
import { toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import type { Person } from '../../fixtures/people.ts'
import { ask } from '../../fixtures/posts.ts'
import { picture } from '../../fixtures/samples.ts'

const wall = (page: Page) => page.getByRole('region', { name: 'Guest wall' })
const leftOut = 'Not added: 10.png, 11.png.'
const entry = (page: Page, text: string) => wall(page).getByRole('article').filter({ hasText: text })

/** Asks to join an event as the guest and accepts the request as the host. */
async function bring(url: string, event: number, host: Person, guest: Person) {
  const post = (who: Person, path: string, body: object = {}) =>
    ask(url, who, `/event/${event}/${path}`, { method: 'POST', body: JSON.stringify(body) })
  await post(guest, 'request-to-join', { request_message: 'May I come?' })
  await post(host, `request/${guest.user.id}/accept`)
}

async function share(page: Page, words: string) {
  await wall(page).getByLabel('Write on the wall').fill(words)
  await wall(page).getByRole('button', { name: 'Share' }).click()
}

test(
  'host and guest share messages and pictures, and each both see everything at once',
  bothWidths,
  async ({ enter, product, expectAccessible }) => {
    const { page: hers, person: host } = await enter('Rosalinde')
    const { page: his, person: guest } = await enter('Sigismund')
    const event = await celebrateAs(product.url, host, { title: 'Garden supper', open_to: 0 })
    await his.goto(`/events/${event}`)
    await expect(his.getByRole('heading', { name: 'Garden supper', level: 1 })).toBeVisible()
    await expect(wall(his)).toHaveCount(0)
    await bring(product.url, event, host, guest)
    await his.reload()
    await hers.goto(`/events/${event}`)
    await expect(wall(hers).getByText('No one has shared anything yet.')).toBeVisible()

    await wall(his).getByLabel('Write on the wall').fill('What a ni')
    await his.reload()
    await expect(wall(his).getByLabel('Write on the wall')).toHaveValue('What a ni')
    const [chooser] = await Promise.all([
      his.waitForEvent('filechooser'),
      wall(his).getByRole('button', { name: 'Photos' }).click(),
    ])
    await chooser.setFiles([picture('one.png'), picture('two.png')])
    await share(his, 'What a night!')
    await expect(toast(his, 'Shared')).toBeVisible()
    await expect(entry(hers, 'What a night!')).toBeVisible()
    await share(hers, 'Thank you for coming')
    await expect(entry(his, 'Thank you for coming')).toBeVisible()
    await expect(entry(his, 'Thank you for coming').getByRole('button', { name: 'Delete' })).toHaveCount(0)
    await expectAccessible(hers)

    await wall(hers).getByRole('radio', { name: 'Album' }).check()
    await expect(wall(hers).getByRole('list', { name: 'Album' }).getByRole('listitem')).toHaveCount(2)
    await wall(hers).getByRole('button', { name: 'Photo 2 of 2 by Sigismund' }).click()
    await hers.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expectAccessible(hers)
    await wall(hers).getByRole('radio', { name: 'Wall' }).check()
    await entry(hers, 'What a night!').getByRole('button', { name: 'Delete' }).click()
    await hers.getByRole('dialog', { name: 'Delete this post?' }).getByRole('button', { name: 'Yes' }).click()
    await expect(entry(hers, 'What a night!')).toHaveCount(0)
    await expect(entry(his, 'What a night!')).toHaveCount(0)
  },
)

test('entries of guests wait until the host approves them', async ({ enter, product }) => {
  const { page: hers, person: host } = await enter('Philomena')
  const { page: his, person: guest } = await enter('Yrmintrud')
  const event = await celebrateAs(product.url, host, { title: 'Quiet supper', open_to: 0 })
  await bring(product.url, event, host, guest)
  await hers.goto(`/events/${event}`)
  expect(await tickedAtOnce(wall(hers).getByRole('switch'))).toBe(true)
  await expect(toast(hers, 'Saved')).toBeVisible()
  await his.goto(`/events/${event}`)
  await share(his, 'May I say a word?')
  await expect(toast(his, 'Sent. Your host will take a look first.')).toBeVisible()
  await expect(entry(his, 'May I say a word?')).toContainText('Waiting for approval')
  await entry(hers, 'May I say a word?').getByRole('button', { name: 'Approve' }).click()
  await expect(toast(hers, 'Everyone going can see it now')).toBeVisible()
  await expect(entry(his, 'May I say a word?')).not.toContainText('Waiting for approval')

  await share(his, 'Left on purpose')
  await expect(entry(hers, 'Left on purpose')).toContainText('Waiting for approval')
  await expect(wall(hers).getByText(/posts already waiting stay hidden/)).toBeVisible()
  const isSaved = hers.waitForResponse(answer => answer.request().method() === 'PATCH')
  await wall(hers).getByRole('switch').click()
  await isSaved
  await share(his, 'Seen at once')
  await expect(entry(hers, 'Seen at once')).not.toContainText('Waiting for approval')
  await expect(entry(hers, 'Left on purpose').getByRole('button', { name: 'Approve' })).toBeVisible()

  const [chooser] = await Promise.all([
    his.waitForEvent('filechooser'),
    wall(his).getByRole('button', { name: 'Photos' }).click(),
  ])
  await chooser.setFiles(Array.from({ length: 12 }, (_, at) => picture(`${at}.png`)))
  await expect(toast(his, leftOut)).toBeVisible()
  await expect(wall(his).getByRole('button', { name: /^Remove \d+\.png$/ })).toHaveCount(10)
  await expect(wall(his).getByRole('button', { name: 'Remove 9.png' })).toBeVisible()

  await wall(his).getByLabel('Write on the wall').fill('x'.repeat(1001))
  await expect(wall(his).getByText('At most 1,000 characters: 1 too many.')).toBeVisible()
  await expect(wall(his).getByRole('button', { name: 'Share' })).toBeDisabled()
  await his.route('**/api/v1/event/*/wall', route =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  )
  await share(his, 'Keep me')
  await expect(toast(his, 'Something went wrong')).toBeVisible()
  await expect(wall(his).getByLabel('Write on the wall')).toHaveValue('Keep me')
})

test('host and guests are notified about the wall, and the notification leads to it', async ({ enter, product }) => {
  const { page: hers, person: host } = await enter('Kunigunde')
  const { page: his, person: guest } = await enter('Lambert')
  const event = await celebrateAs(product.url, host, { title: 'Loud supper', open_to: 0 })
  await bring(product.url, event, host, guest)
  const put = (who: Person, method: string, body: object) =>
    ask(product.url, who, `/event/${event}/wall`, { method, body: JSON.stringify(body) })
  await put(host, 'PATCH', { approve_first: true })
  await put(host, 'POST', { words: 'Welcome, everybody' })
  await put(guest, 'POST', { words: 'May I sing?' })
  for (const { page, title, words } of [
    { page: hers, title: /Lambert shared something for you to approve/, words: 'May I sing?' },
    { page: his, title: /Kunigunde wrote on the wall of an event/, words: 'Welcome, everybody' },
  ]) {
    await page.goto('/notifications')
    await page.getByRole('main').getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(new RegExp(`/events/${event}#wall$`))
    await expect(entry(page, words)).toBeVisible()
    await expect(wall(page).getByRole('heading', { name: 'Guest wall' })).toBeInViewport()
  }
  await entry(hers, 'May I sing?').getByRole('button', { name: 'Approve' }).click()
  await expect(toast(hers, 'Everyone going can see it now')).toBeVisible()
  await hers.goto('/notifications')
  await expect(hers.getByText('You currently have no notifications')).toBeVisible()
})

test('a guest who no longer comes finds their own entries and deletes them', async ({ enter, product }) => {
  const { person: host } = await enter('Rosalinde')
  const { page: his, person: guest } = await enter('Sigismund')
  const event = await celebrateAs(product.url, host, { title: 'Garden supper', open_to: 0 })
  await bring(product.url, event, host, guest)
  await his.goto(`/events/${event}`)
  await share(his, 'What a night!')
  await expect(entry(his, 'What a night!')).toBeVisible()
  await ask(product.url, guest, `/event/${event}/invitation/reject`, { method: 'POST', body: '{}' })
  await his.reload()
  const own = his.getByRole('region', { name: 'What you’ve shared here' })
  await expect(own.getByRole('article')).toContainText('What a night!')
  await own.getByRole('button', { name: 'Delete' }).click()
  await his.getByRole('dialog', { name: 'Delete this post?' }).getByRole('button', { name: 'Yes' }).click()
  await expect(own).toHaveCount(0)
})
