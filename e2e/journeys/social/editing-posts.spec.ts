import type { Locator, Page } from '@playwright/test'
import { card } from '../../fixtures/composer.ts'
import { fillSignIn, toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { postAs } from '../../fixtures/posts.ts'
import { png } from '../../fixtures/samples.ts'

async function choose(page: Page, post: Locator, action: string) {
  await post.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

const picture = { name: 'lantern.png', mimeType: 'image/png', buffer: Buffer.from(png()) }

/** Adds two pictures to the existing one and waits for their uploads. */
async function addTwo(page: Page, dialog: Locator): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Photo', exact: true }).click(),
  ])
  await chooser.setFiles([picture, picture])
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await expect(dialog.getByRole('progressbar')).toHaveCount(0)
}

test('an author changes text and pictures, and what was typed survives a failed connection', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { page, person: ana } = await enter('Ana')
  await postAs(product.url, ana, 'Lanterns over the bridge', 2)
  await page.goto('/home')
  await choose(page, card(page, 'Lanterns over the bridge'), 'Edit Post')
  const dialog = page.getByRole('dialog', { name: 'Edit your post' })
  const words = dialog.getByRole('textbox', { name: 'Your post' })
  await expect(words).toBeFocused()
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await dialog
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await addTwo(page, dialog)
  await words.fill('Lanterns over two bridges')
  await expectAccessible(page)
  await page.route('**/api/v1/post/*', route => route.abort())
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'No connection. Nothing is lost: please try again.')).toBeVisible()
  await expect(words).toHaveValue('Lanterns over two bridges')
  await page.unroute('**/api/v1/post/*')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await choose(page, card(page, 'Lanterns over the bridge'), 'Edit Post')
  await expect(words).toHaveValue('Lanterns over two bridges')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Post updated')).toBeVisible()
  const post = card(page, 'Lanterns over two bridges')
  await expect(post).toContainText('edited')
  await expect(post.getByRole('button', { name: /^Photo \d of 3/ })).toHaveCount(3)
  await page.reload()
  await expect(card(page, 'Lanterns over two bridges')).toContainText('edited')
})

test('a picture is added to a post whose text was changed elsewhere meanwhile, and both stay', async ({
  enter,
  product,
}) => {
  const { page, person: ana } = await enter('Ana')
  const { id } = await postAs(product.url, ana, 'Version one', 1)
  await page.goto('/home')
  await choose(page, card(page, 'Version one'), 'Edit Post')
  const dialog = page.getByRole('dialog', { name: 'Edit your post' })
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  const headers = { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ content: 'Version two' })
  await fetch(`${product.url}/api/v1/post/${id}`, { method: 'PATCH', headers, body })
  await addTwo(page, dialog)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Post updated')).toBeVisible()
  const post = card(page, 'Version two')
  await expect(post.getByRole('button', { name: /^Photo \d of 3/ })).toHaveCount(3)
})

test('unsaved text survives Escape and a reload, until it is discarded', async ({ enter, product }) => {
  const { page, person: ana } = await enter('Ana')
  await postAs(product.url, ana, 'The first words')
  await page.goto('/home')
  const post = card(page, 'The first words')
  await choose(page, post, 'Edit Post')
  const dialog = page.getByRole('dialog', { name: 'Edit your post' })
  const words = dialog.getByRole('textbox', { name: 'Your post' })
  const discard = dialog.getByRole('button', { name: 'Discard changes' })
  await expect(discard).toHaveCount(0)
  await words.fill('Better words')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await choose(page, post, 'Edit Post')
  await expect(words).toHaveValue('Better words')
  await discard.click()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await choose(page, post, 'Edit Post')
  await expect(words).toHaveValue('The first words')
})

test('files that were added or removed and not saved survive a reload', async ({ enter, product }) => {
  const { page, person: ana } = await enter('Ana')
  await postAs(product.url, ana, 'Two lanterns', 2)
  await page.goto('/home')
  const post = card(page, 'Two lanterns')
  await choose(page, post, 'Edit Post')
  const dialog = page.getByRole('dialog', { name: 'Edit your post' })
  const removal = dialog.getByRole('button', { name: /^Remove/ })
  await removal.first().click()
  await expect(removal).toHaveCount(1)
  await addTwo(page, dialog)
  await page.reload()
  await choose(page, post, 'Edit Post')
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await expect(dialog.getByRole('button', { name: 'Remove lantern.png' })).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Post updated')).toBeVisible()
  await expect(post.getByRole('button', { name: /^Photo \d of 3/ })).toHaveCount(3)
  await page.reload()
  await expect(post).toContainText('edited')
  await choose(page, post, 'Edit Post')
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await expect(dialog.getByRole('button', { name: 'Discard changes' })).toHaveCount(0)
})

test('a post cannot be emptied', async ({ enter, product }) => {
  const { page, person: ana } = await enter('Ana')
  await postAs(product.url, ana, 'Only words here')
  await page.goto('/home')
  await choose(page, card(page, 'Only words here'), 'Edit Post')
  const dialog = page.getByRole('dialog', { name: 'Edit your post' })
  await dialog.getByRole('textbox').fill('  ')
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
})

test('a post has a page of its own with its conversation, and a link to it', async ({
  enter,
  product,
  browser,
  expectAccessible,
}) => {
  const { person: ana } = await enter('Ana')
  const { page, person: ben } = await enter('Ben')
  const { id } = await postAs(product.url, ana, 'A post with a page')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/home')
  await choose(page, card(page, 'A post with a page'), 'Copy link')
  await expect(toast(page, 'Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${product.url}/posts/${id}`)
  await card(page, 'A post with a page')
    .getByRole('link', { name: /now|ago/ })
    .click()
  await expect(page).toHaveURL(`/posts/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Post by Ana' })).toBeAttached()
  await expect(page.getByRole('region', { name: 'Comments' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/posts/999999')
  await expect(page.getByRole('heading', { level: 1, name: 'This page isn’t on the guest list' })).toBeVisible()
  await page.goto('/posts/abc')
  await expect(page.getByRole('heading', { level: 1, name: 'This page isn’t on the guest list' })).toBeVisible()
  const guest = await (await browser.newContext({ baseURL: product.url })).newPage()
  await guest.goto(link)
  await expect(guest).toHaveURL(/\/sign-in\?next=/)
  await fillSignIn(guest, ben)
  await expect(guest).toHaveURL(`/posts/${id}`)
  await guest.context().close()
})

test('a connection is removed and an account is blocked from a post', async ({ enter, product, expectAccessible }) => {
  const { person: ana } = await enter('Ana')
  const { page, person: ben } = await enter('Ben')
  const ask = (as: typeof ana, path: string, body: object = {}) =>
    fetch(`${product.url}/api/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${as.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await ask(ana, '/friend', { friend_id: ben.user.id })
  await ask(ben, `/friend/${ana.user.id}/accept`)
  await postAs(product.url, ana, 'First of two by her')
  await postAs(product.url, ana, 'Second of two by her')
  await page.goto('/home')
  const first = card(page, 'First of two by her')
  await choose(page, first, 'Remove Connection')
  const question = page.getByRole('dialog', { name: 'Remove this connection?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'No' }).click()
  await expect(question).toHaveCount(0)
  await choose(page, first, 'Remove Connection')
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(toast(page, 'Connection removed')).toBeVisible()
  await first.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Block' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Remove Connection' })).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'Block' }).click()
  await page.getByRole('dialog', { name: 'Block Ana?' }).getByRole('button', { name: 'Yes' }).click()
  await expect(toast(page, 'You have successfully blocked this account')).toBeVisible()
  await expect(first).toHaveCount(0)
  await expect(card(page, 'Second of two by her')).toHaveCount(0)
})
