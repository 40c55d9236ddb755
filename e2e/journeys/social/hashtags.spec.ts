import { card } from '../../fixtures/composer.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { postAs } from '../../fixtures/posts.ts'

test('a hashtag leads to its posts, in any script', async ({ enter, product, expectAccessible }) => {
  const { person: ana } = await enter('Ana')
  const { page } = await enter('Ben')
  await postAs(product.url, ana, 'Lanterns tonight #Fête_誕生日')
  await postAs(product.url, ana, 'More of them #FÊTE_誕生日')
  await page.goto('/home')
  await card(page, 'Lanterns tonight').getByRole('link', { name: '#Fête_誕生日' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '#fête_誕生日' })).toBeVisible()
  const found = page.getByRole('region', { name: /^Posts with/ }).getByRole('article')
  await expect(found).toHaveCount(2)
  await expectAccessible(page)
  await page.goto('/hashtags/nobody_wrote_this')
  await expect(page.getByText('No posts with #nobody_wrote_this yet')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/hashtags/2026')
  await expect(page.getByRole('heading', { level: 1, name: 'This page isn’t on the guest list' })).toBeVisible()
})
