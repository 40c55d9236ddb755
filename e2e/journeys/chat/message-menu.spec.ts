import { friendsInChat, said, writeAs } from '../../fixtures/chat.ts'
import { expect, test } from '../../fixtures/journey.ts'

test('the menu of a message is walked by keys alone, gives a flower, and is closed by Escape and by Back', async ({
  enter,
  product,
}) => {
  const { person: ana, page } = await enter('Ana')
  const { person: ben } = await enter('Ben')
  const id = await friendsInChat(product.url, ana, ben)
  await writeAs(product.url, ben, id, 'Who brings the lanterns?')
  await page.goto('/chat')
  await page.goto(`/chat/${id}`)
  const button = said(page, 'Who brings').getByRole('button', { name: 'Message options' })
  const flower = (name: string) => page.getByRole('menuitemradio', { name, exact: true })

  await said(page, 'Who brings').hover()
  await button.click()
  await expect(flower('Congratulations')).toBeVisible()
  await page.goBack()
  await expect(flower('Congratulations')).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`/chat/${id}$`))

  await button.focus()
  await page.keyboard.press('Enter')
  await expect(flower('Congratulations')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(flower('Happy')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(flower('Appreciations')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(flower('Appreciations')).toHaveCount(0)
  await expect(button).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(flower('Congratulations')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(flower('Appreciations')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(said(page, 'Who brings').getByRole('button', { name: '1 flower' })).toBeVisible()
  await expect(flower('Appreciations')).toHaveCount(0)
  await expect(button).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`/chat/${id}$`))
  // One's own is marked.
  await page.keyboard.press('Enter')
  await expect(flower('Appreciations')).toBeChecked()
  await expect(flower('Happy')).not.toBeChecked()
  await expect(page.getByRole('menuitemradio', { checked: true })).toHaveCount(1)
})
