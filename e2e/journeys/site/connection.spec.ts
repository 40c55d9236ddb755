import { card, words } from '../../fixtures/composer.ts'
import { fillSignIn, logOut } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { postAs } from '../../fixtures/posts.ts'

const offline = 'You’re offline. What you’ve written is safe.'
const signedOut = 'You’ve been signed out. Sign in again to continue.'

test('offline the feed stays, says why nothing new comes, and then catches up', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { page, person } = await enter('Ana')
  await postAs(product.url, person, 'Soup of yesterday.')
  await page.goto('/home')
  await expect(card(page, 'Soup of yesterday.')).toBeVisible()
  await page.context().setOffline(true)
  await expect(page.getByRole('status').filter({ hasText: offline })).toBeVisible()
  await page.getByRole('link', { name: 'Celebrio home' }).click()
  await words(page).fill('Half a sentence')
  await expect(card(page, 'Soup of yesterday.')).toBeVisible()
  await expectAccessible(page)
  await postAs(product.url, person, 'Cake of today.')
  await page.context().setOffline(false)
  await expect(page.getByText(offline)).toBeHidden()
  await expect(card(page, 'Cake of today.')).toBeVisible()
  await expect(words(page)).toHaveValue('Half a sentence')
})

test('whoever is signed out elsewhere is told so, whoever logs out is not', async ({ enter, product }) => {
  const { page, person } = await enter('Ana')
  await page.goto('/home')
  await expect(words(page)).toBeVisible()
  const headers = { authorization: `Bearer ${person.token}` }
  await fetch(`${product.url}/api/v1/auth/logout`, { method: 'POST', headers })
  await expect(page).toHaveURL('/sign-in?next=%2Fhome')
  await expect(page.getByRole('alert').filter({ hasText: signedOut })).toBeVisible()
  await fillSignIn(page, person)
  await expect(words(page)).toBeVisible()
  await logOut(page)
  await expect(page).toHaveURL('/sign-in')
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await expect(page.getByText(signedOut)).toBeHidden()
})

test('whoever signs in again in one tab goes on in the other, where they were', async ({ enter, product }) => {
  const { page, person } = await enter('Ana')
  await page.goto('/saved-posts')
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/home')
  await expect(words(other)).toBeVisible()
  const headers = { authorization: `Bearer ${person.token}` }
  await fetch(`${product.url}/api/v1/auth/logout`, { method: 'POST', headers })
  for (const tab of [page, other]) await expect(tab.getByRole('alert').filter({ hasText: signedOut })).toBeVisible()
  await fillSignIn(other, person)
  await expect(words(other)).toBeVisible()
  await expect(page).toHaveURL('/saved-posts')
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
})

test('a page of which a part did not come asks for itself again', async ({ enter, page }) => {
  const { page: hers } = await enter('Ermintrude')
  for (const [somebody, path, seen] of [
    [hers, '/saved-posts', 'Nothing saved yet'],
    [page, '/about-us', 'About Us'],
  ] as const) {
    let failures = 0
    await somebody.route('**/assets/client-*.js', route => (failures++ === 0 ? route.abort() : route.continue()))
    await somebody.goto(path)
    await expect(somebody.getByText(seen).first()).toBeVisible()
    await expect(somebody.locator('[data-prerendered], [data-not-ours]')).toHaveCount(0)
    expect(failures).toBeGreaterThan(1)
  }
})

test('a page that cannot start says so, in the language of whoever asks, with a way to try again', async ({
  enter,
}) => {
  const { page } = await enter('Ermintrude')
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await page.route('**/assets/client-*.js', route => route.abort())
  await page.goto('/saved-posts')
  const said = page.getByRole('alert').filter({ hasText: 'Celebrio n’a pas pu se charger.' })
  await expect(said).toBeVisible()
  await page.unroute('**/assets/client-*.js')
  await said.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
