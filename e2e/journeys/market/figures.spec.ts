import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { bookByApi, stepByApi } from '../../fixtures/bookings.ts'
import { menuByApi } from '../../fixtures/carts.ts'
import { florist } from '../../fixtures/companies.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { type Person, signUpByApi } from '../../fixtures/people.ts'
import { serviceByApi } from '../../fixtures/services.ts'

const agents = ['Firefox/150.0', 'Firefox/151.0', 'Firefox/152.0'].map(
  name => `Mozilla/5.0 (X11; Linux x86_64; rv:150.0) ${name}`,
)

async function look(url: string, id: number, agent: string) {
  const response = await fetch(`${url}/api/v1/service-provider/${id}/view`, {
    method: 'POST',
    headers: { 'user-agent': agent },
  })
  expect(response.status).toBe(200)
}

async function companyOf(url: string, { token }: Person): Promise<number> {
  const me = await fetch(`${url}/api/v1/profile/me`, { headers: { authorization: `Bearer ${token}` } })
  const { user } = (await me.json()) as { user: { service_provider: { id: number } } }
  return user.service_provider.id
}

/** How many months of the calendar the last 365 days touch: twelve where they begin on the first of one. */
function monthsOfLastYear(): number {
  const today = new Date()
  const first = new Date(today.getTime() - 364 * 86_400_000)
  return (today.getUTCFullYear() - first.getUTCFullYear()) * 12 + today.getUTCMonth() - first.getUTCMonth() + 1
}

test('a provider sees how often their page is looked at', async ({ enter, product, expectAccessible }) => {
  const { page, person } = await enter('Rosa', await florist(product.url))
  await serviceByApi(product.url, person)
  await page.goto('/service-home')
  await page.getByRole('link', { name: 'Figures' }).click()
  await expect(page.getByText('No views in the last 30 days yet')).toBeVisible()
  await expectAccessible(page)
  const id = await companyOf(product.url, person)
  for (const agent of [...agents, ...agents]) await look(product.url, id, agent)
  await page.reload()
  await expect(page.getByText('3 views in the last 30 days')).toBeVisible()
  await page.getByText('Show as a table').click()
  await expect(page.getByRole('row')).toHaveCount(31)
  await expect(page.getByRole('row').nth(1)).toContainText('3')
  await expectAccessible(page)
  await page.getByRole('radio', { name: '365 days' }).check()
  await expect(page.getByText('3 views in the last 365 days')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(1 + monthsOfLastYear())
  await expectAccessible(page)
})

test('a provider sees what they are asked for and what they agree on, and takes it out as a table', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  const { page, person } = await enter('Rosa', await florist(url))
  await page.goto('/service-figures')
  await expect(page.getByText('No requests in the last 30 days yet')).toBeVisible()
  const celebrant = await signUpByApi(url, 'Hyacinth')
  const items = [{ name: 'Tulips', price: 20.5 }]
  const [flowers, sums] = [await menuByApi(url, person, items), await menuByApi(url, person, items, '=1+1')]
  const ask = (menu: typeof flowers) => bookByApi(url, celebrant, menu, { title: 'Garden party', quantities: [2] })
  const [first, second] = [await ask(flowers), await ask(sums)]
  for (const id of [first, second]) await stepByApi(url, person, id, 'accept')
  await stepByApi(url, person, await ask(flowers), 'decline')
  const requests = page.getByRole('region', { name: 'You accept most of the requests you answer' })
  await expect(requests).toContainText('3 requests in the last 30 days')
  await expect(requests).toContainText('67%')
  await expect(requests).toContainText('2 of 3 answers')
  const income = page.getByRole('region', { name: /^Your best week: / })
  await expect(income).toContainText('€82.00 agreed in the last 30 days')
  await income.getByText('Show as a table').click()
  await expect(income.getByRole('row').nth(1)).toContainText('€82.00')
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    income.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('income EUR.csv')
  const [header, newest] = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(header).toBe(`\uFEFFWeek,Flowers,"'=1+1",Total`)
  expect(newest).toMatch(/,41,41,82$/)
})

test.describe('a visitor whose browser is not known as a robot', () => {
  test.use({ userAgent: agents[0] })

  test('who opens the page is counted, its owner is not', async ({ enter, product, page: guest }) => {
    const { page, person } = await enter('Rosa', await florist(product.url))
    await serviceByApi(product.url, person)
    const id = await companyOf(product.url, person)
    const counted = (visitor: Page) =>
      visitor.waitForResponse(response => response.url().endsWith(`/service-provider/${id}/view`) && response.ok())
    for (const visitor of [guest, page])
      await Promise.all([counted(visitor), visitor.goto(`${product.url}/service-provider/${id}`)])
    await page.goto('/service-figures')
    await expect(page.getByText('1 view in the last 30 days')).toBeVisible()
  })
})
