import type { Locator, Page } from '@playwright/test'
import jsqr from 'jsqr'
import sharp from 'sharp'
import { celebrateAs } from '../../fixtures/events.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'

/** Decodes the QR code on the screen. */
async function scan(ticket: Locator): Promise<string | undefined> {
  const shot = await ticket.screenshot({ animations: 'disabled' })
  const { data, info } = await sharp(shot).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data
}

// A4 in CSS pixels.
const paper = { width: 794, height: 1123 }

const ticketOf = (page: Page) => page.getByRole('dialog').getByRole('article', { name: 'Your ticket' })

test(
  'a ticket is shown, read by a scanner, and taken along as a file or on paper',
  bothWidths,
  async ({ enter, product, expectAccessible }) => {
    const { person, page } = await enter('Amalasuntha')
    const title = 'Mama Ngozi turns seventy'
    const id = await celebrateAs(product.url, person, { title, address: '101 East Drive', dress_code: 'Coral & gold' })
    await page.goto(`/events/${id}`)
    await page.getByRole('button', { name: 'Show ticket' }).click()
    const ticket = ticketOf(page)
    await expect(ticket).toContainText(title)
    await expect(ticket).toContainText('Amalasuntha invites you to celebrate')
    await expect(ticket).toContainText('6:30 PM')
    await expectAccessible(page)

    const code = (await ticket.getByText(/^[0-9A-Z]{4} [0-9A-Z]{4}$/).textContent())?.replace(' ', '')
    expect(code).toMatch(/^[0-9A-Z]{8}$/)
    expect(await scan(ticket.getByRole('img', { name: 'Your ticket’s QR code' }).locator('..'))).toBe(code)

    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download Now' }).click()
    expect((await saving).suggestedFilename()).toBe(`${title}.pdf`)

    await page.evaluate(() => {
      window.print = () => void (document.title = 'printed')
    })
    await page.getByRole('button', { name: 'Print' }).click()
    await expect(page).toHaveTitle('printed')
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize(paper)
    await expect(ticket).toBeVisible()
    expect(await scan(ticket.getByRole('img', { name: 'Your ticket’s QR code' }).locator('..'))).toBe(code)
    await expect(page.getByRole('button', { name: 'Download Now' })).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()

    await page.emulateMedia({ media: 'screen' })
    await page.keyboard.press('Escape')
    await expect(ticket).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)
