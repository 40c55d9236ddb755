import { florist } from '../../fixtures/companies.ts'
import { celebrateAs } from '../../fixtures/events.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'
import { ask } from '../../fixtures/posts.ts'
import { blockByApi, companyOf } from '../../fixtures/stores.ts'

test('the providers whom a host prefers are offered with a new event, until one of them blocks', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  const company_name = 'Nigella & Quastenflor'
  const provider = await signUpByApi(url, 'Nigella', { ...(await florist(url)), company_name })
  const { person: host, page } = await enter('Leocadia')
  const id = await celebrateAs(url, host, { title: 'Golden wedding' })
  const offered = page.getByRole('region', { name: 'Your preferred providers' })
  await page.goto(`/events/${id}/invite?new`)
  await expect(page.getByRole('heading', { name: 'Who’s coming?' })).toBeVisible()
  await expect(offered).toHaveCount(0)
  const preferred_sp = [await companyOf(url, provider)]
  await ask(url, host, '/profile', { method: 'PATCH', body: JSON.stringify({ preferred_sp }) })
  await page.reload()
  await expect(offered.getByRole('link', { name: company_name })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/events/${id}/invite`)
  await expect(page.getByRole('heading', { name: 'Who’s coming?' })).toBeVisible()
  await expect(offered).toHaveCount(0)
  await page.goto(`/events/${id}/invite?new`)
  await offered.getByRole('link', { name: company_name }).click()
  await expect(page.getByRole('heading', { name: company_name, level: 1 })).toBeVisible()
  await blockByApi(url, provider, host)
  await page.goto(`/events/${id}/invite?new`)
  await expect(page.getByRole('heading', { name: 'Who’s coming?' })).toBeVisible()
  await expect(offered).toHaveCount(0)
})
