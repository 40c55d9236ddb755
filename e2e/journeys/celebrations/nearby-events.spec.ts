import { celebrateAs } from '../../fixtures/events.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'

/** Countries that no other journey uses, so that other journeys' events are not nearby. */
const mongolia = 496
const bhutan = 64

/** The UTC time some seconds from now, in the format of the API. */
const inSeconds = (seconds: number) =>
  new Date(Date.now() + seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')

test('an event nearby is found on home, in the list, and by search', async ({ enter, product, expectAccessible }) => {
  const host = await signUpByApi(product.url, 'Sarnai')
  await celebrateAs(product.url, host, { title: 'Naadam on the steppe', open_to: 0, days: 3, country_id: mongolia })
  await celebrateAs(product.url, host, { title: 'Naadam far away', open_to: 0, days: 2, country_id: 250 })
  const { page } = await enter('Temur', { country_id: mongolia })
  await page.goto('/home')
  const widget = page.getByRole('region', { name: 'Upcoming near you' })
  await expect(widget.getByRole('listitem')).toHaveText([/Naadam on the steppe/])
  await widget.getByRole('link', { name: 'See all: Upcoming near you' }).click()
  await expect(page.getByRole('heading', { name: 'Upcoming Events', level: 1 })).toBeVisible()
  const near = page.getByRole('list', { name: 'Near you' })
  await expect(near.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('list', { name: 'Public Events' }).getByText('Naadam far away')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Explore' }).click()
  await expect(page.getByRole('heading', { name: 'Explore', level: 1 })).toBeVisible()
  await page.goto('/search?type=event&keyword=naad')
  const found = page.getByRole('main').getByRole('list', { name: 'Event' }).getByRole('link')
  await expect(found).toHaveText([/Naadam far away/, /Naadam on the steppe.*Mongolia/])
  await found.last().click()
  await expect(page.getByRole('heading', { name: 'Naadam on the steppe' }).first()).toBeVisible()
})

test('home says that nothing is nearby, and guests find public events', async ({ enter, page, product }) => {
  const { page: lonely } = await enter('Dorji', { country_id: 336 })
  await lonely.goto('/home')
  await expect(lonely.getByRole('region', { name: 'Upcoming near you' })).toContainText(
    'No upcoming events near you yet.',
  )
  const host = await signUpByApi(product.url, 'Pema')
  await celebrateAs(product.url, host, { title: 'Losar for everybody', open_to: 0, days: 1 })
  await page.goto('/upcoming-events')
  await expect(page.getByRole('article', { name: 'Losar for everybody' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Near you' })).toHaveCount(0)
})

test('an event that has begun is at the top of home', async ({ enter, product, expectAccessible }) => {
  const host = await signUpByApi(product.url, 'Karma')
  await celebrateAs(product.url, host, {
    title: 'Masks are dancing',
    open_to: 0,
    country_id: bhutan,
    timezone: 'UTC',
    event_date: inSeconds(3),
  })
  const { page } = await enter('Yeshi', { country_id: bhutan })
  const card = page.getByRole('region', { name: 'Masks are dancing' })
  await expect(async () => {
    await page.goto('/home')
    await expect(card).toContainText('Live now', { timeout: 5_000 })
  }).toPass()
  await expectAccessible(page)
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/events\/\d+$/)
})
