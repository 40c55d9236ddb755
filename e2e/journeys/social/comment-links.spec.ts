import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey.ts'
import type { Person } from '../../fixtures/people.ts'
import { ask, postAs } from '../../fixtures/posts.ts'

type Said = { comment: { id: number } }

const say = async (url: string, who: Person, comment: string, place: { post_id: number; parent_id?: number }) =>
  (await ask<Said>(url, who, '/comment', { method: 'POST', body: JSON.stringify({ comment, ...place }) })).comment.id

const follow = async (page: Page, news: RegExp) => {
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name: news }).click()
}

const linkedComment = (page: Page) => page.getByRole('region', { name: 'The comment you came for' })

test('a notification opens the post at the comment, however many came after it', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { page, person: her } = await enter('Adelgunde')
  const { person: him } = await enter('Burkhard')
  const { id: post_id } = await postAs(product.url, her, 'Adelgunde shows the table.', 2)
  const first = await say(product.url, him, 'The very first word', { post_id })
  for (let at = 1; at <= 21; at += 1) await say(product.url, her, `Later word ${at}`, { post_id })
  await page.goto('/home')
  await follow(page, /Burkhard commented on your post/)
  await expect(page).toHaveURL(new RegExp(`/posts/${post_id}\\?comment=${first}$`))
  const comment = linkedComment(page).getByRole('article', { name: 'Comment by Burkhard' })
  await expect(comment).toBeFocused()
  await expect(comment).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Later word 21')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(page.getByText('Later word 1', { exact: true })).toBeVisible()
  await expect(page.getByText('The very first word')).toHaveCount(1)
})

test('a late reply is shown under its comment, also before all others are loaded', async ({ enter, product }) => {
  const { page, person: her } = await enter('Cunigunde')
  const { person: him } = await enter('Dankwart')
  const { id: post_id } = await postAs(product.url, him, 'Dankwart needs advice.')
  const parent_id = await say(product.url, her, 'Take the blue one', { post_id })
  for (const words of ['One', 'Two', 'Three']) await say(product.url, her, words, { post_id, parent_id })
  await say(product.url, him, 'Blue it is', { post_id, parent_id })
  await page.goto('/home')
  await follow(page, /Dankwart replied to your comment/)
  await expect(linkedComment(page).getByText('Take the blue one')).toBeVisible()
  const reply = linkedComment(page).getByRole('article', { name: 'Comment by Dankwart' })
  await expect(reply).toBeFocused()
  await expect(reply).toBeInViewport({ ratio: 1 })
  await linkedComment(page).getByRole('button', { name: 'Show one more reply' }).click()
  await expect(linkedComment(page).getByRole('list', { name: 'Replies' }).getByRole('listitem')).toContainText([
    'One',
    'Two',
    'Three',
    'Blue it is',
  ])
})

test('when the comment is gone, the post opens and says so', async ({ enter, product, expectAccessible }) => {
  const { page, person: her } = await enter('Ehrentrud')
  const { person: him } = await enter('Friedebert')
  const { id: post_id } = await postAs(product.url, her, 'Ehrentrud lights a candle.')
  const id = await say(product.url, him, 'Too bright', { post_id })
  await say(product.url, him, 'Very nice', { post_id })
  await page.goto(`/posts/${post_id}?comment=${id}`)
  await expect(linkedComment(page).getByText('Too bright')).toBeVisible()
  await ask(product.url, him, `/comment/${id}`, { method: 'DELETE' })
  await page.reload()
  await expect(page.getByText('The comment you came for is no longer here.')).toBeVisible()
  await expect(page.getByText('Ehrentrud lights a candle.')).toBeVisible()
  await expect(page.getByText('Very nice')).toBeVisible()
  await expectAccessible(page)
})
