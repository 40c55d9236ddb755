import type { Page } from '@playwright/test'
import { accountButton, search, toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { postAs } from '../../fixtures/posts.ts'
import { picture } from '../../fixtures/samples.ts'

const profileOf = async (page: Page, { name, user }: { name: string; user: { id: number } }) => {
  await page.goto(`/profile/${user.id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

const menu = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test(
  'every field of the own profile is edited, kept over a reload, saved and seen',
  bothWidths,
  async ({ enter, expectAccessible }) => {
    const { page } = await enter('Rosalind Ackermann')
    await page.goto('/home')
    await accountButton(page).click()
    await page.getByRole('menuitem', { name: 'Profile' }).click()
    await expect(page.getByRole('heading', { name: 'Rosalind Ackermann', level: 1 })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Edit profile' }).click()
    await expect(page.getByRole('heading', { name: 'Edit profile' })).toBeVisible()
    const form = page.locator('main form')
    await form.locator('input[type="file"]').first().setInputFiles(picture('me.png'))
    await expect(form.getByRole('button', { name: 'Remove photo' })).toBeVisible()
    await form.getByLabel('Full name').fill('')
    await form.getByLabel('Date of birth').fill('1990-02-28')
    await form.getByLabel('Gender').selectOption('Female')
    await form.getByLabel('Bio').fill('I bake.\nAnd I sing.')
    await form.getByLabel('Education').fill('School of Cakes')
    await form.getByLabel('Interests').fill('Candles')
    await form.getByLabel('Hobbies').fill('Knots')
    await search(page, 'State', 'Madrid', 'Madrid')
    await form.getByLabel('Mobile number').fill('+34 600 200 300')
    await form.getByLabel('Address').fill('Calle Luna 7')
    await expect(form.getByLabel('Email')).toHaveAttribute('readonly', '')
    await form.getByLabel('Join Meet new friends').check()
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByLabel('Full name')).toBeFocused()
    await expect(form.getByText('This field is required')).toHaveCount(2)
    await expectAccessible(page)

    await page.reload()
    await expect(page.getByText('We kept what you typed last time.')).toBeVisible()
    await expect(form.getByLabel('Bio')).toHaveValue('I bake.\nAnd I sing.')
    await form.getByLabel('Full name').fill('Rosalind A. Ackermann')
    await form.getByLabel('Preferred name').fill('Rosie')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page, 'Profile has been updated successfully')).toBeVisible()
    await expect(page).toHaveURL(/\/profile$/)
    await expect(page.getByRole('heading', { name: 'Rosalind A. Ackermann' })).toBeVisible()
    for (const text of ['Female', 'School of Cakes', 'Candles', 'Knots', '+34 600 200 300', 'Calle Luna 7'])
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    await expect(page.getByText('February 28, 1990')).toBeVisible()
    await expect(page.getByText('Madrid, Spain')).toBeVisible()
    await expect(page.locator('main header img[src$=".webp"]')).toBeVisible()
  },
)

test('a name that was changed on another device is shown here too', async ({ enter, product }) => {
  const { page, person } = await enter('Wilhelmina Before')
  await page.goto('/home')
  await expect(page.getByPlaceholder('What are we celebrating, Wilhelmina?')).toBeVisible()
  const headers = { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' }
  await fetch(`${product.url}/api/v1/profile`, { method: 'POST', headers, body: '{"name":"Mina After"}' })
  await page.reload()
  await expect(page.getByPlaceholder('What are we celebrating, Mina?')).toBeVisible()
  await expect(accountButton(page)).toHaveAccessibleName('Your account, Mina After')
})

test('saving an edit that was begun before another device changed the profile keeps both changes', async ({
  enter,
  product,
}) => {
  const { page, person } = await enter('Meera')
  await page.goto('/profile/edit')
  const form = page.locator('main form')
  await form.getByLabel('Education').fill('School of Cakes')
  const headers = { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' }
  const elsewhere = {
    is_private: true,
    hobbies: 'Kites',
    dob: '1990-02-28',
    join_friend_community: true,
    preferred_name: 'Mee',
    likes: 'Tea',
  }
  const url = `${product.url}/api/v1/profile`
  expect((await fetch(url, { method: 'POST', headers, body: JSON.stringify(elsewhere) })).status).toBe(200)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Profile has been updated successfully')).toBeVisible()
  const { user } = await (await fetch(`${url}/me`, { headers })).json()
  expect(user).toMatchObject({ is_private: true, hobbies: 'Kites', education: 'School of Cakes' })
  expect(user.meet_friend).toMatchObject({ preferred_name: 'Mee', likes: 'Tea' })
})

test('a private profile is closed to a stranger, who asks to connect, is accepted, and sees it', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { page: hers, person: her } = await enter('Philippa Quist')
  const { page: his, person: him } = await enter('Konstantin Vogt')
  await postAs(product.url, her, 'Only for those whom I know')
  const headers = { authorization: `Bearer ${her.token}`, 'content-type': 'application/json' }
  await fetch(`${product.url}/api/v1/profile`, { method: 'POST', headers, body: '{"is_private":true,"bio":"Sailor"}' })

  await profileOf(his, her)
  await expect(his.getByRole('heading', { name: 'This account is private' })).toBeVisible()
  await expect(his.getByText('Sailor')).toHaveCount(0)
  await expectAccessible(his)
  await his.getByRole('button', { name: 'Connect', exact: true }).click()
  const dialog = his.getByRole('dialog', { name: 'Connect with Philippa Quist' })
  await dialog.getByRole('radio', { name: 'Family' }).check()
  await expectAccessible(his)
  await dialog.getByRole('button', { name: 'Connect' }).click()
  await expect(toast(his, 'Connection Sent')).toBeVisible()
  await expect(his.getByRole('button', { name: 'Connection Sent' })).toBeDisabled()
  await expect(his.getByRole('button', { name: 'Cancel Request' })).toBeVisible()

  await profileOf(hers, him)
  await hers.getByRole('button', { name: 'Accept' }).click()
  await hers.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await expect(toast(hers, 'Request accepted!')).toBeVisible()
  await expect(hers.getByRole('button', { name: 'Unfriend' })).toBeVisible()

  await profileOf(his, her)
  await expect(his.getByText('Only for those whom I know')).toBeVisible()
  await expect(his.getByText('Sailor')).toBeVisible()
  await his.getByRole('button', { name: 'Unfriend' }).click()
  await his.getByRole('dialog').getByRole('button', { name: 'Unfriend' }).click()
  await expect(his.getByRole('heading', { name: 'This account is private' })).toBeVisible()
})

test('somebody is reported and blocked, and their profile is gone', async ({ enter, expectAccessible }) => {
  const { page } = await enter('Ursulina')
  const { person: other } = await enter('Rüdiger Sauer')
  await profileOf(page, other)
  await menu(page, 'Report user')
  const report = page.getByRole('dialog', { name: 'Report Rüdiger Sauer' })
  await report.getByLabel('What’s wrong?').fill('Never brings cake.')
  await expectAccessible(page)
  await report.getByRole('button', { name: 'Report' }).click()
  await expect(toast(page, 'User has been reported.')).toBeVisible()
  const offer = page.getByRole('dialog', { name: 'Also block Rüdiger Sauer?' })
  await expectAccessible(page)
  await offer.getByRole('button', { name: 'No' }).click()
  await expect(offer).toHaveCount(0)
  await menu(page, 'Block')
  const question = page.getByRole('dialog', { name: 'Block Rüdiger Sauer?' })
  await question.getByRole('button', { name: 'No' }).click()
  await expect(question).toHaveCount(0)
  await menu(page, 'Report user')
  await report.getByRole('button', { name: 'Report' }).click()
  await offer.getByRole('button', { name: 'Yes' }).click()
  await expect(toast(page, 'You have successfully blocked this account')).toBeVisible()
  await expect(page).toHaveURL(/\/home$/)
  await page.goto(`/profile/${other.user.id}`)
  await expect(page.getByRole('heading', { name: 'This profile isn’t available' })).toBeVisible()
})

test('pictures are grouped by month and open in a lightbox, and a hidden post is shown again', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { page, person } = await enter('Gisela Brandt')
  const { page: other } = await enter('Ottokar')
  await postAs(product.url, person, 'Three of a kind', 3)
  await profileOf(other, person)
  await other.getByRole('link', { name: 'Files' }).click()
  const months = other.getByRole('list', { name: 'Collections by month' })
  await expect(months.getByRole('listitem')).toContainText('3 files')
  await expectAccessible(other)
  await months.getByRole('link').click()
  await other.getByRole('button', { name: 'Photo 1' }).click()
  const viewer = other.getByRole('dialog', { name: /Gisela Brandt/ })
  await expect(viewer.getByText('1 / 3')).toBeVisible()
  await other.keyboard.press('ArrowRight')
  await expect(viewer.getByText('2 / 3')).toBeVisible()
  await other.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(other.getByRole('button', { name: 'Photo 1' })).toBeFocused()

  await page.goto('/profile')
  const post = page.getByRole('article', { name: /Gisela Brandt/ })
  await post.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Hide Post' }).click()
  await expect(toast(page, 'Post hidden')).toBeVisible()
  await other.goto(`/profile/${person.user.id}`)
  await expect(other.getByRole('heading', { name: 'No posts yet' })).toBeVisible()
  await page.reload()
  await expect(post).toContainText('Hidden')
  await post.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Show again' }).click()
  await expect(toast(page, 'Post restored')).toBeVisible()
  await other.reload()
  await expect(other.getByText('Three of a kind')).toBeVisible()
})
