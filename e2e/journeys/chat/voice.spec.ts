import type { Page } from '@playwright/test'
import { conversationOf, field, friendsInChat, listed, said } from '../../fixtures/chat.ts'
import { befriend } from '../../fixtures/events.ts'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'

const recordingBar = (page: Page) => page.getByRole('group', { name: 'Recording a voice message' })

async function record(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Record a voice message' }).click()
  await expect(recordingBar(page)).toContainText(/0:0[2-9]/)
}

test('a voice is recorded, heard before it is sent, and heard by the other person', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { person: ana, page } = await enter('Ana')
  const { person: ben, page: theirs } = await enter('Ben')
  const id = await friendsInChat(product.url, ana, ben)
  await page.goto(`/chat/${id}`)

  await record(page)
  await page.getByRole('button', { name: 'Discard the recording' }).click()
  await expect(recordingBar(page)).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Attached files' })).toHaveCount(0)

  await record(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Finish recording' }).press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Voice message' })).toBeVisible()
  await page.getByRole('button', { name: 'Play Voice message' }).click()
  await expect(page.getByRole('button', { name: 'Pause Voice message' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send' }).click()
  const sent = page.getByRole('article', { name: 'Your message' })
  await expect(sent.getByRole('button', { name: 'Play Voice message' })).toBeVisible()

  await theirs.goto('/chat')
  await listed(theirs, 'Ana').click()
  const heard = theirs.getByRole('article', { name: 'Message from Ana' })
  await heard.getByRole('button', { name: 'Play Voice message' }).click()
  await expect(heard.getByRole('button', { name: 'Pause Voice message' })).toBeVisible()
  await expect(heard).toContainText(/0:\d\d \/ 0:(?:0[2-9]|[1-5]\d)/)
})

test('who leaves while recording finds what was said so far; who does not let the microphone in is told', async ({
  enter,
  product,
}) => {
  const { person: ana, page } = await enter('Ana')
  const { person: ben } = await enter('Ben')
  const id = await friendsInChat(product.url, ana, ben)
  await page.goto(`/chat/${id}`)
  await page.evaluate(() => {
    const { getUserMedia } = MediaDevices.prototype
    // The answer of somebody who presses “Block”, once.
    MediaDevices.prototype.getUserMedia = async () => {
      MediaDevices.prototype.getUserMedia = getUserMedia
      throw new DOMException('Permission denied', 'NotAllowedError')
    }
  })
  await page.getByRole('button', { name: 'Record a voice message' }).click()
  await expect(toast(page, 'Celebrio can’t use your microphone. Allow it in your browser’s settings.')).toBeVisible()
  await expect(field(page)).toBeVisible()

  await record(page)
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect(recordingBar(page)).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Play Voice message' })).toBeVisible()
})

test('who goes back in the moment in which a recording is left comes to the conversation, and not past it', async ({
  enter,
  product,
}) => {
  const { person: ana, page } = await enter('Ana')
  const { person: ben } = await enter('Ben')
  await befriend(product.url, ana, ben)
  const address = `/chat/${await conversationOf(product.url, ana, ben)}`
  await page.goto(address)
  await record(page)
  await page.evaluate(() =>
    new MutationObserver((_, observer) => {
      if (document.querySelector('[aria-label="Recording a voice message"]')) return
      observer.disconnect()
      history.back()
    }).observe(document.body, { childList: true, subtree: true }),
  )
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect(page.getByRole('button', { name: 'Play Voice message' })).toBeVisible()
  await expect(page).toHaveURL(address)
})

test('Escape and Back discard a recording, and leave the conversation where it is', async ({ enter, product }) => {
  const { person: ana, page } = await enter('Ana')
  const { person: ben } = await enter('Ben')
  await befriend(product.url, ana, ben)
  const address = `/chat/${await conversationOf(product.url, ana, ben)}`
  await page.goto('/chat')
  await page.goto(address)
  const isDiscarded = async () => {
    await expect(recordingBar(page)).toHaveCount(0)
    await expect(field(page)).toBeVisible()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('list', { name: 'Attached files' })).toHaveCount(0)
  }
  await record(page)
  await page.keyboard.press('Escape')
  await isDiscarded()
  await expect(field(page)).toBeFocused()
  await record(page)
  await page.goBack()
  await isDiscarded()
  await expect(page.getByRole('article')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/chat')
})

test('a recording ends by itself after five minutes, and keeps what was said', async ({ enter, product }) => {
  const { person: ana, page } = await enter('Ana')
  const { person: ben } = await enter('Ben')
  await befriend(product.url, ana, ben)
  await page.clock.install()
  await page.goto(`/chat/${await conversationOf(product.url, ana, ben)}`)
  await record(page)
  await page.clock.fastForward('05:00')
  await expect(page.getByRole('button', { name: 'Play Voice message' })).toBeVisible()
  await expect(field(page)).toBeVisible()
})

test('who presses Send twice sends once, and is not recorded', async ({ enter, product }) => {
  const { person: ana, page } = await enter('Ana')
  const { person: ben } = await enter('Ben')
  await befriend(product.url, ana, ben)
  await page.goto(`/chat/${await conversationOf(product.url, ana, ben)}`)
  await page.evaluate(() => {
    const { getUserMedia } = MediaDevices.prototype
    MediaDevices.prototype.getUserMedia = function count(...asked) {
      document.documentElement.dataset.microphone = String(Number(document.documentElement.dataset.microphone ?? 0) + 1)
      return getUserMedia.apply(this, asked)
    }
  })
  await field(page).fill('Only the words')
  await page.getByRole('button', { name: 'Send' }).dblclick()
  await expect(said(page, 'Only the words')).toHaveCount(1)
  await record(page)
  await expect(page.locator('html')).toHaveAttribute('data-microphone', '1')
})
