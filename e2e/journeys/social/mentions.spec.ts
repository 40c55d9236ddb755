import { card, postButton, words } from '../../fixtures/composer.ts'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'

test('somebody is mentioned by keyboard in a post and in a comment', async ({ enter, expectAccessible }) => {
  await enter('Xanthé Quince')
  const { page } = await enter('Ben')
  await page.goto('/home')
  await words(page).click()
  await page.keyboard.type('Cheers to @xanthe')
  const people = page.getByRole('listbox', { name: 'People to mention' })
  const option = people.getByRole('option', { name: 'Xanthé Quince' }).first()
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(words(page)).toHaveValue('Cheers to @Xanthé Quince ')
  await expect(people).toHaveCount(0)
  // Typing the space does not add a second one.
  await page.keyboard.type(' and her garden')
  await expect(words(page)).toHaveValue('Cheers to @Xanthé Quince and her garden')
  await postButton(page).click()
  await expect(toast(page, 'Post created')).toBeVisible()
  const post = card(page, 'and her garden')
  await expect(post.getByRole('link', { name: '@Xanthé Quince' })).toHaveAttribute('href', /^\/profile\/\d+$/)
  await post.getByRole('button', { name: /^Comment,/ }).click()
  await post.getByRole('textbox', { name: 'Write a comment' }).click()
  await page.keyboard.type('Dear @xanthé q')
  await people.getByRole('option', { name: 'Xanthé Quince' }).first().click()
  await expect(post.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('Dear @Xanthé Quince ')
  await page.keyboard.press('Enter')
  await expect(post.getByRole('article').getByRole('link', { name: '@Xanthé Quince' })).toBeVisible()
})
