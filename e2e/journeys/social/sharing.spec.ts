import type { Locator, Page } from '@playwright/test'
import { card, cards } from '../../fixtures/composer.ts'
import { accountButton, toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { postAs } from '../../fixtures/posts.ts'

async function choose(page: Page, post: Locator, action: string) {
  await post.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test(
  'a post is shared with own words, and its author sees who did',
  bothWidths,
  async ({ enter, product, expectAccessible }) => {
    const { page: hers, person: ana } = await enter('Ana')
    const { page: his } = await enter('Ben')
    await postAs(product.url, ana, 'Lanterns over the river.', 1)
    await his.goto('/home')
    const original = card(his, 'Lanterns over the river.')
    await original.getByRole('button', { name: 'Share', exact: true }).click()
    const dialog = his.getByRole('dialog', { name: 'Share this post' })
    await expect(dialog.getByRole('textbox', { name: /^Your words/ })).toBeFocused()
    await his.keyboard.insertText('You must see this')
    await expectAccessible(his)
    await dialog.getByRole('button', { name: 'Share now' }).click()
    await expect(toast(his, 'Post has been shared successfully!')).toBeVisible()
    const share = card(his, 'You must see this').first()
    await expect(share.getByRole('article', { name: 'Post by Ana' })).toContainText('Lanterns over the river.')
    await hers.goto('/home')
    const seen = cards(hers).filter({ hasText: 'Lanterns over the river.' }).filter({ hasNotText: 'You must see this' })
    await seen.getByRole('button', { name: '1 share' }).click()
    await expect(hers.getByRole('dialog', { name: 'Shares' }).getByText('Ben')).toBeVisible()
    await hers.keyboard.press('Escape')
    await choose(hers, seen, 'Delete')
    await hers.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
    await expect(toast(hers, 'Post deleted')).toBeVisible()
    await his.reload()
    await expect(card(his, 'You must see this')).toContainText('This post is not available.')
  },
)

test('words of a share that was not sent outlive a reload, and are gone once it is sent', async ({
  enter,
  product,
}) => {
  const { person: ana } = await enter('Ana')
  const { page } = await enter('Ben')
  await postAs(product.url, ana, 'The bridge in fog.')
  await page.goto('/home')
  const original = card(page, 'The bridge in fog.')
  const dialog = page.getByRole('dialog', { name: 'Share this post' })
  const words = dialog.getByRole('textbox', { name: /^Your words/ })
  await original.getByRole('button', { name: 'Share', exact: true }).click()
  await words.fill('Half a thought')
  await page.reload()
  await original.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(words).toHaveValue('Half a thought')
  await dialog.getByRole('button', { name: 'Share now' }).click()
  await expect(toast(page, 'Post has been shared successfully!')).toBeVisible()
  await page.reload()
  await original.last().getByRole('button', { name: 'Share', exact: true }).click()
  await expect(words).toHaveValue('')
})

test('what a menu opened by keyboard gives the focus back to its button', async ({ enter, product }) => {
  const { person: ana } = await enter('Ana')
  const { page } = await enter('Ben')
  await postAs(product.url, ana, 'Tea for forty.')
  await page.goto('/home')
  const more = card(page, 'Tea for forty.').getByRole('button', { name: 'More', exact: true })
  await more.press('Enter')
  await page.getByRole('menuitem', { name: 'Report Abuse' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Report this post' }).getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(more).toBeFocused()
})

test('a saved post is found again, and taken out', async ({ enter, product, expectAccessible }) => {
  const { person: ana } = await enter('Ana')
  const { page } = await enter('Ben')
  await postAs(product.url, ana, 'Grandmother’s recipe.')
  await page.goto('/home')
  await choose(page, card(page, 'Grandmother’s recipe.'), 'Save Post')
  await expect(toast(page, 'Post saved')).toBeVisible()
  await accountButton(page).click()
  await page.getByRole('menuitem', { name: 'Saved posts' }).click()
  await expect(page).toHaveURL('/saved-posts')
  const saved = page.getByRole('region', { name: 'Saved posts' }).getByRole('article')
  await expect(saved).toContainText('Grandmother’s recipe.')
  await choose(page, saved, 'Remove from saved')
  await expect(toast(page, 'Post unsaved')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
  await expectAccessible(page)
})

test('a post is passed over and brought back, hidden by its author, and reported', async ({ enter, product }) => {
  const { page: hers, person: ana } = await enter('Ana')
  const { page: his } = await enter('Ben')
  const { id } = await postAs(product.url, ana, 'Six hours of slides.')
  await his.goto('/home')
  const post = card(his, 'Six hours of slides.')
  await choose(his, post, 'Not interested')
  await expect(toast(his, 'Post hidden')).toBeVisible()
  await expect(post).toHaveCount(0)
  await his.getByRole('button', { name: 'Undo' }).click()
  await expect(toast(his, 'Post restored')).toBeVisible()
  await choose(his, post, 'Not interested')
  await his.goto(`/posts/${id}`)
  await expect(his.getByText('You have hidden this post')).toBeVisible()
  await expect(his.getByText('Hidden from everybody else')).toHaveCount(0)
  await choose(his, his.getByRole('article', { name: 'Post by Ana' }), 'Show again')
  await his.goto('/home')
  await choose(his, post, 'Report Abuse')
  const dialog = his.getByRole('dialog', { name: 'Report this post' })
  await dialog.getByRole('textbox').fill('Too many slides')
  await dialog.getByRole('button', { name: 'Report' }).click()
  await expect(toast(his, 'This post has been successfully reported')).toBeVisible()
  await hers.goto('/home')
  await choose(hers, card(hers, 'Six hours of slides.'), 'Hide Post')
  await expect(hers.getByText('Nobody else sees this post now.')).toBeVisible()
  await his.reload()
  await expect(cards(his).or(his.getByText('Nothing to celebrate yet')).first()).toBeVisible()
  await expect(post).toHaveCount(0)
})
