import type { Page } from '@playwright/test'
import { card } from '../../fixtures/composer.ts'
import { befriend, celebrateAs, comeAs } from '../../fixtures/events.ts'
import { toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { ask, postAs } from '../../fixtures/posts.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const requests = (page: Page) => page.getByRole('button', { name: /^Connection requests/ })

test(
  'a like is notified live, leads to the post, and is cleared',
  bothWidths,
  async ({ enter, product, expectAccessible }) => {
    const { page: hers, person: her } = await enter('Notburga')
    const { page: his } = await enter('Oswald')
    await postAs(product.url, her, 'Notburga lights the grill.')
    await hers.goto('/home')
    await expect(bell(hers)).toHaveAccessibleName('Notifications')
    await his.goto('/home')
    await card(his, 'Notburga lights the grill.').getByRole('button', { name: 'Like', exact: true }).click()
    await expect(bell(hers)).toHaveAccessibleName('Notifications, 1 new')
    await bell(hers).click()
    const panel = hers.getByRole('dialog', { name: 'Notifications' })
    await expect(panel.getByRole('link', { name: /Oswald liked your post/ })).toContainText(
      'Notburga lights the grill.',
    )
    await expect(bell(hers)).toHaveAccessibleName('Notifications')
    await expectAccessible(hers)
    await hers.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(bell(hers)).toBeFocused()

    await bell(hers).click()
    await panel.getByRole('link', { name: 'View all updates' }).click()
    await expect(hers.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible()
    await expectAccessible(hers)
    await hers.getByRole('button', { name: 'Clear' }).click()
    const asking = hers.getByRole('dialog', { name: 'Clear all notifications?' })
    await expectAccessible(hers)
    await asking.getByRole('button', { name: 'Clear all' }).click()
    await expect(toast(hers, 'Notifications cleared')).toBeVisible()
    await expect(hers.getByText('You currently have no notifications')).toBeVisible()
    await expect(hers.getByRole('button', { name: 'Clear' })).toHaveCount(0)
    await expectAccessible(hers)
  },
)

test('a change during the first load of the list is in it', async ({ enter, product }) => {
  const { page, person: her } = await enter('Rotrud')
  const { person: him } = await enter('Sigibert')
  const { id: post_id } = await postAs(product.url, her, 'Rotrud waits for news.')
  const read = Promise.withResolvers<void>()
  const told = Promise.withResolvers<void>()
  await page.route(
    /\/api\/v1\/notification(?:\?.*)?$/,
    async route => {
      const response = await route.fetch()
      read.resolve()
      await told.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await page.goto('/home')
  await bell(page).click()
  await read.promise
  await ask(product.url, him, '/comment', { method: 'POST', body: JSON.stringify({ comment: 'At last', post_id }) })
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 new')
  told.resolve()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('link', { name: /Sigibert commented on your post/ })).toBeVisible()
})

test(
  'a request is answered from the top bar, and the person who asked is notified at once',
  bothWidths,
  async ({ enter, product }) => {
    const { page: hers, person: her } = await enter('Philippa')
    const { page: his, person: him } = await enter('Zacharias')
    await hers.goto('/home')
    await his.goto('/friends')
    await expect(his.getByText('No connection found')).toBeVisible()
    await requests(hers).click()
    await expect(hers.getByText('You currently have no requests')).toBeVisible()
    await hers.keyboard.press('Escape')
    await ask(product.url, him, '/friend', { method: 'POST', body: JSON.stringify({ friend_id: her.user.id }) })
    await expect(requests(hers)).toHaveAccessibleName('Connection requests, 1 waiting')
    await requests(hers).click()
    await hers.getByRole('dialog', { name: 'Connection requests' }).getByRole('button', { name: 'Accept' }).click()
    await hers
      .getByRole('dialog', { name: /^Accept .+’s request$/ })
      .getByRole('button', { name: 'Accept', exact: true })
      .click()
    await expect(toast(hers, 'Request accepted!')).toBeVisible()
    await expect(his.getByRole('listitem', { name: 'Philippa' })).toBeVisible()
    await expect(bell(his)).toHaveAccessibleName('Notifications, 1 new')
  },
)

test('a panel closes on Escape also while its button has the focus', async ({ enter }) => {
  const { page } = await enter('Ermelinda')
  await page.goto('/home')
  await requests(page).click()
  const panel = page.getByRole('dialog', { name: 'Connection requests' })
  await expect(panel.getByRole('heading', { name: 'Connection requests' })).toBeFocused()
  await requests(page).focus()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

test('a new post is offered without moving what is being read', async ({ enter, product }) => {
  const { page: hers, person: her } = await enter('Roswitha')
  const { person: him } = await enter('Sieghard')
  await postAs(product.url, her, 'Roswitha waits for guests.')
  await hers.goto('/home')
  await expect(card(hers, 'Roswitha waits for guests.')).toBeVisible()
  await postAs(product.url, him, 'Sieghard is at the door.')
  const offer = hers.getByRole('button', { name: 'New posts' })
  await expect(offer).toBeVisible()
  await expect(card(hers, 'Sieghard is at the door.')).toHaveCount(0)
  // What was asked before the press and is answered after it must not offer what is shown by then.
  const late = Promise.withResolvers<void>()
  const look = '**/api/v1/post?per_page=1'
  await hers.route(look, async route => {
    const response = await route.fetch()
    await late.promise
    await route.fulfill({ response })
  })
  const asked = hers.waitForRequest(look)
  await postAs(product.url, him, 'Sieghard has come in.')
  await asked
  await offer.click()
  await expect(card(hers, 'Sieghard has come in.')).toBeVisible()
  await expect(offer).toHaveCount(0)
  const answered = hers.waitForResponse(look)
  late.resolve()
  await (await answered).finished()
  await expect(offer).toHaveCount(0)
})

test('guests who are online are notified of a new place, and the notification leads to the event', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  const { person: host, page: hers } = await enter('Irmtraud')
  const { person: guest, page: his } = await enter('Lothar')
  await befriend(url, host, guest)
  const id = await celebrateAs(url, host, { title: 'Apples and pears', open_to: 5, address: 'Old Barn' })
  await comeAs(url, host, guest, id)
  await his.goto('/notifications')
  await expect(his.getByRole('link', { name: /Irmtraud invited you to an event/ })).toBeVisible()
  await his.goto('/home')
  await expect(bell(his)).toHaveAccessibleName('Notifications')

  await hers.goto(`/events/${id}/edit`)
  await hers.getByRole('textbox', { name: 'Address' }).fill('Long Table Garden')
  await hers.getByRole('button', { name: 'Save' }).click()
  await expect(toast(hers, 'Event Edit Successful')).toBeVisible()

  await expect(bell(his)).toHaveAccessibleName('Notifications, 1 new')
  await bell(his).click()
  const panel = his.getByRole('dialog', { name: 'Notifications' })
  const told = panel.getByRole('link', { name: /Irmtraud changed the place of an event: Long Table Garden/ })
  await expect(told).toContainText('Apples and pears')
  await expectAccessible(his)
  await told.click()
  await expect(his).toHaveURL(`/events/${id}`)
  await expect(his.getByRole('region', { name: 'Where and when' })).toContainText('Long Table Garden')
})
