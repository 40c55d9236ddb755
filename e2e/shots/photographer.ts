import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { hearComplaints, visibleFaults } from './faults.ts'
import type { Language, Scheme, Width } from './options.ts'
import type { Stored } from './people.ts'
import { countRequests, isQuiet, tallest, walkDown } from './quiet.ts'
import type { Look } from './states.ts'

export type Picture = {
  look: string
  path: string
  width: Width
  scheme: Scheme
  file: string
  height: number
  faults: string[]
}

/** Who looks, in which language, where the pictures go. */
export type Sitting = { url: string; folder: string; stored: Stored; language: Language; schemes: Scheme[] }

const heights: Record<Width, number> = { 390: 844, 820: 1180, 1440: 900 }
const localeOf: Record<Language, string> = { en: 'en-US', fr: 'fr-FR', es: 'es-ES', pt: 'pt-BR' }
// Generous: a picture may wait while the demo world is drawn.
const patience = 10_000
const exposure = 60_000

export const openWindow = (browser: Browser, { url, language }: Sitting, width: Width): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: url,
    viewport: { width, height: heights[width] },
    isMobile: width === 390,
    hasTouch: width !== 1440,
    locale: localeOf[language],
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })

/** From a small file of the same address, where no app is at work that would store something else. */
async function enter(page: Page, { stored, language }: Sitting, look: Look): Promise<void> {
  await page.unrouteAll()
  await page.goto('/early.js')
  await page.evaluate(
    entries => {
      localStorage.clear()
      sessionStorage.clear()
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    },
    { ...stored, language, ...look.stored },
  )
  if (look.broken) await page.route(look.broken, route => route.abort('internetdisconnected'))
  await page.goto(look.path)
  // What was rendered for guests is hidden from others until their own page comes.
  await page.locator('html:not([data-not-ours])').waitFor()
}

async function takePicture(page: Page, path: string, whole: boolean): Promise<number> {
  const window = page.viewportSize() ?? { width: 0, height: 0 }
  const length = await page.evaluate(() => document.documentElement.scrollHeight)
  const height = whole ? Math.min(tallest, Math.max(length, window.height)) : window.height
  const clip = whole && { fullPage: true, clip: { x: 0, y: 0, width: window.width, height } }
  await page.screenshot({ path, animations: 'disabled', caret: 'initial', timeout: exposure, ...clip })
  return height
}

const firstLine = (error: unknown) => String(error instanceof Error ? error.message : error).split('\n', 1)[0]

/** A page that goes from look to look. */
export async function startCamera(context: BrowserContext, sitting: Sitting, width: Width) {
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  const underWay = countRequests(page)
  const complaints = hearComplaints(page)
  await mkdir(sitting.folder, { recursive: true })

  async function reach(look: Look): Promise<string[]> {
    await enter(page, sitting, look)
    if (!(await isQuiet(page, underWay, heights[width]))) return ['is not done loading after 12 s']
    try {
      await look.step?.(page)
    } catch (error) {
      return [`not reached: ${firstLine(error)}`]
    }
    if (!look.window) await walkDown(page)
    return (await isQuiet(page, underWay, look.window ? heights[width] : tallest))
      ? []
      : ['is not done loading after 12 s']
  }

  /** One picture for each scheme, of one load of the page. */
  return async (look: Look): Promise<Picture[]> => {
    const [first = 'light'] = sitting.schemes
    await page.emulateMedia({ colorScheme: first })
    const reached = await reach(look)
    const faults = [...reached, ...(await visibleFaults(page)), ...complaints()]
    const pictures: Picture[] = []
    for (const scheme of sitting.schemes) {
      await page.emulateMedia({ colorScheme: scheme })
      const file = `${look.name}-${width}-${scheme}.png`
      const height = await takePicture(page, join(sitting.folder, file), !look.window)
      pictures.push({
        look: look.name,
        path: look.path,
        width,
        scheme,
        file,
        height,
        faults: scheme === first ? faults : [],
      })
    }
    return pictures
  }
}
