import type { Page } from '@playwright/test'
import { card } from '../../fixtures/composer.ts'
import { befriend, celebrateAs, comeAs, inviteAs } from '../../fixtures/events.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'
import { postAs } from '../../fixtures/posts.ts'

const next = (page: Page) => page.getByRole('region', { name: 'Your next celebration' })
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 820
const unanswered = (page: Page) => page.getByRole('region', { name: 'Waiting for your answer' })

test(
  'home begins with what is next: nothing, an invitation, then the celebration that one goes to',
  bothWidths,
  async ({ enter, product, expectAccessible }) => {
    const host = await signUpByApi(product.url, 'Adelgunde')
    const { person: guest, page } = await enter('Balthasar')
    await page.goto('/home')
    await expect(page.getByRole('heading', { name: 'What’s next?' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Plan a celebration' })).toHaveAttribute('href', '/create-event-no-sp')

    await befriend(product.url, host, guest)
    const id = await celebrateAs(product.url, host, {
      title: 'Plum cake for everybody',
      days: 6,
      timezone: 'UTC',
      address: '12 Mill Lane',
    })
    await inviteAs(product.url, host, guest, id)
    const envelope = unanswered(page).getByRole('listitem')
    await expect(envelope).toContainText('Adelgunde invites you')
    await expect(page.getByRole('heading', { name: 'What’s next?' })).toHaveCount(0)
    await expectAccessible(page)
    await envelope.getByRole('link', { name: 'Going: Plum cake for everybody' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Count (me|us) in/ })
      .click()
    await expect(page.getByRole('heading', { name: 'See you there' })).toBeVisible()

    await page.goto('/home')
    await expect(next(page)).toContainText('6 days to go')
    await expect(next(page)).toContainText('Just you')
    await expect(next(page).getByRole('link', { name: 'Map: Directions' })).toBeVisible()
    await expect(unanswered(page)).toHaveCount(0)
    await expectAccessible(page)
    await next(page).getByRole('link', { name: 'Ticket: Just you' }).click()
    await expect(page).toHaveURL(`/events/${id}`)
  },
)

test('a host sees who has not replied and what is to do', async ({ enter, product }) => {
  const { person: host, page } = await enter('Cunegonde')
  const guest = await signUpByApi(product.url, 'Dagobert')
  await befriend(product.url, host, guest)
  const id = await celebrateAs(product.url, host, { title: 'Soup on the stairs', days: 1, timezone: 'UTC' })
  await page.goto('/home')
  await expect(next(page).getByRole('link', { name: 'Invite: No guests yet' })).toBeVisible()
  if (!isPhone(page)) await expect(page.getByRole('link', { name: 'Plan a celebration' })).toBeInViewport()
  await inviteAs(product.url, host, guest, id)
  await page.reload()
  await expect(next(page)).toContainText('Tomorrow')
  await expect(next(page)).toContainText('1 hasn’t replied')
  await next(page).getByRole('link', { name: 'Soup on the stairs' }).click()
  await expect(page).toHaveURL(`/events/${id}`)
})

test('posts come after what stands above them, so that nothing moves under a finger', async ({ enter, product }) => {
  const { page, person } = await enter('Eleuterio')
  await postAs(product.url, person, 'Steady as a table')
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/v1/event/agenda', async route => {
    await mayAnswer
    await route.continue()
  })
  const feed = page.waitForResponse(response => new URL(response.url()).pathname === '/api/v1/post')
  await page.goto('/home', { waitUntil: 'commit' })
  const firstSight = page.waitForFunction(() => document.querySelector('article') && document.body.innerText)
  await (await feed).finished()
  answer()
  const text = await (await firstSight).jsonValue()
  expect(text).toContain('What’s next?')
  await expect(card(page, 'Steady as a table')).toBeVisible()
})

test('an invitation to a full event offers the waiting list', async ({ enter, product }) => {
  const host = await signUpByApi(product.url, 'Fridolin')
  const quick = await signUpByApi(product.url, 'Genoveva')
  const { person: late, page } = await enter('Hildebrand')
  const id = await celebrateAs(product.url, host, { title: 'One chair by the stove', days: 3, members: 1 })
  for (const guest of [quick, late]) await befriend(product.url, host, guest)
  await comeAs(product.url, host, quick, id)
  await inviteAs(product.url, host, late, id)
  await page.goto('/home')
  await unanswered(page).getByRole('link', { name: 'Waiting list: One chair by the stove' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Join the waiting list' })).toBeVisible()
})
