import { card, cards, postButton, words } from '../fixtures/composer.ts'
import { expect, test } from '../fixtures/journey.ts'
import { postAs } from '../fixtures/posts.ts'

test('a double click on Post posts once', async ({ enter }) => {
  const { page } = await enter('Ana')
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/post')) sent.push(request.url())
  })
  await page.goto('/home')
  await words(page).fill('Clicked in a hurry.')
  await postButton(page).dblclick()
  await expect(words(page)).toHaveValue('')
  await expect(card(page, 'Clicked in a hurry.')).toHaveCount(1)
  expect(sent).toHaveLength(1)
})

test('Back takes the picture viewer away and stays on the page', async ({ enter, product }) => {
  const { page, person } = await enter('Ana')
  await postAs(product.url, person, 'One picture.', 1)
  await page.goto('/about-us')
  await page.goto('/home')
  await card(page, 'One picture.').getByRole('button', { name: 'Picture by Ana' }).click()
  const viewer = page.getByRole('dialog', { name: 'Pictures by Ana' })
  await expect(viewer).toBeVisible()
  await page.goBack()
  await expect(viewer).toBeHidden()
  await expect(page).toHaveURL('/home')
  await expect(cards(page).first()).toBeVisible()
})

test('words from right to left are written from right to left', async ({ enter, product }) => {
  const { page, person } = await enter('Ana')
  await postAs(product.url, person, 'مرحبا بكم في الحفلة غدا')
  await page.goto('/home')
  const text = card(page, 'مرحبا').getByText('مرحبا')
  await expect(text).toHaveCSS('direction', 'rtl')
})
