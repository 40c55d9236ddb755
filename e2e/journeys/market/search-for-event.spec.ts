import type { Page } from '@playwright/test'
import { florist } from '../../fixtures/companies.ts'
import { celebrateAs } from '../../fixtures/events.ts'
import { providerSearch } from '../../fixtures/finding.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'
import { serviceByApi } from '../../fixtures/services.ts'
import { dayOffByApi } from '../../fixtures/stores.ts'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1000

async function store(url: string, company_name: string) {
  const person = await signUpByApi(url, company_name, { ...(await florist(url)), company_name })
  await serviceByApi(url, person, { name: `Wreaths of ${company_name}`, items: [{ name: 'Wreath', price: 30 }] })
  return person
}

/** Opens a part of the search: of its own on wide screens, on a phone all are in one sheet. */
async function openPart(page: Page, name: string) {
  const openers = providerSearch(page).getByRole('button')
  await (isPhone(page) ? openers : openers.filter({ hasText: name })).click()
  return page.getByRole('dialog', { name: 'Find providers' })
}

test(
  'the event is the search: its city, day and guests are looked for, until another day is',
  bothWidths,
  async ({ enter, product: { url }, expectAccessible }) => {
    const { person, page } = await enter('Petronia')
    const { country_id, state_id, city_id } = await florist(url)
    const title = 'Petronia turns forty'
    const event = await celebrateAs(url, person, { title, members: 60, country_id, state_id, city_id })
    const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    await store(url, 'Tamarisk Frei')
    await store(url, 'Tamarisk Offen')
    await dayOffByApi(url, await store(url, 'Tamarisk Zu'), day)

    await page.goto('/explore/service-provider?keyword=tamarisk')
    const cards = page.getByRole('list', { name: 'Service providers' }).getByRole('article')
    await expect(cards).toHaveCount(3)
    const sheet = await openPart(page, 'For')
    await expectAccessible(page)
    await sheet.getByRole('combobox', { name: 'For', exact: true }).selectOption(String(event))
    await sheet.getByRole('button', { name: 'Show 2 providers' }).click()
    await expect(cards).toHaveCount(2)
    await expect(page.getByRole('article', { name: 'Tamarisk Zu' })).toHaveCount(0)
    await expect(providerSearch(page)).toContainText(title)
    await expect(providerSearch(page)).toContainText('60 guests')
    await expect(page).toHaveURL(new RegExp(`city_id=${city_id}.*free_on=${day}.*event_id=${event}`))
    await expectAccessible(page)

    for (const box of await page.getByRole('checkbox', { name: /^Compare Tamarisk/ }).all()) await box.check()
    await page.getByRole('link', { name: 'Compare 2' }).click()
    await expect(page.getByRole('textbox', { name: 'Guests' })).toHaveValue('60')
    await page.goBack()

    const when = await openPart(page, 'When')
    const other = new Date(Date.now() + 31 * 86_400_000).toISOString().slice(0, 10)
    await when.getByLabel('Free on').fill(other)
    await when.getByRole('button', { name: 'Show 3 providers' }).click()
    await expect(providerSearch(page)).not.toContainText(title)
    await expect(providerSearch(page)).not.toContainText('guests')
  },
)

test('who searches with the keyboard goes on to the results; a guest has no events to look for', async ({
  page,
  product: { url },
}) => {
  await store(url, 'Laburnum Solo')
  await page.goto('/service-provider?keyword=laburnum')
  await expect(providerSearch(page).getByRole('button', { name: /^Where/ })).toContainText('Anywhere')
  await expect(providerSearch(page).getByRole('button', { name: /^For/ })).toHaveCount(0)
  await providerSearch(page).getByRole('button', { name: 'To the results' }).press('Enter')
  await expect(page.getByRole('heading', { name: '1 provider' })).toBeFocused()
})
