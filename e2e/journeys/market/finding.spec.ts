import type { Page } from '@playwright/test'
import { florist } from '../../fixtures/companies.ts'
import { findProviders, providerSearch } from '../../fixtures/finding.ts'
import { search } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'
import { serviceByApi } from '../../fixtures/services.ts'
import { languagesByApi, offerByApi, picturedServiceByApi, travelsByApi } from '../../fixtures/stores.ts'

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
    // Who has no events is not asked for one.
    if (isPhone(page)) await expect(providerSearch(page).getByText('What, where and when')).toBeVisible()
    await findProviders(page, 'wolframime')
    const panel = await openFilters(page)
    await expect(panel).not.toContainText('optional')
    await panel.getByRole('switch', { name: 'Offers only' }).check()
    await showResults(page)
    await expect(page).toHaveURL(/keyword=wolframime.*offers=1|offers=1.*keyword=wolframime/)
    await expect(page.getByRole('heading', { name: 'No provider fits all of that' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Without Offers only · 1 provider' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Remove filter: Offers only' }).click()
    await expect(card(page, 'Zinnia & Wolframine')).toContainText('from €12.50 each')
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
  async ({ enter, product: { url }, expectAccessible }) => {
    await store(url, 'Petunia Quendelin', { name: 'Table', price: 5 })
    const { page } = await enter('Ottilie')
    await page.goto('/explore')
    const shelf = page.getByRole('group', { name: 'What you need' })
    await shelf.getByRole('button', { name: 'Catering' }).click()
    await expect(page).toHaveURL(/category_id=11$/)
    await shelf.getByRole('button', { name: 'All kinds' }).click()
    const kinds = page.getByRole('dialog', { name: 'Categories' })
    await kinds.getByLabel('Search').fill('henna')
    await expectAccessible(page)
    await kinds.getByRole('button', { name: 'Henna' }).click()
    await expect(page).toHaveURL(/category_id=50$/)
    await expect(shelf.getByRole('button').first()).toHaveText('Henna')
    await expect(shelf.getByRole('button', { name: 'Henna' })).toHaveAttribute('aria-pressed', 'true')
    await findProviders(page, 'Quendelin')
    await openFilters(page)
    await search(page, 'Category', 'Flowers', 'Flowers')
    await page.getByRole('button', { name: 'Choose country, state and city' }).click()
    await search(page, 'Country', 'Spain', 'Spain')
    await showResults(page)
    await expect(page.getByRole('heading', { name: '1 provider' })).toBeVisible()
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
  'four stores are compared by a link that a guest can open',
  bothWidths,
  async ({ enter, browser, product: { url }, expectAccessible }) => {
    const gardenia = await store(url, 'Gardenia Xylo', { name: 'Bouquet', price: 9 })
    await picturedServiceByApi(url, gardenia, 1, [{ name: 'Table', price: 12, unit: 4 }])
    await picturedServiceByApi(url, await store(url, 'Iris Xylo', { name: 'Bouquet', price: 10 }), 1, [
      { name: 'Corsage', price: 11.5, unit: 4 },
    ])
    const hortensia = await store(url, 'Hortensia Xylo', { name: 'Bouquet', price: 14 })
    await offerByApi(url, hortensia, { discount: 50 })
    for (const name of ['Jasmine Xylo', 'Kalmia Xylo']) await store(url, name, { name: 'Bouquet', price: 20 })
    const { page } = await enter('Ludovica')
    await page.goto('/explore/service-provider?keyword=xylo')
    await expect(card(page, 'Hortensia Xylo')).toContainText('50% off')
    await page.getByRole('checkbox', { name: 'Compare Gardenia Xylo' }).check()
    await expect(page.getByText('Choose one more')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Compare Iris Xylo' }).check()
    await page.getByRole('checkbox', { name: 'Compare Hortensia Xylo' }).press('Space')
    await page.getByRole('checkbox', { name: 'Compare Jasmine Xylo' }).check()
    await expect(page.getByRole('checkbox', { name: 'Compare Kalmia Xylo' })).toBeDisabled()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Compare 4' }).click()
    const table = page.getByRole('table')
    await expect(table.getByRole('columnheader', { name: /Xylo/ })).toHaveCount(4)
    await expect(table.getByRole('row', { name: /^Price/ })).toContainText('Price now €7.00 eachlowest')
    await expect(table.getByRole('row', { name: /^Your connections/ })).toContainText('None yet')
    // What they offer is seen: a picture of it, else its drawing.
    const pictureIn = (name: string) => table.getByRole('columnheader', { name }).locator('img')
    await expect(pictureIn('Gardenia Xylo')).toHaveAttribute('src', /\/files\/media\//)
    await expect(pictureIn('Hortensia Xylo')).toHaveAttribute('src', /\/art\//)
    await page.getByLabel('Guests').fill('40')
    const cost = table.getByRole('row', { name: /^For 40 guests/ })
    await expect(cost).toContainText('€480.00Table, €12.00 per person')
    await expect(cost).toContainText('€460.00Corsage, €11.50 per personlowest')
    await expect(page).toHaveURL(/guests=40/)
    await expectAccessible(page)
    // The prices that are struck are said aloud, which takes no room.
    await expect(table.getByRole('row', { name: /^Price/ }).locator('s')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    const guest = await browser.newPage()
    await guest.goto(page.url())
    await expect(guest.getByRole('row', { name: /^Place/ })).toBeVisible()
    await expect(guest.getByRole('columnheader', { name: /Xylo/ })).toHaveCount(4)
    await expect(guest.getByRole('row', { name: /^For 40 guests/ })).toContainText('€460.00')
    await expect(guest.getByRole('row', { name: /^Your connections/ })).toBeHidden()
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
  await panel.getByLabel('To', { exact: true }).fill('30')
  await expect(page).toHaveURL(/price_from=20&price_to=30/)
  await expect(card(page, 'Veilchen Drei')).toBeVisible()
  await expect(cards(page).getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: 'Remove filter: English' }).click()
  await panel.getByLabel('From', { exact: true }).fill('about 2')
  await expect(panel.getByText('Type an amount in EUR, like 25.')).toBeVisible()
  // Whoever goes on while a filter is on its way gets there.
  await findProviders(page, 'veil')
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

test('around oneself is any distance, and prices are in the currency there', async ({
  page,
  context,
  product: { url },
}) => {
  await store(url, 'Protea Lointaine', { name: 'Bouquet', price: 8 })
  await context.grantPermissions(['geolocation'])
  // More than 1,000 km from there.
  await context.setGeolocation({ latitude: 48.86, longitude: 2.35 })
  await page.goto('/service-provider?keyword=protea')
  await page.getByRole('button', { name: 'Near me' }).click()
  await expect(page).toHaveURL(/near=me/)
  await expect(card(page, 'Protea Lointaine')).toContainText('Abla, 1,')
  const panel = await openFilters(page)
  await expect(panel.getByRole('combobox', { name: 'Distance' })).toHaveValue('')
  await expect(panel.getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR · Euro')
  await panel.getByLabel('From', { exact: true }).fill('5')
  await expect(page).toHaveURL(/currency=EUR/)
  await expect(card(page, 'Protea Lointaine')).toBeVisible()
})

test('a guest finds a store by its trade and city', async ({ page, product: { url } }) => {
  await store(url, 'Anemone Werkstatt', { name: 'Bouquet', price: 8 })
  await page.goto('/service-provider')
  await findProviders(page, 'fleuriste abla anemone')
  await expect(card(page, 'Anemone Werkstatt')).toBeVisible()
})

test('who comes is found from where one is, and from a city', async ({
  page,
  context,
  product: { url },
  expectAccessible,
}) => {
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
  await search(page, 'City or town', 'Sevil', 'Seville, Andalusia, Spain')
  const also = page.getByRole('switch', { name: 'Also who comes to this city' })
  await expect(also).toBeChecked()
  await expect(card(page, 'Lilium Comes')).toContainText('Abla, 284 km')
  await expect(cards(page).getByRole('article')).toHaveCount(1)
  await also.click()
  await showResults(page)
  await expect(page.getByRole('heading', { name: 'No provider fits all of that' })).toBeVisible()
  await page.getByRole('button', { name: 'Without Based in this city · 1 provider' }).click()
  await expect(card(page, 'Lilium Comes')).toBeVisible()
  await expect(page).toHaveURL(/city_id=\d+&comes=1/)
})

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

test('home shows providers near where one lives, and leads to all of them', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  await store(url, 'Freesia Nahebei', { name: 'Bouquet', price: 8 })
  const { page } = await enter('Walburga')
  await page.goto('/home')
  const near = page.getByRole('list', { name: 'Service providers near you' })
  await expect(near.getByRole('link').first()).toHaveAttribute('href', /^\/service-provider\/\d+$/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'See all: Service providers near you' }).click()
  await expect(page).toHaveURL('/explore/service-provider?near=me')
  await expect(cards(page).getByRole('article').first()).toBeVisible()
})
