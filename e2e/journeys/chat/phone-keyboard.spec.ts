import type { Page } from '@playwright/test'
import { field, friendsInChat, isSent, said, write, writeAs } from '../../fixtures/chat.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { picture } from '../../fixtures/samples.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** What the keyboard leaves of the window, in pixels. */
const left = 420

/** The keyboard as iOS shows it: it lies over the page, which learns of it from the visual viewport. */
const layOver = (page: Page) =>
  page.evaluate(height => {
    Object.defineProperty(visualViewport, 'height', { get: () => height, configurable: true })
    visualViewport?.dispatchEvent(new Event('resize'))
  }, left)

/** Whether the whole message is seen, above the field. */
const isSeen = async (page: Page, words: string) => {
  const [message, writing] = await Promise.all([said(page, words).boundingBox(), field(page).boundingBox()])
  return message !== null && writing !== null && message.y >= 0 && message.y + message.height <= writing.y
}

const bottomOf = async (page: Page) => {
  const box = await field(page).boundingBox()
  return (box?.y ?? 0) + (box?.height ?? 0)
}

for (const [kind, raise] of [
  ['lies over the page', layOver],
  ['takes its part of the window', (page: Page) => page.setViewportSize({ width: 390, height: left })],
] as const)
  test(`with a keyboard that ${kind} two people talk, and see what was said last`, async ({ enter, product }) => {
    const { person: ana, page } = await enter('Ana')
    const { person: ben } = await enter('Ben')
    const id = await friendsInChat(product.url, ana, ben)
    // Her own: what is new would be shown from where it begins.
    for (let at = 1; at <= 20; at += 1) await writeAs(product.url, ana, id, `Then there was word ${at}`)
    await page.goto(`/chat/${id}`)
    await expect(said(page, 'word 20')).toBeInViewport({ ratio: 1 })
    await field(page).tap()
    await raise(page)
    await expect.poll(() => bottomOf(page)).toBeLessThanOrEqual(left)
    await expect.poll(() => isSeen(page, 'word 20')).toBe(true)
    await write(page, 'I type this with my thumbs')
    await expect.poll(() => isSeen(page, 'with my thumbs')).toBe(true)
    await expect(field(page)).toBeFocused()
    // What is still on its way would come after his.
    await isSent(page, 'with my thumbs')
    await writeAs(product.url, ben, id, 'And I read it')
    await expect.poll(() => isSeen(page, 'And I read it')).toBe(true)
    // Files take one line, and leave room for what was said.
    const names = ['one.png', 'two.png', 'three.png', 'four.png', 'five.png']
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Add photos, videos, audio or documents' }).tap()
    await (await choosing).setFiles(names.map(picture))
    await expect(page.getByRole('list', { name: 'Attached files' }).getByRole('listitem')).toHaveCount(5)
    await expect(said(page, 'And I read it')).toBeInViewport({ ratio: 1 })
    for (const name of names) await page.getByRole('button', { name: `Remove ${name}` }).tap()
    await expect(page.getByRole('list', { name: 'Attached files' })).toHaveCount(0)
  })

test('who turns the phone still sees what was said last', async ({ enter, product }) => {
  const { person: ana, page } = await enter('Ana')
  const { person: ben } = await enter('Ben')
  const id = await friendsInChat(product.url, ana, ben)
  const long = 'It takes several lines on a narrow screen, and only one or two on a wide one. '.repeat(2)
  for (let at = 1; at <= 20; at += 1) await writeAs(product.url, ana, id, `Then there was word ${at}. ${long}`)
  await page.goto(`/chat/${id}`)
  await expect.poll(() => isSeen(page, 'word 20')).toBe(true)
  for (const [width, height] of [
    [844, 390],
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => isSeen(page, 'word 20')).toBe(true)
    await expect(page.getByRole('button', { name: 'Jump to the latest' })).toHaveCount(0)
  }
})
