import type { Page } from '@playwright/test'
import { friendsInChat, said, writeAs } from '../../fixtures/chat.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import type { Person } from '../../fixtures/people.ts'

/** How long the page is busy each time something is scrolled, in milliseconds: longer than a browser takes to measure a list. */
const busy = 600

/** Keeps the page busy whenever it scrolls, as a slow phone is, and notes when it offers the way back to the end. */
async function slowDown(page: Page): Promise<void> {
  await page.addInitScript(milliseconds => {
    const block = () => {
      const until = performance.now() + milliseconds
      while (performance.now() < until);
    }
    addEventListener('scroll', block, { capture: true })
    Object.assign(window, { offers: 0 })
    new MutationObserver(() => {
      const offered = document.querySelectorAll('[aria-label="Jump to the latest"]').length
      Object.assign(window, { offers: Number(Reflect.get(window, 'offers')) + offered })
    }).observe(document, { childList: true, subtree: true })
  }, busy)
}

async function thirtyWords(url: string, ana: Person, ben: Person): Promise<number> {
  const id = await friendsInChat(url, ana, ben)
  for (let at = 1; at <= 30; at += 1) await writeAs(url, ana, id, `Then there was word ${at}`)
  return id
}

test(
  'a conversation is opened at its end, however long its lines take to be measured',
  bothWidths,
  async ({ enter, product }) => {
    const { person: ana, page } = await enter('Ana')
    const { person: ben } = await enter('Ben')
    const id = await thirtyWords(product.url, ana, ben)
    await slowDown(page)
    await page.goto(`/chat/${id}`)
    await expect(said(page, 'word 30')).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => Reflect.get(window, 'offers'))).toBe(0)
  },
)

test('who goes up a little at a time is not pulled back to the end, not by what is written there either', async ({
  enter,
  product,
}) => {
  const { person: ana, page } = await enter('Ana')
  const { person: ben } = await enter('Ben')
  const id = await thirtyWords(product.url, ana, ben)
  await page.goto(`/chat/${id}`)
  await expect(said(page, 'word 30')).toBeInViewport({ ratio: 1 })
  const list = page.getByRole('region', { name: 'Message list' })
  await list.hover()
  const place = () => list.evaluate(({ scrollTop }) => scrollTop)
  const end = await place()
  for (let step = 1; step <= 20; step += 1) {
    await page.mouse.wheel(0, -9)
    await expect.poll(place).toBe(end - step * 9)
  }
  await writeAs(product.url, ben, id, 'Where are you?')
  await expect(page.getByRole('button', { name: 'New messages (1)' })).toBeVisible()
  expect(await place()).toBe(end - 180)
  await page.getByRole('button', { name: 'New messages (1)' }).click()
  await expect(said(page, 'Where are you?')).toBeInViewport({ ratio: 1 })
})
