import type { Page } from '@playwright/test'
import { field, friendsInChat, listed, said, write, writeAs } from '../../fixtures/chat.ts'
import { befriend, celebrateAs, comeAs } from '../../fixtures/events.ts'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { ask, upload } from '../../fixtures/posts.ts'
import { picture, song } from '../../fixtures/samples.ts'

/** Opens the menu of a message and chooses. */
async function choose(page: Page, words: string, action: string): Promise<void> {
  await said(page, words).hover()
  await said(page, words).getByRole('button', { name: 'Message options' }).click()
  const item = { name: action, exact: true }
  await page.getByRole('menuitem', item).or(page.getByRole('menuitemradio', item)).click()
}

test('messages are answered, given flowers, mended and deleted for everyone', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { person: ana, page: hers } = await enter('Ana')
  const { person: ben, page: his } = await enter('Ben')
  const id = await friendsInChat(product.url, ana, ben)
  await writeAs(product.url, ben, id, 'Who brings the lanterns?')
  await hers.goto(`/chat/${id}`)
  await his.goto(`/chat/${id}`)
  await choose(hers, 'Who brings', 'Reply')
  await expect(hers.getByRole('region', { name: 'Reply to Ben' })).toContainText('Who brings the lanterns?')
  await expectAccessible(hers)
  await write(hers, 'I do, all twelv')
  await expect(hers.getByRole('region', { name: 'Reply to Ben' })).toHaveCount(0)
  await expect(said(his, 'I do, all twelv')).toContainText('Who brings the lanterns?')

  await choose(his, 'I do, all twelv', 'Appreciations')
  await expect(said(hers, 'I do, all twelv')).toContainText('1 flower')
  await choose(hers, 'I do, all twelv', 'Edit')
  const field = hers.getByRole('textbox', { name: 'Write a message' })
  await expect(field).toHaveValue('I do, all twelv')
  await field.fill('I do, all twelve')
  // Words are not lost by an answer that fails.
  await hers.route('**/api/v1/message/*', route => route.fulfill({ status: 503, json: { code: 'internal_error' } }))
  await field.press('Enter')
  await expect(hers.getByRole('region', { name: 'Messages' })).toContainText(/./)
  await expect(field).toHaveValue('I do, all twelve')
  await hers.unroute('**/api/v1/message/*')
  await field.press('Enter')
  await expect(said(his, 'I do, all twelve')).toContainText('edited')
  await expect(said(his, 'I do, all twelve')).toContainText('1 flower')
  await expectAccessible(his)
  // Pressing the flowers says who gave which, and takes nothing back.
  await said(hers, 'I do').getByRole('button', { name: '1 flower' }).click()
  const given = hers.getByRole('dialog', { name: 'Flowers' })
  await expect(given.getByRole('listitem', { name: 'Ben' })).toContainText('Appreciations')
  await expect(given.getByRole('button', { name: 'Take back' })).toHaveCount(0)
  await expectAccessible(hers)
  await hers.keyboard.press('Escape')
  await said(his, 'I do').getByRole('button', { name: '1 flower' }).click()
  await his.getByRole('dialog', { name: 'Flowers' }).getByRole('button', { name: 'Take back' }).click()
  await expect(said(hers, 'I do').getByText('1 flower')).toHaveCount(0)
  // What had the focus has gone with the last flower.
  await expect(said(his, 'I do').getByRole('button', { name: 'Message options' })).toBeFocused()

  await choose(hers, 'I do, all twelve', 'Delete for everyone')
  await hers.getByRole('dialog').getByRole('button', { name: 'Delete for everyone' }).click()
  await expect(said(his, 'This message was deleted')).toBeVisible()
  await expect(said(his, 'I do')).toHaveCount(0)
  await choose(hers, 'Who brings', 'Report')
  await hers.getByRole('dialog').getByRole('button', { name: 'Report' }).click()
  await expect(toast(hers, 'Thanks. We’ll look at this message.')).toBeVisible()
})

test('an answer quotes what it answers as that is now, and nothing of it once it was deleted', async ({
  enter,
  product,
}) => {
  const { person: ana, page: hers } = await enter('Ana')
  const { person: ben, page: his } = await enter('Ben')
  const id = await friendsInChat(product.url, ana, ben)
  const { chat_message: asked } = await writeAs(product.url, ben, id, 'Keep it secret')
  await hers.goto(`/chat/${id}`)
  await his.goto(`/chat/${id}`)
  await choose(hers, 'Keep it secret', 'Reply')
  await write(hers, 'From whom?')
  await expect(said(his, 'From whom?')).toContainText('Keep it secret')
  // It leads to what it answers, where one reads on.
  await said(his, 'From whom?').getByRole('button', { name: 'Show the message Ben Keep it secret' }).click()
  await expect(said(his, 'Keep it secret').first()).toBeFocused()
  await his.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await choose(his, 'From whom?', 'Copy')
  await expect(toast(his, 'Copied')).toBeVisible()
  expect(await his.evaluate(() => navigator.clipboard.readText())).toBe('From whom?')
  const change = (method: string, body: object = {}) =>
    ask(product.url, ben, `/message/${asked.id}`, { method, body: JSON.stringify(body) })
  await change('PATCH', { body: 'Keep it from Cleo' })
  for (const page of [hers, his]) await expect(said(page, 'From whom?')).toContainText('Keep it from Cleo')
  await change('DELETE')
  for (const page of [hers, his]) {
    await expect(said(page, 'From whom?')).toContainText('This message was deleted')
    await expect(page.getByRole('region', { name: 'Message list' })).not.toContainText('Keep it')
  }

  // It is still being answered while it is deleted: the answer keeps nothing of it, and is not lost.
  const { chat_message: next } = await writeAs(product.url, ben, id, 'The cake is from Olga')
  await choose(hers, 'The cake is from Olga', 'Reply')
  const answering = hers.getByRole('region', { name: 'Reply to Ben' })
  await expect(answering).toContainText('The cake is from Olga')
  await ask(product.url, ben, `/message/${next.id}`, { method: 'DELETE' })
  await expect(answering).toContainText('This message was deleted')
  await expect(answering).not.toContainText('Olga')
  await write(hers, 'Never mind')
  await expect(said(his, 'Never mind')).toContainText('This message was deleted')
})

test('conversations are muted, archived, closed by hosts, and left', async ({ enter, product }) => {
  const { person: host, page } = await enter('Hulda')
  const { person: guest, page: theirs } = await enter('Gisela')
  await befriend(product.url, host, guest)
  const event = await celebrateAs(product.url, host, { title: 'Harvest supper' })
  await comeAs(product.url, host, guest, event)
  await page.goto(`/chat?event=${event}`)
  await write(page, 'Bread at seven')
  await theirs.goto('/chat')
  await listed(theirs, 'Harvest supper').click()
  const menu = async (on: Page, item: string) => {
    await on.getByRole('button', { name: 'More', exact: true }).click()
    await on.getByRole('menuitem', { name: item, exact: true }).click()
  }
  await menu(theirs, 'Mute')
  await expect(toast(theirs, 'Muted. We won’t notify you of new messages.')).toBeVisible()
  const opened = theirs.getByRole('region', { name: 'Conversation with Harvest supper' })
  await expect(opened.getByLabel('Muted', { exact: true })).toBeVisible()
  await expect(listed(theirs, 'Harvest supper')).toContainText('Harvest supper')
  await menu(theirs, 'Archive')
  await expect(listed(theirs, 'Harvest supper')).toHaveCount(0)
  await expect(theirs.getByText('You’ve archived all your chats.')).toBeVisible()
  await theirs.getByRole('button', { name: 'Move to inbox' }).click()
  await expect(listed(theirs, 'Harvest supper')).toHaveCount(1)
  await menu(page, 'Let only hosts write')
  await expect(toast(page, 'Only hosts can write now')).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByText('Only the hosts can write here now.')).toBeVisible()
  await menu(theirs, 'Leave')
  await theirs.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(toast(theirs, 'You’ve left the conversation')).toBeVisible()
  await expect(listed(theirs, 'Harvest supper')).toContainText('You’re not in this chat anymore')
})

test('pictures and sounds are sent with words, kept through a failed send, and shown', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { person: ana, page: hers } = await enter('Ana')
  const { person: ben, page } = await enter('Ben')
  const id = await friendsInChat(product.url, ana, ben)
  await page.goto(`/chat/${id}`)
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add photos, videos, audio or documents' }).click()
  await (await choosing).setFiles([picture('cake.png'), picture('table.png'), song('waltz.mp3', 12)])
  const files = page.getByRole('list', { name: 'Attached files' })
  await expect(files.getByRole('listitem')).toHaveCount(3)
  await files.getByRole('button', { name: 'Remove table.png' }).click()
  await field(page).evaluate(element => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File(['no picture'], 'letter.txt', { type: 'text/plain' }))
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('letter.txt')
  await expectAccessible(page)
  const sending = `**/api/v1/conversation/${id}/message`
  await page.route(sending, route =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  )
  await field(page).fill('Look at this')
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled()
  await field(page).press('Enter')
  await expect(said(page, 'Look at this')).toContainText('Sending…')
  await expect(files).toHaveCount(0)
  await page.unroute(sending)
  await page.reload()

  await hers.goto(`/chat/${id}`)
  const message = said(hers, 'Look at this')
  await expect(message.getByRole('button', { name: /^Play / })).toBeVisible()
  await message.getByRole('button', { name: 'Photo from Ben' }).click()
  await expect(hers.getByRole('dialog').getByRole('img', { name: 'Photo from Ben' })).toBeVisible()
  await hers.keyboard.press('Escape')
  await expectAccessible(hers)
  await hers.goto('/chat')
  await expect(listed(hers, 'Ben')).toContainText('Look at this')
})

test('a message without words is no empty bubble, and named in the list', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { person: ana, page } = await enter('Ana')
  const { person: ben } = await enter('Ben')
  const id = await friendsInChat(product.url, ana, ben)
  await writeAs(product.url, ben, id, '', [await upload(product.url, ben, picture())])
  await page.goto(`/chat/${id}`)
  const message = page.getByRole('article', { name: 'Message from Ben' })
  await expect(message.getByRole('img')).toBeVisible()
  await expect(message.getByRole('paragraph')).toHaveCount(0)
  await page.goto('/chat')
  await expect(listed(page, 'Ben')).toContainText('Photo')
  // With whom one talks is known from the list, before the conversation is there; what fails comes back by itself.
  const reading = new RegExp(`/conversation/${id}(/message)?(\\?|$)`)
  await page.route(reading, route => route.fulfill({ status: 503, json: {} }))
  await listed(page, 'Ben').click()
  await expect(page.getByRole('heading', { name: 'Ben', level: 1 })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.unroute(reading)
  await expect(message.getByRole('img')).toBeVisible()
})
