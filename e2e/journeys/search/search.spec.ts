import type { Page, Route } from '@playwright/test'
import { florist } from '../../fixtures/companies.ts'
import { toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'
import { ask, postAs } from '../../fixtures/posts.ts'
import { serviceByApi } from '../../fixtures/services.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true })

const kind = (page: Page) => page.getByRole('combobox', { name: 'Search for' })

const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')

/** On a phone a button opens the search. */
async function openSearch(page: Page) {
  const button = page.getByRole('button', { name: 'Search' })
  await expect(button.or(field(page))).toBeVisible({ timeout: 20_000 })
  if (await button.isVisible()) await button.click()
}

test('somebody is found despite accents and typos, with the keyboard alone', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const zoe = await signUpByApi(product.url, 'Zoé Montclair')
  await signUpByApi(product.url, 'Zoé Montclaire-Ferrand de la Très Longue Rivière')
  const { page } = await enter('Gudrun')
  await page.goto('/home')
  await openSearch(page)
  await field(page).fill('zoe montcl')
  await expect(options(page)).toHaveCount(3)
  await expectAccessible(page)
  await field(page).press('Escape')
  await expect(options(page)).toHaveCount(0)
  await openSearch(page)
  await field(page).fill('zoe montcliar')
  const found = page.getByRole('option', { name: /^Zoé Montclair Spain/ })
  await expect(found).toBeVisible()
  await field(page).press('ArrowUp')
  await expect(page.getByRole('option', { name: 'All results for “zoe montcliar”' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await field(page).press('ArrowDown')
  await field(page).press('ArrowDown')
  await expect(found).toHaveAttribute('aria-selected', 'true')
  await field(page).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/profile/${zoe.user.id}$`))
})

test('Enter leads to all results, page by page, and back', bothWidths, async ({ enter, product, expectAccessible }) => {
  await Promise.all(Array.from({ length: 32 }, (_, at) => signUpByApi(product.url, `Hortensia Zwölfer ${at}`)))
  const { page } = await enter('Hiltrud')
  await page.goto('/home')
  await openSearch(page)
  await field(page).fill('zwolfer')
  await field(page).press('Enter')
  await expect(page.getByRole('heading', { name: 'Results for “zwolfer”' })).toBeVisible()
  const people = page.getByRole('list', { name: 'User' }).getByRole('link')
  await expect(people).toHaveCount(30)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(people).toHaveCount(32)
  await page.goBack()
  await expect(page).toHaveURL(/\/home$/)
})

test(
  'a hashtag is found by its sign with the keyboard, and those of private accounts are not',
  bothWidths,
  async ({ enter, product, expectAccessible }) => {
    const [ludmilla, leopold] = await Promise.all(['Ludmilla', 'Leopold'].map(name => signUpByApi(product.url, name)))
    if (!ludmilla || !leopold) throw new Error('Nobody came.')
    for (const one of [ludmilla, leopold]) await postAs(product.url, one, 'Lanterns! #Lampionfest')
    await postAs(product.url, ludmilla, '#lampión_secreto')
    await ask(product.url, ludmilla, '/profile', { method: 'PATCH', body: JSON.stringify({ is_private: true }) })
    await postAs(product.url, leopold, '#lampions')
    await postAs(product.url, leopold, '#lampions again')
    const { page } = await enter('Lieselotte')
    await page.goto('/home')
    await openSearch(page)
    await expect(kind(page)).toHaveValue('user')
    await field(page).pressSequentially('#lampio')
    await expect(kind(page)).toHaveValue('hashtag')
    await expect(options(page)).toHaveText(['#lampionfest1 person', '#lampions1 person', 'All results for “#lampio”'])
    await expectAccessible(page)
    await field(page).press('ArrowUp')
    await field(page).press('Enter')
    await expect(page.getByRole('heading', { name: 'Results for “#lampio”' })).toBeVisible()
    const list = page.getByRole('list', { name: 'Hashtag' }).getByRole('link')
    await expect(list).toHaveText(['#lampionfest1 person', '#lampions1 person'])
    await expectAccessible(page)
    await page.reload()
    await expect(list).toHaveCount(2)
    await openSearch(page)
    await expect(kind(page)).toHaveValue('hashtag')
    await field(page).fill('LAMPIÓNF')
    await expect(page.getByRole('option', { name: '#lampionfest 1 person' })).toBeVisible()
    await field(page).press('ArrowDown')
    await field(page).press('Enter')
    await expect(page).toHaveURL(/\/hashtags\/lampionfest$/)
    await expect(page.getByRole('heading', { level: 1, name: '#lampionfest' })).toBeVisible()
  },
)

test('changing what is searched for keeps the search terms', async ({ enter, product }) => {
  const melusine = await signUpByApi(product.url, 'Melusine Quast')
  await postAs(product.url, melusine, '#melusinenfest')
  const { page } = await enter('Mechthild')
  await page.goto('/search?type=hashtag')
  await expect(page.getByRole('heading', { name: 'Which hashtag are you looking for?' })).toBeVisible()
  await openSearch(page)
  await field(page).fill('melusine')
  await expect(page.getByRole('option', { name: '#melusinenfest' })).toBeVisible()
  await kind(page).selectOption('User')
  await expect(page.getByRole('option', { name: 'Melusine Quast' })).toBeVisible()
  await expect(page.getByRole('option', { name: '#melusinenfest' })).toHaveCount(0)
  await kind(page).selectOption('Hashtag')
  await field(page).fill('#')
  await expect(options(page)).toHaveCount(0)
  await field(page).press('Escape')
})

test('a search that finds nobody says so', async ({ enter, expectAccessible }) => {
  const { page } = await enter('Irmgard')
  await page.goto('/home')
  await openSearch(page)
  await field(page).fill('qqqqxxxx')
  await expect(page.getByText('No search result').last()).toBeVisible()
  await field(page).press('Enter')
  await expect(page.getByRole('heading', { name: 'No search result' })).toBeVisible()
  await expect(toast(page, 'no result')).toBeVisible()
  await expectAccessible(page)
})

test('the slash key opens the search, except in text fields', async ({ enter }) => {
  const { page } = await enter('Kreszentia')
  await page.goto('/search')
  await expect(page.getByRole('heading', { name: 'Who are you looking for?' })).toBeVisible()
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('a/b')
  await expect(field(page)).toHaveValue('a/b')
})

test('a failed connection is reported, and the search goes on when it is back', async ({ enter, product }) => {
  await signUpByApi(product.url, 'Kunigunde Draht')
  const { page } = await enter('Korbinian')
  await page.goto('/home')
  await openSearch(page)
  await page.route('**/search/user**', route => route.fulfill({ status: 404, json: {} }))
  await field(page).fill('kunigunde')
  const again = page.getByRole('button', { name: 'Try Again' })
  await expect(again).toBeVisible()
  await page.unroute('**/search/user**')

  // While it tries, the button keeps the focus and does nothing when it is pressed again.
  const asked: Route[] = []
  await page.route('**/search/user**', route => void asked.push(route))
  await again.click()
  await expect(again).toBeDisabled()
  await expect(again).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await expect.poll(() => asked.length).toBe(1)
  await asked[0]?.continue()
  await expect(page.getByRole('option', { name: /Kunigunde Draht/ })).toBeVisible()
  expect(asked).toHaveLength(1)
})

test(
  'a provider is found by name and by what they offer, and opens as a store',
  bothWidths,
  async ({ enter, product, expectAccessible }) => {
    const company_name = 'Orchidee & Tausendschön'
    const provider = await signUpByApi(product.url, 'Ottokar Blum', { ...(await florist(product.url)), company_name })
    await serviceByApi(product.url, provider, { name: 'Kirschzweige', items: [{ name: 'Branch', price: 4 }] })
    const { page } = await enter('Philomena')
    await page.goto('/home')
    await openSearch(page)
    await kind(page).selectOption('Service provider')
    await field(page).fill('tausendschon')
    const found = page.getByRole('option', { name: company_name })
    await expect(found).toBeVisible()
    await expectAccessible(page)
    await field(page).fill('kirschzwe')
    await expect(found).toBeVisible()
    await field(page).press('Enter')
    await expect(page).toHaveURL(/type=provider/)
    await page.getByRole('list', { name: 'Service provider' }).getByRole('link', { name: company_name }).click()
    await expect(page.getByRole('heading', { name: company_name, level: 1 })).toBeVisible()
  },
)
