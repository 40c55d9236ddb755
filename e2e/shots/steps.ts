import type { Locator, Page } from '@playwright/test'

/** What somebody does until a page looks as it shall be photographed. Found by roles and marks, as words change by language. */
export type Step = (page: Page) => Promise<void>

const click =
  (find: (page: Page) => Locator): Step =>
  page =>
    find(page).first().click()

const pictures = (page: Page) => page.locator('button:has(img)')
/** The like or flower button with its count. */
const pairOf = (page: Page, place: number) =>
  page.locator('article').first().locator('div:has(> [aria-haspopup="dialog"])').nth(place)

export const submit = click(page => page.locator('main form [type="submit"]'))
export const openSignIn = click(page => page.locator('header a[href^="/sign-in"]'))
export const openMenu = click(page => page.locator('header [aria-expanded]:visible'))
export const openAccountMenu = click(page => page.locator('header [aria-haspopup="menu"]'))
export const openLanguage = click(page => page.locator('footer button'))
export const openLikers = click(page => pairOf(page, 0).locator('[aria-haspopup="dialog"]'))
export const openSuperlikers = click(page => pairOf(page, 1).locator('[aria-haspopup="dialog"]'))
export const openLightbox = click(page => page.locator('article button:has(img)'))
export const openPostMenu = click(page => page.locator('article > header [aria-haspopup="menu"]'))

export const openFlowers: Step = async page => {
  // Where a flower has been given already, the button takes it back.
  const button = 'div:has(> [aria-haspopup="dialog"]) [aria-haspopup="menu"]'
  const flower = page
    .locator('article')
    .filter({ has: pictures(page) })
    .locator(button)
    .first()
  await flower.scrollIntoViewIfNeeded()
  await flower.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await flower.click()
  await page.locator('article [role="menuitem"]').last().waitFor()
}

/** Only own posts can be changed and deleted: the first whose menu offers it. */
const chooseOwn =
  (name: string): Step =>
  async page => {
    for (const menu of await page.locator('article > header [aria-haspopup="menu"]').all()) {
      await menu.click()
      await page.locator('article [role="menuitem"]').first().waitFor()
      const item = page.getByRole('menuitem', { name, exact: true })
      if ((await item.count()) > 0) {
        await item.click()
        await page.getByRole('dialog').waitFor()
        return
      }
      await page.keyboard.press('Escape')
    }
  }

export const askToDelete = chooseOwn('Delete')
export const editPost = chooseOwn('Edit Post')

/** On phones the field is behind a button. */
export const search: Step = async page => {
  const field = page.locator('search input')
  await page.locator('header [aria-haspopup="menu"]').first().waitFor()
  if ((await field.count()) === 0) await page.keyboard.press('/')
  await field.fill('ma')
  await page.locator('[role="option"]').first().waitFor()
  await page.keyboard.press('ArrowDown')
}

export const openComments = click(page => page.locator('article button[aria-expanded]:not([aria-haspopup]):has(svg)'))

/** The bells of the top bar, by their place. */
export const openBell = (place: number): Step =>
  click(page => page.locator('header button[aria-haspopup="dialog"][aria-expanded]').nth(place))

/** Another slide of the landing page, counted from 0. */
export const slide = (place: number): Step =>
  click(page => page.locator('[aria-roledescription] [role="tab"]').nth(place))

export const askForCode: Step = async page => {
  await page.locator('main input[type="email"]').fill('amara.okafor@example.org')
  await submit(page)
  await page.getByRole('dialog').waitFor()
}

export const writePost: Step = async page => {
  await page
    .locator('#compose textarea')
    .fill('The table is set, the lamps are up. #longtable https://celebrio.example/garden')
  const picture = await page.screenshot({ type: 'jpeg', timeout: 60_000 })
  const files = ['evening.jpg', 'garden.jpg'].map(name => ({ name, mimeType: 'image/jpeg', buffer: picture }))
  await page.locator('#compose input[type="file"]').first().setInputFiles(files)
}

/** The first of the own events, with its details. */
export const openTile = click(page => page.locator('main article button[aria-haspopup="dialog"]'))

/** The buttons of who hosts the event, by their place. */
const hosting =
  (place: number): Step =>
  page =>
    page.locator('main section').first().getByRole('button').nth(place).click()
export const openTicket = hosting(1)

/** From a notification to the comment that it tells of. */
export const followComment: Step = async page => {
  await page.locator('main a[href*="?comment="]').first().click()
  await page.locator('[data-target]').waitFor()
}

/** A date of birth that makes a children's account, so that it is asked about. */
export const bornLately: Step = async page => {
  await page.locator('main input[name="dob"]').fill('2024-03-14')
  await submit(page)
  await page.getByRole('dialog').waitFor()
}
