import type { Locator, Page } from '@playwright/test'
import { card, cards, postButton, words } from '../../fixtures/composer.ts'
import { toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { postAs } from '../../fixtures/posts.ts'

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

test('a post written before the feed has loaded is at the top of it', async ({ enter }) => {
  const { page } = await enter('Ana')
  const [read, posted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(/\/api\/v1\/post(\?|$)/, async route => {
    const response = await route.fetch()
    if (route.request().method() === 'GET') {
      read.resolve()
      await posted.promise
    }
    await route.fulfill({ response })
  })
  await page.goto('/home')
  await read.promise
  await words(page).fill('Quicker than the feed.')
  await postButton(page).click()
  await expect(words(page)).toHaveValue('')
  posted.resolve()
  await expect(card(page, 'Quicker than the feed.')).toHaveCount(1)
})

test('a double click on Share now shares once', async ({ enter, product }) => {
  const { page, person } = await enter('Ana')
  await postAs(product.url, person, 'Shared in a hurry.')
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/share')) sent.push(request.url())
  })
  await page.goto('/home')
  await card(page, 'Shared in a hurry.').getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Share now' }).dblclick()
  await expect(toast(page, 'Post has been shared successfully!')).toBeVisible()
  await expect(card(page, 'Shared in a hurry.').getByRole('button', { name: '1 share' })).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('Back closes the lightbox and stays on the page', bothWidths, async ({ enter, product }) => {
  const { page, person } = await enter('Ana')
  await postAs(product.url, person, 'One picture.', 1)
  await page.goto('/about-us')
  await page.goto('/home')
  await card(page, 'One picture.').getByRole('button', { name: 'Photo by Ana' }).click()
  const viewer = page.getByRole('dialog', { name: 'Photos by Ana' })
  await expect(viewer).toBeVisible()
  await page.goBack()
  await expect(viewer).toBeHidden()
  await expect(page).toHaveURL('/home')
  await expect(cards(page).first()).toBeVisible()
})

test('right-to-left text is written from right to left', async ({ enter, product }) => {
  const { page, person } = await enter('Ana')
  await postAs(product.url, person, 'مرحبا بكم في الحفلة غدا')
  await page.goto('/home')
  const text = card(page, 'مرحبا').getByText('مرحبا')
  await expect(text).toHaveCSS('direction', 'rtl')
})

test('on the narrowest phone all counts fit into a post', async ({ enter, product }) => {
  const { page, person } = await enter('Ana')
  await postAs(product.url, person, 'A very small telephone.')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/home')
  const post = card(page, 'A very small telephone.')
  const edge = async (part: Locator) => {
    const box = await part.boundingBox()
    return box ? box.x + box.width : Number.NaN
  }
  await post.getByRole('button', { name: 'Like', exact: true }).click()
  await post.getByRole('button', { name: 'Give a flower' }).click()
  await post.getByRole('menuitem', { name: 'Love' }).click()
  await expect(post.getByRole('button', { name: '1 flower' })).toBeVisible()
  const shares = post.getByRole('button', { name: '0 shares' })
  expect(await edge(shares)).toBeLessThanOrEqual(await edge(post))
  const top = (part: Locator) => part.evaluate(element => element.getBoundingClientRect().top)
  expect(await top(shares)).toBe(await top(post.getByRole('button', { name: '1 like' })))
})

test('a like in one tab shows in the other; one that cannot be sent says why', async ({ enter, product }) => {
  const { person, page } = await enter('Ottilie')
  await postAs(product.url, person, 'Seen in two tabs.')
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await tab.goto('/home')
    await expect(card(tab, 'Seen in two tabs.')).toBeVisible()
  }
  const like = (tab: Page) => card(tab, 'Seen in two tabs.').getByRole('button', { name: 'Like', exact: true })
  await like(page).click()
  await expect(card(other, 'Seen in two tabs.').getByRole('button', { name: '1 like' })).toBeVisible()
  await expect(like(other)).toHaveAttribute('aria-pressed', 'true')

  await page.context().setOffline(true)
  await like(other).click()
  await expect(toast(other, 'No connection. Nothing is lost: please try again.')).toBeVisible()
  await expect(like(other)).toHaveAttribute('aria-pressed', 'true')
})
