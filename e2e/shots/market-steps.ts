import type { Step } from './steps.ts'

/** On phones; beside the list there is no button. */
export const openFilters: Step = async page => {
  const button = page.locator('main button:visible:has(svg):not([aria-pressed]):not([aria-haspopup])').first()
  await page.locator('main article').first().waitFor()
  if ((page.viewportSize()?.width ?? 0) >= 1000) return
  await button.click()
  await page.getByRole('dialog').waitFor()
}

export const openCategories: Step = async page => {
  await page.getByRole('button', { name: /\d+$/ }).first().click()
  await page.getByRole('dialog').waitFor()
}
