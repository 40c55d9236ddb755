import type { Page } from '@playwright/test'
import { card } from '../../fixtures/composer.ts'
import { toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { postAs } from '../../fixtures/posts.ts'

/** Opens the comments of the post. */
async function open(page: Page, text: string) {
  await page.goto('/home')
  const post = card(page, text)
  await post.getByRole('button', { name: /^Comment,/ }).click()
  return post.getByRole('region', { name: 'Comments' })
}

test(
  'two people talk under a post: comment, reply, like, report, edit and delete',
  bothWidths,
  async ({ enter, product }) => {
    const text = 'First plate goes to Mama.'
    const { page: hers, person: ana } = await enter('Ana')
    const { page: his } = await enter('Ben')
    await postAs(product.url, ana, text)
    const his1 = await open(his, text)
    await expect(his1.getByText('No one’s said a word yet.')).toBeVisible()
    await his1.getByRole('textbox', { name: 'Write a comment' }).fill('And the secnd to me')
    await his1.getByRole('textbox', { name: 'Write a comment' }).press('Enter')
    await expect(toast(his, 'Comment sent')).toBeVisible()
    await expect(card(his, text).getByRole('button', { name: 'Comment, 1 comment' })).toBeVisible()

    const comment = his1.getByRole('article', { name: 'Comment by Ben' })
    await comment.getByRole('button', { name: 'Edit' }).click()
    await comment.getByRole('textbox', { name: 'Edit' }).fill('And the second to me')
    await comment.getByRole('button', { name: 'Save comment' }).click()
    await expect(toast(his, 'Comment has been updated')).toBeVisible()
    await expect(comment.getByText('And the second to me')).toBeVisible()
    await expect(comment.getByText('edited')).toBeVisible()

    const hers1 = await open(hers, text)
    const theirs = hers1.getByRole('article', { name: 'Comment by Ben' })
    await expect(theirs.getByRole('button', { name: 'Edit' })).toHaveCount(0)
    await expect(theirs.getByRole('button', { name: 'Delete' })).toHaveCount(0)
    await theirs.getByRole('button', { name: 'Like comment' }).click()
    await expect(theirs.getByRole('button', { name: 'Like comment, 1 like' })).toHaveAttribute('aria-pressed', 'true')
    await theirs.getByRole('button', { name: 'Report' }).click()
    const report = hers.getByRole('dialog', { name: 'Report this comment' })
    await report.getByLabel('What’s wrong with it?').fill('That was my plate')
    await report.getByRole('button', { name: 'Report' }).click()
    await expect(toast(hers, 'The comment has been reported')).toBeVisible()
    await theirs.getByRole('button', { name: 'Reply' }).click()
    const reply = hers1.getByRole('textbox', { name: 'Reply to Ben' })
    await expect(reply).toBeFocused()
    await reply.fill('Of course')
    await hers1.getByRole('button', { name: 'Send reply' }).click()
    await expect(hers1.getByRole('list', { name: 'Replies' }).getByText('Of course')).toBeVisible()
    await expect(card(hers, text).getByRole('button', { name: 'Comment, 2 comments' })).toBeVisible()

    await his.reload()
    const his2 = await open(his, text)
    await his2.getByRole('article', { name: 'Comment by Ben' }).getByRole('button', { name: 'Delete' }).click()
    await his.getByRole('dialog', { name: 'Delete this comment?' }).getByRole('button', { name: 'Yes' }).click()
    await expect(toast(his, 'Comment Deleted')).toBeVisible()
    await expect(his2.getByText('Comment deleted', { exact: true })).toBeVisible()
    await expect(his2.getByText('Of course')).toBeVisible()
    await expect(card(his, text).getByRole('button', { name: 'Comment, 1 comment' })).toBeVisible()
  },
)

test('an unsent comment survives a reload, and too many characters cannot be sent', async ({ enter, product }) => {
  const text = 'Who brings the plates?'
  const { page, person } = await enter('Ana')
  await postAs(product.url, person, text)
  const before = await open(page, text)
  await before.getByRole('textbox', { name: 'Write a comment' }).fill('x'.repeat(101))
  await expect(before.getByText('Up to 100 characters: yours is one over.')).toBeVisible()
  await expect(before.getByRole('button', { name: 'Send comment' })).toBeDisabled()
  await before.getByRole('textbox', { name: 'Write a comment' }).fill('Not sent yet')
  await page.goto('/friends')
  await page.goto('/home')
  // With a draft the comment field is open from the start.
  const after = card(page, text).getByRole('region', { name: 'Comments' })
  await expect(after.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('Not sent yet')
})

test('the text stays in the field when the server refuses it', async ({ enter, product }) => {
  const text = 'The oven is hot.'
  const { page, person } = await enter('Ana')
  await postAs(product.url, person, text)
  const comments = await open(page, text)
  await page.route('**/api/v1/comment', route =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  )
  const field = comments.getByRole('textbox', { name: 'Write a comment' })
  await field.fill('Keep me')
  await field.press('Enter')
  await expect(toast(page, 'Something went wrong')).toBeVisible()
  await expect(field).toHaveValue('Keep me')
})

test('a conversation can be used by everybody', async ({ enter, product, expectAccessible }) => {
  const text = 'Lanterns for everybody.'
  const { page, person } = await enter('Ana')
  await postAs(product.url, person, text)
  const comments = await open(page, text)
  await comments.getByRole('textbox', { name: 'Write a comment' }).fill('One for all')
  await comments.getByRole('button', { name: 'Send comment' }).click()
  await comments.getByRole('button', { name: 'Reply' }).click()
  await expect(comments.getByRole('textbox', { name: 'Reply to Ana' })).toBeFocused()
  await expect(toast(page, 'Comment sent')).toBeHidden()
  await expectAccessible(page)
})
