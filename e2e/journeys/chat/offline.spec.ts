import { conversationOf, field, friendsInChat, said, write, writeAs } from '../../fixtures/chat.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'

test.use({ serviceWorkers: 'allow' })

test('what is written without a connection waits, survives a reload, and is sent once', async ({ enter, product }) => {
  const { person: ana, page: hers } = await enter('Ana')
  const { person: ben, page: his } = await enter('Ben')
  const id = await friendsInChat(product.url, ana, ben)
  await hers.goto(`/chat/${id}`)
  await expect(field(hers)).toBeVisible()
  await hers.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await his.goto(`/chat/${id}`)

  await hers.context().setOffline(true)
  await expect(hers.getByText('You’re offline. Keep writing')).toBeVisible()
  await write(hers, 'From the train')
  await write(hers, 'In the tunnel')
  await expect(said(hers, 'In the tunnel')).toContainText('Waiting for a connection')
  await writeAs(product.url, ben, id, 'Where are you?')
  await expect(said(his, 'Where are you?')).toBeVisible()
  await hers.reload()
  await expect(said(hers, 'In the tunnel')).toContainText('Waiting for a connection')
  await expect(field(hers)).toHaveCount(0)

  // The page comes back by itself, too.
  await hers.context().setOffline(false)
  await expect(field(hers)).toBeVisible()
  await expect(said(his, 'In the tunnel')).toHaveCount(1)
  await expect(said(hers, 'Where are you?')).toHaveCount(1)
  await expect(said(hers, 'Waiting for a connection')).toHaveCount(0)
  await hers.reload()
  await expect(said(hers, 'From the train')).toHaveCount(1)
  await expect(said(his, 'From the train')).toHaveCount(1)
})

test('a message that waits when the browser is closed is sent when it is opened again', async ({ enter, product }) => {
  const { person: ana, page: hers } = await enter('Ana')
  const { person: ben, page: his } = await enter('Ben')
  const id = await friendsInChat(product.url, ana, ben)
  await his.goto(`/chat/${id}`)
  await hers.goto(`/chat/${id}`)
  // The server takes the first one, and its answer is lost.
  let isLost = false
  await hers.route(`**/api/v1/conversation/${id}/message`, async route => {
    if (route.request().method() !== 'POST') return route.continue()
    if (!isLost) await route.fetch()
    isLost = true
    return route.abort()
  })
  await write(hers, 'Did it arrive?')
  await expect(said(his, 'Did it arrive?')).toBeVisible()
  expect(isLost).toBe(true)
  await hers.unroute(`**/api/v1/conversation/${id}/message`)
  await hers.goto('/home')
  await expect
    .poll(() => hers.evaluate(() => Object.keys(localStorage).filter(key => key.includes(':outbox:'))))
    .toEqual([])
  await hers.goto(`/chat/${id}`)
  await expect(said(hers, 'Did it arrive?')).toHaveCount(1)
  await expect(said(his, 'Did it arrive?')).toHaveCount(1)
})

test(
  'what says that there is no connection covers no message, nor the answer to a request',
  bothWidths,
  async ({ enter, product, expectAccessible }) => {
    const { person: ana, page } = await enter('Ana')
    const { person: ben } = await enter('Ben')
    const id = await friendsInChat(product.url, ana, ben)
    for (let at = 1; at <= 30; at += 1) await writeAs(product.url, ana, id, `Then there was word ${at}`)
    const stranger = await enter('Cleo')
    await writeAs(product.url, ana, await conversationOf(product.url, ana, stranger.person), 'Have we met?')

    await page.goto(`/chat/${id}`)
    const last = said(page, 'word 30')
    await expect(last).toBeInViewport({ ratio: 1 })
    await page.context().setOffline(true)
    const hint = page.getByText('You’re offline. Keep writing')
    await expect(hint).toBeInViewport({ ratio: 1 })
    await expect(field(page)).toBeInViewport({ ratio: 1 })
    const isAbove = async () => {
      const [message, notice] = await Promise.all([last.boundingBox(), hint.boundingBox()])
      return (message?.y ?? 0) + (message?.height ?? 0) <= (notice?.y ?? 0)
    }
    await expect.poll(isAbove).toBe(true)
    await expect(last).toBeInViewport({ ratio: 1 })
    // The page is as high as the window, but for the line under the bar: it does not move.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(1)
    await expectAccessible(page)

    const { page: theirs } = stranger
    await theirs.goto('/chat?box=requests')
    await theirs.getByRole('link', { name: 'Ana' }).click()
    const accept = theirs.getByRole('button', { name: 'Accept' })
    await expect(accept).toBeVisible()
    await theirs.context().setOffline(true)
    await expect(theirs.getByText('You’re offline.')).toHaveCount(2)
    await expect(theirs.getByText('You’re offline.').filter({ visible: true })).toHaveCount(1)
    await accept.click({ trial: true })
    await expect(said(theirs, 'Have we met?')).toBeInViewport({ ratio: 1 })
  },
)

test('who writes faster than is allowed is told so, and loses nothing', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { person: ana, page: hers } = await enter('Ana')
  const { person: ben, page: his } = await enter('Ben')
  const id = await friendsInChat(product.url, ana, ben)
  await his.goto(`/chat/${id}`)
  await hers.goto(`/chat/${id}`)
  let isFull = true
  await hers.route(`**/api/v1/conversation/${id}/message`, route =>
    isFull && route.request().method() === 'POST'
      ? route.fulfill({ status: 429, headers: { 'retry-after': '2' }, json: { code: 'too_many_requests' } })
      : route.continue(),
  )
  await write(hers, 'First thought')
  await write(hers, 'Second thought')
  await expect(hers.getByText('You’re writing fast. We’ll send it in a moment.')).toBeVisible()
  await expect(said(hers, 'Second thought')).toContainText('Sent in a moment')
  await expect(hers.getByText('Sending…')).toHaveCount(0)
  await expectAccessible(hers)
  isFull = false
  await expect(said(his, 'Second thought')).toBeVisible()
  await expect(hers.getByText('You’re writing fast.')).toHaveCount(0)
  await expect(said(hers, 'Sent in a moment')).toHaveCount(0)
  await expect(said(his, 'First thought')).toHaveCount(1)
})
