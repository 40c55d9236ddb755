import type { Page } from '@playwright/test'
import { attach, card, cards, composer, postButton, tray, words } from '../../fixtures/composer.ts'
import { search, toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { newEmail } from '../../fixtures/people.ts'
import { postAs } from '../../fixtures/posts.ts'
import { picture } from '../../fixtures/samples.ts'

const welcome = (page: Page) => page.getByRole('dialog', { name: 'Welcome!' })

async function fillForm(page: Page, email: string) {
  await page.getByLabel('Name', { exact: true }).fill('Noor Haddad')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await search(page, 'Country', 'Leb', 'Lebanon')
  await page.getByLabel('Mobile number').fill('600100200')
  await page.getByLabel('Password', { exact: true }).fill('brings')
  await expect(page.getByText('2 of 6')).toBeHidden()
  await expect(page.getByText('3 of 6')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('Cake4-me')
  await expect(page.getByText('6 of 6')).toBeVisible()
  await page.getByLabel('Confirm password').fill('Cake4-you')
}

async function choosePassword(page: Page, password: string) {
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
}

/** One that the form knows to be easy, one that the server knows. */
async function tryEasyPasswords(page: Page) {
  for (const password of ['aaaaaa', 'sunshine']) {
    await choosePassword(page, password)
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    await expect(page.getByText('This password is too easy to guess.')).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
  }
}

async function signUp(page: Page) {
  const email = newEmail('Noor')
  const submit = page.getByRole('button', { name: 'Sign Up', exact: true })
  await page.goto('/sign-up')
  await fillForm(page, email)
  await submit.click()
  await expect(page.getByText('Password doesnt match , try again')).toBeVisible()
  await expect(page.getByText('Please accept the terms to continue.')).toBeVisible()
  await expect(page.getByLabel('Confirm password')).toBeFocused()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Lebanon')
  await page.getByRole('checkbox').check()
  await tryEasyPasswords(page)
  await choosePassword(page, 'Cake4-me')
  await submit.click()
  await expect(toast(page, 'Sign Up Successful!, welcome')).toBeVisible()
  await expect(page).toHaveURL('/sign-up')
  await expect(page).toHaveURL('/home')
}

async function readWelcome(page: Page) {
  await expect(welcome(page).getByText('YOU HAVE SUCCESSFULLY REGISTERED!')).toBeVisible()
  await welcome(page).getByRole('button', { name: 'Close' }).click()
  await expect(welcome(page)).toBeHidden()
  await page.reload()
  await expect(words(page)).toBeVisible()
  await expect(welcome(page)).toBeHidden()
}

async function postCake(page: Page, text: string) {
  await words(page).fill(text)
  await attach(page, 'Photo', picture())
  await expect(composer(page).getByRole('img', { name: 'cake.png' })).toBeVisible()
  await expect(tray(page).getByRole('button', { name: 'Remove cake.png' })).toBeVisible()
  await postButton(page).click()
  await expect(toast(page, 'Post created')).toBeVisible()
  await expect(cards(page).first()).toContainText(text)
  await expect(cards(page).first().getByRole('img', { name: 'Photo by Noor Haddad' })).toBeVisible()
  await expect(words(page)).toHaveValue('')
  await expect(tray(page)).toHaveCount(0)
}

async function giveRose(page: Page, text: string) {
  await page.goto('/home')
  const post = card(page, text)
  await expect(post.getByRole('img', { name: 'Photo by Noor Haddad' })).toBeVisible()
  await post.getByRole('button', { name: 'Give a flower' }).focus()
  await page.keyboard.press('Enter')
  await expect(post.getByRole('menuitem', { name: 'Congratulations' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(post.getByRole('menuitem', { name: 'Happy' })).toBeFocused()
  await page.keyboard.press('Home')
  for (const name of ['Appreciations', 'Hospitality', 'Love']) {
    await page.keyboard.press('ArrowRight')
    await expect(post.getByRole('menuitem', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Post super liked')).toBeVisible()
  await expect(post.getByRole('button', { name: 'Take your flower back (Love)' }).first()).toBeVisible()
  await expect(post.getByRole('button', { name: '1 flower' })).toBeVisible()
}

test('a newcomer signs up, posts a picture and is given a flower by a friend', bothWidths, async ({ page, enter }) => {
  const text = 'The first cake is in the oven.'
  await signUp(page)
  await readWelcome(page)
  await postCake(page, text)

  const { page: theirs } = await enter('Samir')
  await giveRose(theirs, text)

  await page.reload()
  await card(page, text).getByRole('button', { name: '1 flower' }).click()
  const list = page.getByRole('dialog', { name: 'flowers' })
  await expect(list.getByRole('heading', { name: 'flowers', exact: true })).toBeVisible()
  await expect(list.getByRole('listitem')).toContainText('Samir')
  await expect(list.getByRole('listitem').getByRole('img', { name: 'Love' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(card(page, text).getByRole('button', { name: '1 flower' })).toBeFocused()
})

test('an upload shows its progress', async ({ enter }) => {
  const { page } = await enter('Ana')
  let send = () => {}
  const gate = new Promise<void>(resolve => {
    send = resolve
  })
  await page.route('**/upload/complete', async route => {
    await gate
    await route.continue()
  })
  await page.goto('/home')
  await words(page).fill('Soon.')
  await attach(page, 'Photo', picture())
  await expect(tray(page).getByRole('progressbar', { name: 'Uploading cake.png' })).toBeVisible()
  await expect(tray(page).getByText('Checking…')).toBeVisible()
  await expect(postButton(page)).toBeDisabled()
  send()
  await expect(tray(page).getByRole('progressbar')).toHaveCount(0)
  await expect(postButton(page)).toBeEnabled()
})

test('every flower can be given at the very top of a page', bothWidths, async ({ enter, product }) => {
  const { person: ana } = await enter('Ana')
  const { id } = await postAs(product.url, ana, 'Short')
  const { page } = await enter('Ben')
  await page.goto(`/posts/${id}`)
  for (const name of ['Congratulations', 'Appreciations', 'Hospitality', 'Love', 'Sympatization', 'Happy']) {
    await page.getByRole('button', { name: 'Give a flower' }).click()
    await page.getByRole('menuitem', { name }).click()
    await page
      .getByRole('button', { name: `Take your flower back (${name})` })
      .first()
      .click()
  }
  await expect(page.getByRole('button', { name: 'Give a flower' })).toBeVisible()
})
