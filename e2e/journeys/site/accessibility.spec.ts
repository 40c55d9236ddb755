import type { Page } from '@playwright/test'
import { florist } from '../../fixtures/companies.ts'
import { attach, card, tray, words } from '../../fixtures/composer.ts'
import { linkTo } from '../../fixtures/emails.ts'
import { accountButton } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'
import { postAs } from '../../fixtures/posts.ts'
import { film, picture, song } from '../../fixtures/samples.ts'

type Check = (page: Page) => Promise<void>

/** Nothing scrolls sideways on the narrowest phones. */
async function expectNarrow(page: Page) {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  const widest = () => page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth))
  await expect.poll(widest, page.url()).toBeLessThanOrEqual(320)
  if (before) await page.setViewportSize(before)
}

async function checkAll(page: Page, accessible: Check) {
  await accessible(page)
  await expectNarrow(page)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('landing page, its tabs and the sign-in dialog', async ({ page, expectAccessible }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [tab, title] of [
    ['about', 'Made by people'],
    ['features', 'Less planning'],
    ['services', 'From the first idea'],
  ] as const) {
    await page.goto(`/#${tab}`)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await checkAll(page, expectAccessible)
  }
  await page.getByRole('banner').getByText('Sign in', { exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await checkAll(page, expectAccessible)
})

for (const [kind, path] of [
  ['celebrants', '/sign-up'],
  ['providers', '/sign-up?as=provider'],
] as const) {
  test(`sign-up of ${kind}, empty and with errors`, async ({ page, expectAccessible }) => {
    await page.goto(path)
    await page.getByLabel('Password', { exact: true }).fill('cake4')
    await checkAll(page, expectAccessible)
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    await expect(page.getByText('Please accept the terms to continue.')).toBeVisible()
    await page.getByRole('combobox', { name: 'Country' }).click()
    await expect(page.getByRole('option').first()).toBeVisible()
    await checkAll(page, expectAccessible)
  })
}

test('sign-in, forgotten password and the code dialog', async ({ page, product, expectAccessible }) => {
  const { email } = await signUpByApi(product.url, 'Ana')
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText('This field is required')).toHaveCount(2)
  await checkAll(page, expectAccessible)
  await page.goto('/forgot-password')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await checkAll(page, expectAccessible)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('textbox', { name: 'Digit 1 of 4' }).click()
  await page.keyboard.type('0000')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await checkAll(page, expectAccessible)
})

test('the form for a new password, and a link that opens none', async ({ page, expectAccessible }) => {
  await page.goto('/change-password?email=ana@example.org&otp=1234')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('This field is required').first()).toBeVisible()
  await checkAll(page, expectAccessible)
  await page.goto('/password/reset/wrong?email=ana@example.org')
  await expect(page.getByText('This link is wrong or has expired.')).toBeVisible()
  await checkAll(page, expectAccessible)
})

test('a confirmed address and an expired link', async ({ enter, page: guests, product, expectAccessible }) => {
  const { page, person } = await enter('Ana')
  await page.goto(await linkTo(product, person.email, '/verify-email'))
  await expect(heading(page)).toHaveText('Your email is confirmed')
  await checkAll(page, expectAccessible)
  await guests.goto('/expired-email')
  await expect(heading(guests)).toHaveText('The email verification link has expired')
  await checkAll(guests, expectAccessible)
})

test('legal pages and an unknown address', async ({ page, expectAccessible }) => {
  for (const path of ['/about-us', '/user-agreement', '/privacy-policy', '/cake-for-nobody']) {
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
    await checkAll(page, expectAccessible)
  }
})

test('home without posts, its menu and the failed feed', bothWidths, async ({ enter, expectAccessible }) => {
  const { page } = await enter('Ana')
  // Others have posted already in this product.
  await page.route(/\/api\/v1\/post(\?|$)/, route =>
    route.fulfill({ json: { post: [], hasMorePages: false, nextCursor: null } }),
  )
  await page.goto('/home')
  await expect(page.getByText('Nothing to celebrate yet')).toBeVisible()
  await checkAll(page, expectAccessible)
  await accountButton(page).click()
  await expect(page.getByRole('menuitem', { name: 'Log Out' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Language' }).click()
  await expect(page.getByRole('dialog', { name: 'Language' })).toBeVisible()
  await checkAll(page, expectAccessible)
})

test('home with posts, flowers, lists, menus and the lightbox', async ({ enter, product, expectAccessible }) => {
  const { page, person } = await enter('Ana')
  const text = 'Six courses and a very-long-word-'.concat('a'.repeat(60))
  await postAs(product.url, person, text, 6)
  await page.goto('/home')
  const post = card(page, text)
  await expect(post.getByText('+1')).toBeVisible()
  await checkAll(page, expectAccessible)
  await post.getByRole('button', { name: 'Give a flower' }).click()
  await expect(post.getByRole('menuitem', { name: 'Congratulations' })).toBeFocused()
  await checkAll(page, expectAccessible)
  await post.getByRole('menuitem', { name: 'Love' }).click()
  await post.getByRole('button', { name: '1 flower' }).click()
  await expect(page.getByRole('dialog', { name: 'flowers' }).getByRole('listitem')).toBeVisible()
  await checkAll(page, expectAccessible)
  await page.keyboard.press('Escape')
  await post.getByRole('button', { name: '0 likes' }).click()
  await expect(page.getByRole('dialog', { name: 'Likes' }).getByText('No likes')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await post.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog', { name: 'Delete this post?' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await post.getByRole('button', { name: /^Photo 1 of 6/ }).click()
  await expect(page.getByRole('dialog', { name: 'Photos by Ana' })).toBeVisible()
  await checkAll(page, expectAccessible)
})

test('the composer with files, too many words, and a failed upload', async ({ enter, expectAccessible }) => {
  const { page } = await enter('Ana')
  await page.goto('/home')
  // What stands above the composer has come, and moves it no more.
  await expect(page.getByRole('heading', { name: 'What’s next?' })).toBeVisible()
  await words(page).fill('a'.repeat(2001))
  await attach(page, 'Photo', [picture(), { ...picture('lie.png'), buffer: Buffer.from('no picture') }])
  await attach(page, 'Audio', song())
  await attach(page, 'Video', await film(page))
  await expect(tray(page).getByRole('button', { name: /^Remove/ })).toHaveCount(4)
  await expect(tray(page).getByText('File type doesn’t match its name')).toBeVisible()
  await checkAll(page, expectAccessible)
})

test("a provider's start", async ({ enter, product, expectAccessible }) => {
  const company = await florist(product.url)
  const { page } = await enter('Rosa', company)
  await page.goto('/service-home')
  await expect(page.getByRole('heading', { name: company.company_name })).toBeVisible()
  await checkAll(page, expectAccessible)
})

test('what cannot be read only in the dark and on a phone is found', async ({ page, expectAccessible }) => {
  await page.goto('/privacy-policy')
  await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible()
  await expectAccessible(page)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('@media (prefers-color-scheme: dark) and (width < 600px) { main p { color: #333 !important } }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
  await expect(expectAccessible(page)).rejects.toThrow('on a phone: dark: color-contrast')
  await page.evaluate(() => document.querySelector('h1')?.insertAdjacentHTML('afterend', '<button></button>'))
  await expect(expectAccessible(page)).rejects.toThrow('light: button-name')
})
