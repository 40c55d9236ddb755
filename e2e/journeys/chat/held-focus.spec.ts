import type { Page } from '@playwright/test'
import { conversationOf, field, friendsInChat, said, write, writeAs } from '../../fixtures/chat.ts'
import { expect, test } from '../../fixtures/journey.ts'

// A phone opens no keyboard by itself: there the field does not take the focus on its own.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

async function choose(page: Page, words: string, action: string): Promise<void> {
  await said(page, words).getByRole('button', { name: 'Message options' }).tap()
  await page.getByRole('menuitem', { name: action, exact: true }).tap()
}

test('who mends a message, or deletes it, keeps their place in the conversation', async ({ enter, product }) => {
  const { person: ana, page } = await enter('Ana')
  const { person: ben } = await enter('Ben')
  const id = await friendsInChat(product.url, ana, ben)
  await writeAs(product.url, ben, id, 'Who brings the lanterns?')
  await writeAs(product.url, ana, id, 'I do, all twelv')
  await page.goto(`/chat/${id}`)
  await choose(page, 'I do', 'Edit')
  await expect(field(page)).toHaveValue('I do, all twelv')
  await write(page, 'I do, all twelve')
  await expect(said(page, 'I do, all twelve')).toContainText('edited')
  await expect(field(page)).toBeFocused()

  await choose(page, 'I do', 'Delete for everyone')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for everyone' }).tap()
  await expect(said(page, 'This message was deleted')).toBeFocused()
})

test('who accepts a request is at the field, and who has asked enough at what they wait for', async ({
  enter,
  product,
}) => {
  const { person: ana, page } = await enter('Ana')
  const { person: cleo, page: hers } = await enter('Cleo')
  const id = await conversationOf(product.url, cleo, ana)
  for (const words of ['Hello Ana', 'We met at the lake']) await writeAs(product.url, cleo, id, words)
  await hers.goto(`/chat/${id}`)
  await write(hers, 'I am the one with the drum')
  await expect(hers.locator(':focus')).toHaveText('You can write more once they accept your request.')

  await page.goto(`/chat/${id}`)
  await page.getByRole('button', { name: 'Accept' }).tap()
  await expect(field(page)).toBeVisible()
  await expect(page.locator(':focus').getByRole('textbox', { name: 'Write a message' })).toBeVisible()
})
