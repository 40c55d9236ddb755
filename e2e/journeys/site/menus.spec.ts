import { accountButton } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'

test('a menu is neither seen nor pressed until it is positioned', bothWidths, async ({ enter }) => {
  const { page } = await enter('Ana')
  await page.goto('/home')
  await accountButton(page).click()
  const menu = page.getByRole('menu')
  const entry = menu.getByRole('menuitem').first()
  const isOnTop = () =>
    entry.evaluate(element => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  await expect.poll(isOnTop).toBe(true)
  await menu.evaluate(element => element.removeAttribute('data-positioned'))
  expect(await isOnTop()).toBe(false)
  const size = page.viewportSize()
  if (size) await page.setViewportSize({ ...size, width: size.width - 20 })
  await expect.poll(isOnTop).toBe(true)
})
