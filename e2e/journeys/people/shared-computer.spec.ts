import type { Page } from '@playwright/test'
import { attach, card, tray, words } from '../../fixtures/composer.ts'
import { fillSignIn, logOut } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'
import { postAs } from '../../fixtures/posts.ts'
import { picture } from '../../fixtures/samples.ts'

const secret = 'Between us'

const commentField = (page: Page) => card(page, 'Who brings plates?').getByRole('textbox', { name: 'Write a comment' })
const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })

/** Starts a post, a comment and an event without sending them. */
async function begin(page: Page) {
  await page.goto('/home')
  await words(page).fill(`${secret}: the cake`)
  await attach(page, 'Photo', picture())
  await expect(tray(page).getByRole('button', { name: 'Remove cake.png' })).toBeVisible()
  await card(page, 'Who brings plates?')
    .getByRole('button', { name: /^Comment/ })
    .first()
    .click()
  await commentField(page).fill(`${secret}: plates`)
  await page.goto('/create-event-no-sp')
  await titleField(page).fill(`${secret}: a feast`)
}

async function expectNothingBegun(page: Page) {
  await expect(words(page)).toHaveValue('')
  await expect(tray(page)).toHaveCount(0)
  await expect(commentField(page)).toHaveCount(0)
  await page.goto('/create-event-no-sp')
  await expect(titleField(page)).toHaveValue('')
}

const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))

test('drafts survive a reload, and none stays after signing out', async ({ enter, product }) => {
  const { page, person: ana } = await enter('Ana')
  const ben = await signUpByApi(product.url, 'Ben')
  await postAs(product.url, ana, 'Who brings plates?')
  await begin(page)
  await page.reload()
  await expect(titleField(page)).toHaveValue(`${secret}: a feast`)
  await page.goto('/home')
  await expect(words(page)).toHaveValue(`${secret}: the cake`)
  await expect(commentField(page)).toHaveValue(`${secret}: plates`)

  await logOut(page)
  await expect(page).toHaveURL('/sign-in')
  expect(await kept(page)).not.toContain(secret)
  expect(await kept(page)).not.toContain('cake.png')

  await fillSignIn(page, ben)
  await expect(page).toHaveURL('/home')
  await expectNothingBegun(page)
  await page.goto('/home')
  await logOut(page)
  await fillSignIn(page, ana)
  await expect(page).toHaveURL('/home')
  await expectNothingBegun(page)
})

test('the next person after a lost session sees no drafts, and none stays', async ({ enter, product }) => {
  const { page, person: ana } = await enter('Ana')
  const ben = await signUpByApi(product.url, 'Ben')
  await postAs(product.url, ana, 'Who brings plates?')
  await begin(page)
  const headers = { authorization: `Bearer ${ana.token}` }
  await fetch(`${product.url}/api/v1/auth/logout`, { method: 'POST', headers })
  await page.goto('/home')
  await expect(page).toHaveURL('/sign-in?next=%2Fhome')
  expect(await kept(page)).toContain(secret)
  await fillSignIn(page, ben)
  await expect(page).toHaveURL('/home')
  await expectNothingBegun(page)
  expect(await kept(page)).not.toContain(secret)
})
