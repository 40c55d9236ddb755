import type { Page } from '@playwright/test'
import { cartByApi, menuByApi } from '../../fixtures/carts.ts'
import { florist } from '../../fixtures/companies.ts'
import { openStep, pickStart } from '../../fixtures/event-form.ts'
import { toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { type Person, signUpByApi } from '../../fixtures/people.ts'
import { ask } from '../../fixtures/posts.ts'
import { companyOf } from '../../fixtures/stores.ts'

const arch = { name: 'Rose arch', price: 120 }

type Asked = { event: { title: string; guests: number }; total: number }

const requestsTo = async (url: string, provider: Person) =>
  (await ask<{ bookings: Asked[] }>(url, provider, '/booking?side=provider')).bookings

async function seller(url: string, name: string, company_name: string) {
  const person = await signUpByApi(url, name, { ...(await florist(url)), company_name })
  return { person, id: await companyOf(url, person), menu: await menuByApi(url, person, [arch]) }
}

const create = (page: Page) => page.getByRole('button', { name: 'Create Event' }).click()

/** What the form asks for, with providers. */
async function fill(page: Page, title: string): Promise<void> {
  await openStep(page, 'What and when')
  await page.getByLabel('Title').fill(title)
  await pickStart(page, '2027-06-12T18:30')
  await openStep(page, 'Where')
  await page.getByLabel('Address').fill('Calle Feria 12')
  await openStep(page, 'Who')
  await page.getByLabel('Number of guests').fill('80')
}

test(
  'an event is created and its providers are asked in one go; without a service nothing is',
  bothWidths,
  async ({ enter, product: { url }, expectAccessible }) => {
    const { person, id } = await seller(url, 'Lavinia', 'Lavender & Lime')
    const { page } = await enter('Myrtle')
    await page.goto(`/create-sp-event/${id}`)
    await expect(page.getByRole('heading', { name: 'Create New Event' })).toBeAttached()
    await create(page)
    await expect(page.getByText('This field is required').first()).toBeVisible()
    await fill(page, 'Midsummer')
    await page.getByLabel('Number of guests').fill('many')
    await create(page)
    await expect(page.getByText('Only numbers, please.')).toBeVisible()
    await page.getByLabel('Number of guests').fill('80')
    await create(page)
    await expect(page.getByText('At least add 1 service')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Choose from Lavender & Lime' }).click()
    await page.getByRole('button', { name: 'Add Rose arch' }).click()
    await page.getByRole('link', { name: 'Create Event' }).filter({ visible: true }).last().click()
    await expect(page.getByLabel('Title')).toHaveValue('Midsummer')
    await openStep(page, 'Services')
    await page.getByRole('button', { name: 'More of Rose arch' }).click()
    await expectAccessible(page)
    await create(page)
    await expect(page.getByRole('heading', { name: 'Your request is on its way' })).toBeVisible()
    await expectAccessible(page)
    expect(await requestsTo(url, person)).toMatchObject([{ event: { title: 'Midsummer', guests: 80 }, total: 240 }])
    await page.getByRole('link', { name: 'Invite guests' }).click()
    await expect(page.getByRole('heading', { name: 'Who’s coming?' })).toBeVisible()
    await page.goto(`/create-sp-event/${id}`)
    await expect(page.getByLabel('Title')).toHaveValue('')
  },
)

test('when the request is refused the event stands, and its checkout follows', async ({ enter, product: { url } }) => {
  const { person, id, menu } = await seller(url, 'Narcissa', 'Narcissus & Nettle')
  const { person: host, page } = await enter('Olearia')
  await cartByApi(url, host, menu.choice())
  await page.goto(`/create-sp-event/${id}`)
  await fill(page, 'Harvest supper')
  await expect(page.getByRole('main').getByText('€120.00').first()).toBeVisible()
  await menu.sell([{ ...arch, price: 130 }])
  await create(page)
  await expect(toast(page, 'Event Created')).toBeVisible()
  await expect(page.getByText('Your event is created. Your providers haven’t been asked yet.')).toBeVisible()
  await expect(page.getByText('Harvest supper')).toBeVisible()
  await expect(page.getByLabel('Number of guests')).toHaveValue('80')
  expect(await requestsTo(url, person)).toHaveLength(0)
  await page.getByRole('button', { name: 'Accept changes' }).click()
  await expect(page.getByText('Something has changed since you added it.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send request' }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { name: 'Your request is on its way' })).toBeVisible()
  expect(await requestsTo(url, person)).toMatchObject([{ event: { title: 'Harvest supper' }, total: 130 }])
})
