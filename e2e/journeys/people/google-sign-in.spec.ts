import { celebrateAs } from '../../fixtures/events.ts'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { newEmail, signUpByApi } from '../../fixtures/people.ts'

const withGoogle = { name: 'Continue with Google' }

test('somebody new signs up with Google and is welcomed at home', async ({ page, product }) => {
  const email = newEmail('Mei')
  product.google.choose({ sub: email, email, email_verified: true, name: 'Mei Tanaka' })
  await page.goto('/sign-up')
  await page.getByRole('button', withGoogle).click()
  await expect(page).toHaveURL('/home')
  const welcome = page.getByRole('dialog', { name: 'Welcome!' })
  await expect(welcome.getByRole('link', { name: /^Create Event/ })).toHaveAttribute('href', '/create-event-no-sp')
  await welcome.getByRole('button', { name: 'Close' }).click()
  await expect(welcome).toBeHidden()
  await expect(page.getByRole('button', { name: 'Your account, Mei Tanaka' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Confirm your email' })).toBeHidden()
})

test('a known address signs in to its account, without a second welcome', async ({ page, product }) => {
  const ana = await signUpByApi(product.url, 'Ana')
  product.google.choose({ sub: ana.email, email: ana.email, email_verified: true, name: 'Ana G.' })
  await page.goto('/sign-in')
  await page.getByRole('button', withGoogle).click()
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('button', { name: 'Your account, Ana', exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('whoever comes from an event is back there after Google, also after cancelling once', async ({
  enter,
  page,
  product,
}) => {
  const { person: host } = await enter('Ana')
  const id = await celebrateAs(product.url, host, { title: 'Open garden', open_to: 0 })
  const toSignIn = page.getByRole('banner').getByRole('link', { name: 'Sign in' })
  product.google.choose(null)
  await page.goto(`/events/${id}`)
  await toSignIn.click()
  await page.getByRole('button', withGoogle).click()
  await expect(toast(page, 'Authentication failed, please try again')).toBeVisible()
  await expect(page).toHaveURL(`/sign-in?next=%2Fevents%2F${id}`)
  const email = newEmail('Noor')
  product.google.choose({ sub: email, email, email_verified: true, name: 'Noor Haddad' })
  await page.getByRole('button', withGoogle).click()
  await expect(page).toHaveURL(`/events/${id}`)
  await expect(page.getByRole('heading', { name: 'Open garden', level: 1 })).toBeVisible()
})

test('a copied callback address signs nobody in elsewhere', async ({ page, product, browser }) => {
  const email = newEmail('Mallory')
  product.google.choose({ sub: email, email, email_verified: true, name: 'Mallory' })
  await page.route('**/auth/exchange', route => route.abort())
  await page.goto('/sign-in')
  await page.getByRole('button', withGoogle).click()
  await expect(page).toHaveURL(/auth-callback\?status=success/)
  const other = await browser.newContext({ baseURL: product.url })
  const victim = await other.newPage()
  await victim.goto(page.url())
  await expect(toast(victim, 'Authentication failed, please try again')).toBeVisible()
  await expect(victim).toHaveURL('/sign-in')
  await other.close()
})

test('whoever cancels at Google is told so and comes back to sign-in', async ({ page, product }) => {
  product.google.choose(null)
  await page.goto('/sign-in')
  await page.getByRole('button', withGoogle).click()
  await expect(page).toHaveURL(/\/auth-callback/)
  await expect(toast(page, 'Authentication failed, please try again')).toBeVisible()
  await expect(page).toHaveURL('/sign-in')
})

test('where nobody can sign in with Google, it is not offered', async ({ page }) => {
  await page.route(/\/sign-(in|up)$/, async route => {
    const answer = await route.fetch()
    const text = await answer.text()
    await route.fulfill({ response: answer, body: text.replace('content="google"', 'content=""') })
  })
  for (const path of ['/sign-in', '/sign-up']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByLabel('Email', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', withGoogle)).toHaveCount(0)
  }
})
