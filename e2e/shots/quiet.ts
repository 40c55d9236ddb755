import type { Page, Request } from '@playwright/test'

/** No picture is taller; a feed has no end. */
export const tallest = 3600

/** What goes on for as long as it likes. */
const endless = new Set(['media', 'eventsource', 'websocket'])
const patience = 12_000
const pause = 50

/** Answers how many requests of a page are under way. */
export function countRequests(page: Page): () => number {
  const open = new Set<Request>()
  page.on('request', request => {
    if (!endless.has(request.resourceType())) open.add(request)
  })
  page.on('requestfinished', request => open.delete(request))
  page.on('requestfailed', request => open.delete(request))
  return () => open.size
}

/** Fonts are there, nothing says that it is loading, and every picture down to a depth in pixels has been decoded. */
const isComplete = (page: Page, depth: number) =>
  page.evaluate(async height => {
    if (document.fonts.status !== 'loaded' || document.querySelector('[aria-busy="true"]')) return false
    const seen = [...document.images].filter(image => {
      const { top, width } = image.getBoundingClientRect()
      return width > 0 && top < height
    })
    if (!seen.every(image => image.complete)) return false
    await Promise.all(seen.map(image => image.decode().catch(() => undefined)))
    return true
  }, depth)

/**
 * Waits until no request is under way and the page is complete, twice in a row.
 * @returns false when that did not happen in 12 s
 */
export async function isQuiet(page: Page, underWay: () => number, depth: number): Promise<boolean> {
  const end = Date.now() + patience
  let calm = 0
  while (Date.now() < end) {
    const quiet = underWay() === 0 && (await isComplete(page, depth).catch(() => false))
    calm = quiet ? calm + 1 : 0
    if (calm === 2) return true
    await page.waitForTimeout(pause)
  }
  return false
}

/** Walks down the page and back, so that pictures are fetched that wait until they come near. */
export const walkDown = (page: Page): Promise<void> =>
  page.evaluate(async height => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
    const end = Math.min(height, document.documentElement.scrollHeight)
    for (let top = 0; top < end; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await frame()
  }, tallest)
