import { cartByApi, menuByApi } from '../../fixtures/carts.ts'
import { florist } from '../../fixtures/companies.ts'
import { openStep, pickStart } from '../../fixtures/event-form.ts'
import { celebrateAs } from '../../fixtures/events.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'
import { ask } from '../../fixtures/posts.ts'
import { availabilityByApi, companyOf } from '../../fixtures/stores.ts'

test('who holds a day and opens their cart later books for that day, not for an event on another one', async ({
  enter,
  product: { url },
}) => {
  const seller = await signUpByApi(url, 'Euphemia', { ...(await florist(url)), company_name: 'Scabious & Silk' })
  const menu = await menuByApi(url, seller, [{ name: 'Silk garland', price: 40 }])
  await availabilityByApi(url, seller, { allows_holds: true })
  const company = await companyOf(url, seller)
  const { person, page } = await enter('Adalbert')
  await celebrateAs(url, person, { title: 'Plum supper', days: 12 })
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  const body = JSON.stringify({ day, timezone: 'UTC' })
  await ask(url, person, `/service-provider/${company}/hold`, { method: 'POST', body })
  await cartByApi(url, person, menu.choice())
  // While nobody knows of a held day, no button leads to an event on another one.
  let know = (): void => undefined
  const known = new Promise<void>(resolve => {
    know = resolve
  })
  await page.route(/\/hold\?/, route => known.then(() => route.continue()))
  const events = page.waitForResponse(answer => new URL(answer.url()).pathname === '/api/v1/event')
  await page.goto('/cart')
  await events
  const pay = page.getByRole('region', { name: 'Checkout summary' })
  const ways = pay.getByRole('link')
  await expect(pay.getByRole('button', { name: 'Choose an event' })).toBeDisabled()
  await expect(ways.filter({ hasText: /Book for|Create Event/ })).toHaveCount(0)
  know()
  await expect(ways.first()).toHaveText('Create Event')
  await expect(ways.first()).toHaveAttribute('href', `/create-sp-event/${company}?day=${day}`)
  await expect(ways.nth(1)).toHaveText('Book for Plum supper')
  // An event with another date was begun before: the day that is held takes its place, until another one is chosen.
  await page.goto(`/create-sp-event/${company}`)
  await openStep(page, 'What and when')
  await pickStart(page, '2027-06-12T18:30')
  await page.goto('/cart')
  await expect(ways.first()).toHaveText('Create Event')
  await ways.first().click()
  await openStep(page, 'What and when')
  const days = page.getByRole('group', { name: 'Date' }).getByRole('button')
  const chosen = days.and(page.getByRole('button', { pressed: true }))
  await expect(chosen).toContainText(String(Number(day.slice(8))))
  await expect(chosen).toBeInViewport()
  await days.nth(1).click()
  const other = await chosen.textContent()
  await page.reload()
  await openStep(page, 'What and when')
  await expect(chosen).toHaveText(other ?? '')
})
