import type { Page } from '@playwright/test'
import { conversationOf, field, friendsInChat, said, write, writeAs } from '../../fixtures/chat.ts'
import { befriend } from '../../fixtures/events.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { ask } from '../../fixtures/posts.ts'

const conversationWith = (page: Page, name: string) => page.getByRole('region', { name: `Conversation with ${name}` })

/** Opens the conversation, and waits until it is known that somebody is there. */
async function arrive(page: Page, id: number): Promise<void> {
  const told = page.waitForResponse(response => response.request().method() === 'PUT')
  await page.goto(`/chat/${id}`)
  await told
}

test('who connects while a conversation is open sees at once that the other is here', async ({ enter, product }) => {
  const { person: ana, page } = await enter('Ana')
  const { person: ben, page: theirs } = await enter('Ben')
  const id = await conversationOf(product.url, ana, ben)
  await arrive(theirs, id)
  const asked = page.waitForResponse(`**/api/v1/presence/${ben.user.id}`)
  await arrive(page, id)
  await asked
  await expect(field(page)).toBeVisible()
  await expect(conversationWith(page, 'Ben')).not.toContainText('Active now')
  await befriend(product.url, ana, ben)
  await expect(conversationWith(page, 'Ben')).toContainText('Active now')
})

test('two connections see that the other is here, until one of them no longer shares it', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { person: ana, page } = await enter('Ana')
  const { person: ben, page: theirs } = await enter('Ben')
  const id = await friendsInChat(product.url, ana, ben)
  await arrive(theirs, id)
  await arrive(page, id)
  await expect(conversationWith(page, 'Ben')).toContainText('Active now')
  await expectAccessible(page)
  await theirs.reload()
  await expect(conversationWith(theirs, 'Ana')).toContainText('Active now')

  await page.goto('/chat')
  await page.getByRole('button', { name: 'Chat settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Chat settings' })
  const changed = page.waitForResponse(answer => answer.request().method() === 'PATCH')
  await dialog.getByRole('switch', { name: 'Show when I’m active' }).click()
  await changed
  await expectAccessible(page)
  for (const [one, name] of [
    [page, 'Ben'],
    [theirs, 'Ana'],
  ] as const) {
    const asked = one.waitForResponse(/\/presence\/\d+$/)
    await one.goto(`/chat/${id}`)
    await asked
    await expect(field(one)).toBeVisible()
    await expect(conversationWith(one, name)).not.toContainText('Active')
  }
  await page.goto('/chat')
  await page.getByRole('button', { name: 'Chat settings' }).click()
  await expect(dialog.getByRole('switch', { name: 'Show when I’m active' })).not.toBeChecked()
})

test('who is blocked in the middle of writing keeps the words, and sees no more of the other', async ({
  enter,
  product,
}) => {
  const { person: ana, page } = await enter('Ana')
  const { person: ben, page: theirs } = await enter('Ben')
  const id = await friendsInChat(product.url, ana, ben)
  await writeAs(product.url, ana, id, 'Good evening')
  await arrive(page, id)
  await arrive(theirs, id)
  const before = conversationWith(theirs, 'Ana')
  await expect(before).toContainText('Active now')
  // What has changed reaches the page only once the words are on their way.
  const sent = Promise.withResolvers<void>()
  await theirs.route(/\/api\/v1\/conversation/, async route => {
    if (route.request().method() === 'GET') await sent.promise
    await route.fallback()
  })
  await ask(product.url, ana, `/friend/${ben.user.id}/block`, { method: 'POST', body: '{}' })
  const refused = theirs.waitForResponse(answer => answer.url().endsWith('/message') && !answer.ok())
  await write(theirs, 'I was just saying')
  await refused
  sent.resolve()
  await expect(theirs.getByText('You can’t message this person.')).toBeVisible()
  await expect(said(theirs, 'I was just saying')).toContainText('Couldn’t send.')
  await expect(before).not.toContainText('Active now')
  await expect(before.getByRole('link', { name: 'Ana' })).toHaveCount(0)
})
