import type { Page } from '@playwright/test'
import { florist } from '../../fixtures/companies.ts'
import { search } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'
import { serviceByApi } from '../../fixtures/services.ts'
import { languagesByApi, travelsByApi } from '../../fixtures/stores.ts'

/** A store with a service, so that lists show it. */
async function store(url: string, company_name: string, item: { name: string; price: number }) {
  const person = await signUpByApi(url, company_name, { ...(await florist(url)), company_name })
  await serviceByApi(url, person, { name: `Flowers of ${company_name}`, items: [item] })
  return person
}

const cards = (page: Page) => page.getByRole('list', { name: 'Service providers' })
const card = (page: Page, name: string) => cards(page).getByRole('article', { name })
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1000

/** The filters: beside the list, on a phone in a sheet that this opens. */
async function openFilters(page: Page) {
  if (!isPhone(page)) return page.getByRole('complementary', { name: 'Filters' })
  await page.getByRole('button', { name: /^(Filters|\d+ filters?)$/ }).click()
  return page.getByRole('dialog', { name: 'Filters' })
}

const showResults = async (page: Page) => {
  if (isPhone(page)) await page.getByRole('button', { name: /^Show / }).click()
}

test(
  'a guest finds a store by a misspelt word, and takes filters away one by one',
  bothWidths,
  async ({ page, product: { url }, expectAccessible }) => {
    await store(url, 'Zinnia & Wolframine', { name: 'Bouquet', price: 12.5 })
    await page.goto('/service-provider')
    await page.getByLabel('Search Within').fill('wolframime')
    const panel = await openFilters(page)
    await panel.getByRole('switch', { name: 'Offers only' }).check()
    await showResults(page)
    await expect(page).toHaveURL(/keyword=wolframime.*offers=1|offers=1.*keyword=wolframime/)
    await expect(page.getByRole('heading', { name: 'No provider fits all of that' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Without Offers only · 1 provider' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Remove filter: Offers only' }).click()
    await expect(card(page, 'Zinnia & Wolframine')).toContainText('from €12.50 per unit')
    await expectAccessible(page)
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Remove filter: Offers only' })).toBeVisible()
    await page.getByRole('button', { name: 'Without Offers only · 1 provider' }).click()
    await card(page, 'Zinnia & Wolframine').getByRole('link').click()
    await expect(page).toHaveURL(/\/service-provider\/\d+$/)
  },
)

test(
  'category and place narrow the list down, and the link holds both',
  bothWidths,
  async ({ enter, product: { url } }) => {
    await store(url, 'Petunia Quendelin', { name: 'Table', price: 5 })
    const { page } = await enter('Ottilie')
    await page.goto('/explore')
    await page.getByRole('group', { name: 'What you need' }).getByRole('button').first().click()
    await expect(page).toHaveURL(/category_id=\d+/)
    await page.getByLabel('Search Within').fill('Quendelin')
    await openFilters(page)
    await search(page, 'Category', 'Flowers', 'Flowers')
    await search(page, 'Country', 'Spain', 'Spain')
    await showResults(page)
    await expect(card(page, 'Petunia Quendelin')).toBeVisible()
    await page.reload()
    await expect(card(page, 'Petunia Quendelin')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove filter: Spain' })).toBeVisible()
    await page
      .getByRole('navigation', { name: 'What to explore' })
      .getByRole('link', { name: 'Upcoming Events' })
      .click()
    await expect(page).toHaveURL('/explore/upcoming-events')
  },
)

test(
  'two stores are compared by a link that a guest can open',
  bothWidths,
  async ({ enter, browser, product: { url }, expectAccessible }) => {
    await store(url, 'Gardenia Xylo', { name: 'Bouquet', price: 9 })
    await store(url, 'Hortensia Xylo', { name: 'Bouquet', price: 7 })
    const { page } = await enter('Ludovica')
    await page.goto('/explore/service-provider?keyword=xylo')
    await page.getByRole('checkbox', { name: 'Compare Gardenia Xylo' }).check()
    await expect(page.getByText('Choose one more')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Compare Hortensia Xylo' }).press('Space')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Compare 2' }).click()
    const table = page.getByRole('table')
    await expect(table.getByRole('row', { name: /^Price/ })).toContainText('from €7.00 per unitlowest')
    await expectAccessible(page)
    const guest = await browser.newPage()
    await guest.goto(page.url())
    await guest.getByRole('button', { name: 'Remove Gardenia Xylo' }).click()
    await expect(guest.getByRole('columnheader', { name: /Hortensia Xylo/ })).toBeVisible()
    await expect(guest.getByRole('columnheader', { name: /Gardenia Xylo/ })).toBeHidden()
    await guest.close()
    await page.getByRole('link', { name: 'All providers' }).click()
    await expect(page).toHaveURL(/\/explore\/service-provider\?keyword=xylo&compare=/)
  },
)

test('price and language narrow the list down, and it goes on page by page', async ({ page, product: { url } }) => {
  for (const [name, price] of [
    ['Veilchen Eins', 5],
    ['Veilchen Zwei', 15],
    ['Veilchen Drei', 25],
  ] as const)
    await languagesByApi(url, await store(url, name, { name: 'Bouquet', price }), price > 10 ? ['de', 'en'] : ['de'])
  // Pages of one, so that three stores are three of them.
  await page.route('**/api/v1/service-provider?*', route =>
    route.continue({ url: `${route.request().url()}&per_page=1` }),
  )
  await page.goto('/service-provider?keyword=veilchen')
  await page.getByLabel('Sort by').selectOption('Lowest price')
  const panel = await openFilters(page)
  await search(page, 'Currency', 'EUR', 'EUR · Euro')
  for (const name of ['Veilchen Eins', 'Veilchen Zwei', 'Veilchen Drei']) {
    await expect(card(page, name)).toBeVisible()
    if (name !== 'Veilchen Drei') await page.getByRole('button', { name: 'Load more' }).click()
  }
  await expect(cards(page).getByRole('article')).toContainText(['€5.00', '€15.00', '€25.00'])
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden()
  await search(page, 'Languages', 'Eng', 'English')
  await expect(card(page, 'Veilchen Zwei')).toBeVisible()
  await panel.getByLabel('From', { exact: true }).fill('20')
  await expect(card(page, 'Veilchen Drei')).toBeVisible()
  await expect(cards(page).getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: 'Remove filter: English' }).click()
  await panel.getByLabel('From', { exact: true }).fill('about 2')
  await expect(panel.getByText('Type an amount in EUR, like 25.')).toBeVisible()
  // Whoever goes on while a filter is on its way gets there.
  await page.getByLabel('Search Within').fill('veil')
  await card(page, 'Veilchen Drei').getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Veilchen Drei', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/service-provider\/\d+$/)
})

test('who declines to say where they are is told what else they can do', async ({ page }) => {
  await page.goto('/service-provider')
  await page.getByRole('button', { name: 'Near me' }).click()
  await expect(page.getByText('Choose a country and city instead.')).toBeVisible()
})

test('near you is asked on a press, and stays out of the address', async ({ page, context, product: { url } }) => {
  await store(url, 'Camellia Nearby', { name: 'Bouquet', price: 8 })
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 37.39, longitude: -5.99 })
  await page.goto('/service-provider')
  await page.getByRole('button', { name: 'Near me' }).click()
  await expect(page).toHaveURL('/service-provider?near=me')
  await expect(page.getByRole('button', { name: 'Remove filter: Near you' })).toBeVisible()
})

test(
  'who comes is found from where one is, and from a city',
  bothWidths,
  async ({ page, context, product: { url }, expectAccessible }) => {
    await travelsByApi(url, await store(url, 'Lilium Comes', { name: 'Bouquet', price: 8 }), 500)
    await store(url, 'Lilium Stays', { name: 'Bouquet', price: 8 })
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 37.39, longitude: -5.99 })
    await page.goto('/service-provider?keyword=lilium')
    await expect(cards(page).getByRole('article')).toHaveCount(2)
    const panel = await openFilters(page)
    await panel.getByRole('switch', { name: 'Comes to me' }).click()
    await expect(panel.getByRole('switch', { name: 'Comes to me' })).toBeChecked()
    await expectAccessible(page)
    await showResults(page)
    await expect(page).toHaveURL(/near=me&comes=1/)
    await expect(cards(page).getByRole('article')).toHaveCount(1)
    await expect(card(page, 'Lilium Comes')).toContainText('Abla, 286 km')
    await page.getByRole('button', { name: 'Remove filter: Near you' }).click()
    await expect(cards(page).getByRole('article')).toHaveCount(2)
    await openFilters(page)
    await search(page, 'Country', 'Spain', 'Spain')
    await search(page, 'State', 'Andal', 'Andalusia')
    await search(page, 'City', 'Sevilla', 'Sevilla')
    await page.getByRole('switch', { name: 'Comes to this city' }).click()
    await showResults(page)
    await expect(card(page, 'Lilium Comes')).toBeVisible()
    await expect(cards(page).getByRole('article')).toHaveCount(1)
  },
)

test('whom one has blocked is not found', async ({ enter, product: { url } }) => {
  const { user } = await store(url, 'Dahlia Verboten', { name: 'Bouquet', price: 8 })
  const { person, page } = await enter('Sieglinde')
  await page.goto('/explore?keyword=verboten')
  await expect(card(page, 'Dahlia Verboten')).toBeVisible()
  await fetch(`${url}/api/v1/friend/${user.id}/block`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}` },
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No provider fits all of that' })).toBeVisible()
})

test(
  'home shows providers near where one lives, and leads to all of them',
  bothWidths,
  async ({ enter, product: { url }, expectAccessible }) => {
    await store(url, 'Freesia Nahebei', { name: 'Bouquet', price: 8 })
    const { page } = await enter('Walburga')
    await page.goto('/home')
    const near = page.getByRole('list', { name: 'Service providers near you' })
    await expect(near.getByRole('link').first()).toHaveAttribute('href', /^\/service-provider\/\d+$/)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'See all: Service providers near you' }).click()
    await expect(page).toHaveURL('/explore/service-provider?near=me')
    await expect(cards(page).getByRole('article').first()).toBeVisible()
  },
)
