import type { Page } from '@playwright/test'
import { attach, card, cards, postButton, tray, words } from '../../fixtures/composer.ts'
import { accountButton, fillSignIn, stored, toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { postAs } from '../../fixtures/posts.ts'
import { picture } from '../../fixtures/samples.ts'

const like = (page: Page, text: string) => card(page, text).getByRole('button', { name: 'Like', exact: true })

test(
  'Load more shows older posts, and the scroll position survives leaving and coming back',
  bothWidths,
  async ({ enter, product }) => {
    const { page, person } = await enter('Ana')
    for (let plate = 1; plate <= 25; plate += 1) await postAs(product.url, person, `Plate number ${plate}.`)
    await page.goto('/home')
    await expect(cards(page)).toHaveCount(20)
    await page.getByRole('button', { name: 'Load more' }).click()
    const old = card(page, 'Plate number 2.')
    await expect(old).toBeVisible()
    await old.scrollIntoViewIfNeeded()
    const scroll = () => page.evaluate(() => Math.round(window.scrollY))
    await accountButton(page).click()
    // Measured only now, because Playwright scrolls the page to click in a sticky bar.
    const place = await scroll()
    expect(place).toBeGreaterThan(1000)
    await page.getByRole('menuitem', { name: 'About Us' }).press('Enter')
    await expect(page).toHaveURL('/about-us')
    await expect.poll(scroll).toBe(0)
    await page.goBack()
    await expect(old).toBeVisible()
    await expect.poll(async () => Math.abs((await scroll()) - place)).toBeLessThan(50)
  },
)

test('a reload restores the scroll position, pages loaded later included', async ({ enter, product }) => {
  const { page, person } = await enter('Ana')
  for (let plate = 1; plate <= 25; plate += 1) await postAs(product.url, person, `Plate number ${plate}.`)
  await page.goto('/home')
  await page.getByRole('button', { name: 'Load more' }).click()
  const old = card(page, 'Plate number 3.')
  await old.scrollIntoViewIfNeeded()
  const scroll = () => page.evaluate(() => Math.round(window.scrollY))
  const place = await scroll()
  await page.reload()
  await expect(old).toBeInViewport({ timeout: 20_000 })
  await expect.poll(async () => Math.abs((await scroll()) - place)).toBeLessThan(50)
  // By the wheel: a script's scrolling is no sign that a person has taken over from the restoration.
  await page.mouse.wheel(0, 1500 - (await scroll()))
  await expect.poll(async () => Math.abs((await scroll()) - 1500)).toBeLessThan(50)
  const higher = await scroll()
  await page.reload()
  await expect.poll(async () => Math.abs((await scroll()) - higher)).toBeLessThan(50)
  // No more pages are requested than the scroll position needs.
  await expect(cards(page)).toHaveCount(20)
})

test('scrolling after a reload is not pulled back', async ({ enter, product }) => {
  const { page, person } = await enter('Ana')
  for (let plate = 1; plate <= 25; plate += 1) await postAs(product.url, person, `Plate number ${plate}.`)
  await page.goto('/home')
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(cards(page).nth(20)).toBeAttached()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  let answer = () => {}
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route(/api\/v1\/post\?.*cursor=/, async route => {
    await held
    await route.continue()
  })
  const second = page.waitForRequest(/api\/v1\/post\?.*cursor=/)
  await page.reload()
  await second
  // Not exact to the pixel: others post meanwhile, and the button to show new posts shifts the page.
  const scroll = () => page.evaluate(() => window.scrollY)
  // Smooth scrolling to the top stops if the layout shifts meanwhile, so the click is repeated.
  await expect(async () => {
    await page.keyboard.press('Home')
    await expect.poll(scroll, { timeout: 1000 }).toBeLessThan(300)
  }).toPass()
  answer()
  await expect(cards(page).nth(20)).toBeAttached()
  expect(await scroll()).toBeLessThan(300)
})

test('only the author can delete a post, and is asked first', async ({ enter, product }) => {
  const { page, person } = await enter('Ana')
  const text = 'Too much salt.'
  await postAs(product.url, person, text)
  const { page: theirs } = await enter('Ben')
  await theirs.goto('/home')
  await expect(card(theirs, text)).toBeVisible()
  await card(theirs, text).getByRole('button', { name: 'More' }).click()
  await expect(theirs.getByRole('menuitem', { name: 'Report Abuse' })).toBeVisible()
  await expect(theirs.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0)
  await theirs.keyboard.press('Escape')
  await page.goto('/home')
  const ask = async () => {
    await card(page, text).getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
  }
  const dialog = page.getByRole('dialog', { name: 'Delete this post?' })
  await ask()
  await dialog.getByRole('button', { name: 'No' }).click()
  await expect(dialog).toBeHidden()
  await expect(card(page, text)).toBeVisible()
  await ask()
  await dialog.getByRole('button', { name: 'Yes' }).click()
  await expect(toast(page, 'Post deleted')).toBeVisible()
  await expect(card(page, text)).toHaveCount(0)
  await theirs.reload()
  await expect(cards(theirs).or(theirs.getByText('Nothing to celebrate yet')).first()).toBeVisible()
  await expect(card(theirs, text)).toHaveCount(0)
})

test('a like counts at once, and is taken back when the server fails', async ({ enter, product }) => {
  const { page, person } = await enter('Ana')
  const text = 'Who likes plums?'
  await postAs(product.url, person, text)
  await page.goto('/home')
  let fail = () => {}
  const failing = new Promise<void>(resolve => {
    fail = resolve
  })
  await page.route('**/like', async route => {
    await failing
    await route.fulfill({ status: 500, json: { code: 'internal_error', message: 'Something went wrong' } })
  })
  await like(page, text).click()
  await expect(like(page, text)).toHaveAttribute('aria-pressed', 'true')
  await expect(card(page, text).getByRole('button', { name: '1 like' })).toBeVisible()
  fail()
  await expect(toast(page, 'An error occurred')).toBeVisible()
  await expect(like(page, text)).toHaveAttribute('aria-pressed', 'false')
  await expect(card(page, text).getByRole('button', { name: '0 likes' })).toBeVisible()
})

test('two quick clicks end with the last choice', async ({ enter, product }) => {
  const { page, person } = await enter('Ana')
  const text = 'Yes. No. Well, yes.'
  await postAs(product.url, person, text)
  await page.goto('/home')
  await like(page, text).dblclick()
  await expect(like(page, text)).toHaveAttribute('aria-pressed', 'false')
  await like(page, text).click({ clickCount: 3 })
  await expect(toast(page, 'Post liked')).toBeVisible()
  await expect(like(page, text)).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(like(page, text)).toHaveAttribute('aria-pressed', 'true')
  await expect(card(page, text).getByRole('button', { name: '1 like' })).toBeVisible()
})

test('a long press counts although the heart changes under the pointer', async ({ enter, product }) => {
  const { page, person } = await enter('Ana')
  const text = 'Pressed by hand and by keyboard'
  await postAs(product.url, person, text)
  await page.goto('/home')
  await like(page, text).hover()
  await page.mouse.down()
  await page.keyboard.press('Enter')
  await expect(like(page, text)).toHaveAttribute('aria-pressed', 'true')
  await page.mouse.up()
  await expect(like(page, text)).toHaveAttribute('aria-pressed', 'false')
})

test('a long text opens by Read More, and a post without likes says so', async ({ enter, product }) => {
  const { page, person } = await enter('Ana')
  const start = 'Dear all, '
  await postAs(product.url, person, `${start}${'thank you for coming. '.repeat(15)}The end of the letter.`)
  await page.goto('/home')
  const post = card(page, start)
  await expect(post.getByText('The end of the letter.')).toBeHidden()
  await post.getByRole('button', { name: 'Read More' }).click()
  await expect(post.getByText('The end of the letter.')).toBeVisible()
  await post.getByRole('button', { name: 'Read Less' }).click()
  await expect(post.getByText('The end of the letter.')).toBeHidden()
  await post.getByRole('button', { name: '0 likes' }).click()
  await expect(page.getByRole('dialog', { name: 'Likes' }).getByText('No likes')).toBeVisible()
})

test('seven pictures show five tiles and all of them in the lightbox, by keyboard', async ({ enter, product }) => {
  const { page, person } = await enter('Ana')
  await postAs(product.url, person, 'Seven courses.', 7)
  await page.goto('/home')
  const post = card(page, 'Seven courses.')
  await expect(post.getByText('+2')).toBeVisible()
  const tile = post.getByRole('button', { name: /^Photo 5 of 7 by Ana/ })
  await tile.focus()
  await page.keyboard.press('Enter')
  const box = page.getByRole('dialog', { name: 'Photos by Ana' })
  await expect(box.getByText('5 / 7')).toBeVisible()
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
  await expect(box.getByText('7 / 7')).toBeVisible()
  await expect(box.getByRole('button', { name: 'Next photo' })).toHaveCount(0)
  await page.keyboard.press('ArrowLeft')
  await expect(box.getByRole('img', { name: 'Photo 6 of 7 by Ana' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await expect(tile).toBeFocused()
})

test('a draft survives a reload and the end of the session', async ({ enter, product }) => {
  const { page, person } = await enter('Ana')
  const text = 'Half a sentence about'
  await page.goto('/home')
  await words(page).fill(text)
  await attach(page, 'Photo', picture())
  await expect(tray(page).getByRole('button', { name: 'Remove cake.png' })).toBeVisible()
  await page.reload()
  await expect(words(page)).toHaveValue(text)
  await expect(tray(page)).toHaveCount(1)
  const headers = { authorization: `Bearer ${person.token}` }
  await fetch(`${product.url}/api/v1/auth/logout`, { method: 'POST', headers })
  // The server closes the session's socket, and the page finds out why.
  await expect(page).toHaveURL('/sign-in?next=%2Fhome')
  expect(await stored(page, 'token')).toBeNull()
  await fillSignIn(page, person)
  await expect(page).toHaveURL('/home')
  await expect(words(page)).toHaveValue(text)
  await expect(tray(page)).toHaveCount(1)
  await postButton(page).click()
  await expect(card(page, text)).toBeVisible()
})

test('the offline feed says so and tries again when asked', async ({ enter, product }) => {
  const { page, person } = await enter('Ana')
  await postAs(product.url, person, 'Back again.')
  await page.route('**/api/v1/post?*', route => route.abort())
  await page.route('**/api/v1/post', route => route.abort())
  await page.goto('/home')
  await expect(page.getByText('No connection. Nothing is lost: please try again.')).toBeVisible()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.unrouteAll()
  await expect(card(page, 'Back again.')).toBeVisible()
})
