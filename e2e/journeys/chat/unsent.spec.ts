import { friendsInChat, said, write } from '../../fixtures/chat.ts'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { ask } from '../../fixtures/posts.ts'

test('what was not sent before a block is found again after a reload, to be copied or discarded', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { person: ana, page } = await enter('Ana')
  const { person: ben } = await enter('Ben')
  const id = await friendsInChat(product.url, ana, ben)
  await page.goto(`/chat/${id}`)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const sending = `**/api/v1/conversation/${id}/message`
  await page.route(sending, route => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await write(page, 'Shall I bring the lanterns?')
  await expect(said(page, 'Shall I bring')).toBeVisible()
  await ask(product.url, ben, `/friend/${ana.user.id}/block`, { method: 'POST', body: '{}' })
  await page.unroute(sending)

  await page.goto('/chat')
  const unsent = page.getByRole('list', { name: 'Unsent messages' }).getByRole('link')
  await expect(unsent).toHaveText(/Ben\s*Not sent: Shall I bring the lanterns\?/)
  await expectAccessible(page)
  await unsent.click()
  await expect(page).toHaveURL(new RegExp(`/chat/${id}$`))
  await page.reload()
  await expect(page.getByText('This chat isn’t available anymore.')).toBeVisible()
  const message = said(page, 'Shall I bring the lanterns?')
  await expect(message).toContainText('Couldn’t send.')
  await expectAccessible(page)
  await message.getByRole('button', { name: 'Copy' }).click()
  await expect(toast(page, 'Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Shall I bring the lanterns?')
  await message.getByRole('button', { name: 'Discard' }).click()
  await expect(page).toHaveURL(/\/chat$/)
  await expect(unsent).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Chat' }).first()).toBeVisible()
  await expect(unsent).toHaveCount(0)
})

test('what stands there stays while it is asked for again, as it is when the connection comes back', async ({
  enter,
  product,
}) => {
  const { person: ana, page } = await enter('Ana')
  const { person: ben } = await enter('Ben')
  const id = await friendsInChat(product.url, ana, ben)
  await page.goto(`/chat/${id}`)
  await page.route(`**/api/v1/conversation/${id}/message`, route => route.abort())
  await write(page, 'Shall I bring the lanterns?')
  await expect(said(page, 'Shall I bring')).toBeVisible()
  await ask(product.url, ben, `/friend/${ana.user.id}/block`, { method: 'POST', body: '{}' })
  await page.unroute(`**/api/v1/conversation/${id}/message`)
  await expect(said(page, 'Shall I bring')).toContainText('Couldn’t send.')

  await page.reload()
  const gone = page.getByText('This chat isn’t available anymore.')
  await expect(gone).toBeVisible()
  let unanswered = 0
  await page.route(`**/api/v1/conversation/${id}`, () => void unanswered++)
  const lookAgain = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await expect.poll(() => page.evaluate(lookAgain).then(() => unanswered)).toBeGreaterThan(0)
  await expect(gone).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ben', level: 1 })).toBeVisible()
})
