import type { Page } from '@playwright/test'
import { florist } from '../../fixtures/companies.ts'
import { befriend } from '../../fixtures/events.ts'
import { accountButton, fillSignIn, search, toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'
import { picture } from '../../fixtures/samples.ts'
import { serviceByApi } from '../../fixtures/services.ts'
import {
  blockByApi,
  companyOf,
  joinByApi,
  languagesByApi,
  offerByApi,
  picturedServiceByApi,
} from '../../fixtures/stores.ts'

const bouquet = { name: 'Bouquet', price: 60 }
const table = { name: 'Table', price: 18.5, unit: 4, least_qty: 4 }

/** A florist with pictures, prices and an offer, and the address of the page. */
async function rosa(url: string, more: object = {}) {
  const person = await signUpByApi(url, 'Rosa', { ...(await florist(url)), ...more })
  await picturedServiceByApi(url, person, 3, [bouquet, table])
  await languagesByApi(url, person, ['es', 'en'])
  await offerByApi(url, person, { discount: 20 })
  return { person, address: `/service-provider/${await companyOf(url, person)}` }
}

const heading = (page: Page, name = 'Rosa & Daughters') => page.getByRole('heading', { level: 1, name })
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first()

test(
  'a guest reads the page of a provider, and joins after signing in',
  bothWidths,
  async ({ page, product, expectAccessible }) => {
    const { address } = await rosa(product.url)
    const mia = await signUpByApi(product.url, 'Mia')
    await page.goto(address)
    await expect(heading(page)).toBeVisible()
    await expect(page).toHaveTitle('Rosa & Daughters · Celebrio')
    await expect(page.getByRole('main')).toContainText('Calle Feria 12')
    await expect(page.getByRole('region', { name: 'At a glance' })).toContainText(
      'from Regular price €18.50 Price now €14.80 per person',
    )
    await expect(page.getByRole('region', { name: 'At a glance' })).toContainText('Spanish')
    const services = page.getByRole('region', { name: 'Wedding flowers' })
    await expect(services).toContainText('Bouquet, tables and the door.')
    await expect(row(page, 'Bouqueteach')).toContainText('Regular price €60.00 Price now €48.00 20% off')
    await expect(services).toContainText('per person, 4 or more')
    await expect(page.getByRole('region', { name: 'Offers' })).toContainText('For everything in Flowers')
    await expect(page.getByText('New', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByRole('link', { name: 'Message' })).toHaveAttribute('href', /next=%2Fservice-provider%2F\d+/)
    await page.getByRole('link', { name: 'Choose services' }).click()
    await expect(page.getByRole('heading', { name: 'Services', exact: true })).toBeInViewport()
    await page.getByRole('link', { name: 'Join', exact: true }).click()
    await fillSignIn(page.getByRole('main'), mia)
    await expect(page).toHaveURL(address)
    await page.getByRole('button', { name: 'Join', exact: true }).click()
    await expect(toast(page, 'You have joined this provider')).toBeVisible()
  },
)

test('somebody joins and exits, and the count follows at once', async ({ enter, product }) => {
  const { person, address } = await rosa(product.url)
  const { person: mia, page } = await enter('Mia')
  const ben = await signUpByApi(product.url, 'Ben')
  await befriend(product.url, mia, ben)
  await joinByApi(product.url, ben, person)
  await page.goto(address)
  await expect(page.getByText('1 person joined')).toBeVisible()
  await expect(page.getByText('Joined by 1 of your connections')).toBeVisible()
  let answer = (): void => undefined
  const answered = new Promise<void>(resolve => (answer = resolve))
  await page.route('**/follow', async route => {
    await answered
    await route.continue()
  })
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByText('2 people joined')).toBeVisible()
  answer()
  await expect(toast(page, 'You have joined this provider')).toBeVisible()
  await page.getByRole('button', { name: 'Exit', exact: true }).click()
  await expect(toast(page, 'You have left this provider')).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 person joined')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Join', exact: true })).toBeVisible()
})

test('the photos go round, and stop when they are told to', async ({ page, product }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const { address } = await rosa(product.url)
  await page.clock.install()
  await page.goto(address)
  const photos = page.getByRole('region', { name: 'Photos of Rosa & Daughters' })
  await expect(photos).toContainText('1 / 3')
  await page.clock.runFor(5000)
  await expect(photos).toContainText('2 / 3')
  await photos.getByRole('button', { name: 'Pause photos' }).click()
  await page.clock.runFor(20_000)
  await expect(photos).toContainText('2 / 3')
  await photos.getByRole('button', { name: 'Next photo' }).press('Enter')
  await expect(photos).toContainText('3 / 3')
})

test('with reduced motion no photo moves by itself', async ({ page, product }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { address } = await rosa(product.url)
  await page.clock.install()
  await page.goto(address)
  const photos = page.getByRole('region', { name: 'Photos of Rosa & Daughters' })
  await expect(photos.getByRole('button', { name: 'Play photos' })).toBeVisible()
  await page.clock.runFor(20_000)
  await photos.getByRole('button', { name: 'Next photo' }).click()
  await expect(photos).toContainText('2 / 3')
})

test('the owner sees until when the store is found, and the way to its services', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { person, page } = await enter('Rosa', await florist(product.url))
  const address = `/service-provider/${await companyOf(product.url, person)}`
  await page.goto(address)
  await expect(page.getByText(/^People will find your store once it has a service, until /)).toBeVisible()
  await expect(page.getByText('No services yet')).toBeVisible()
  await expectAccessible(page)
  await serviceByApi(product.url, person)
  await page.reload()
  await expect(page.getByText(/^Your store is open\. People can find it until /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Join', exact: true })).toBeHidden()
  await page.getByRole('link', { name: 'Manage services' }).click()
  await expect(page).toHaveURL('/service-home')
  await page.getByRole('link', { name: 'See public page' }).click()
  await expect(page).toHaveURL(address)
})

test('who is blocked finds no provider, and an address without one says so', async ({ enter, product }) => {
  const { person, address } = await rosa(product.url)
  const { person: mia, page } = await enter('Mia')
  await page.goto(address)
  await expect(heading(page)).toBeVisible()
  await blockByApi(product.url, person, mia)
  for (const gone of [address, '/service-provider/999999', '/service-provider/rosa']) {
    await page.goto(gone)
    await expect(page.getByRole('heading', { level: 1, name: 'This page isn’t on the guest list' })).toBeVisible()
    await expect(page.getByText('Rosa & Daughters')).toBeHidden()
  }
})

test('a long name without a space stays on a small phone', async ({ page, product, expectAccessible }) => {
  const company_name = 'Donaudampfschifffahrtsgesellschaftskapitänsblumenbinderei'
  const { address } = await rosa(product.url, { company_name })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(address)
  await expect(heading(page, company_name)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Wedding flowers' })).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(320)
  await expectAccessible(page)
})

test('an error offers to try again', async ({ enter, product }) => {
  const { address } = await rosa(product.url)
  const { page } = await enter('Mia')
  await page.route(`**/api/v1${address}`, route => route.fulfill({ status: 500 }))
  await page.goto(address)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.unroute(`**/api/v1${address}`)
  await expect(heading(page)).toBeVisible()
})

test('a profile leads to the company, and the company has a profile of its own', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { person, address } = await rosa(product.url)
  const { page } = await enter('Mia')
  await page.goto(`/profile/${person.user.id}`)
  await page.getByRole('link', { name: 'Rosa & Daughters' }).click()
  await expect(page).toHaveURL(address)
  await page.goto(address.replace('service-provider', 'sp-profile'))
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/On Celebrio since .*Abla, Andalusia, Spain/)
  await expect(page.getByRole('region', { name: 'Wedding flowers' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Offers' }).click()
  await expect(page.getByRole('region', { name: 'Offers' })).toContainText('20% off')
  await expect(page.getByRole('main').getByRole('link', { name: 'Edit' })).toBeHidden()
  await page.getByRole('main').getByRole('button', { name: 'Message' }).click()
  await expect(page).toHaveURL(/\/chat\/\d+$/)
  await expect(page.getByRole('complementary', { name: 'The store' })).toContainText('Rosa & Daughters')
  await page.goBack()
  await page.getByRole('link', { name: 'See the page' }).click()
  await expect(page).toHaveURL(address)
})

test('providers find their own profile in their menu', async ({ enter, product }) => {
  const { page } = await enter('Rosa', await florist(product.url))
  await page.goto('/service-home')
  await accountButton(page).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await expect(page).toHaveURL('/sp-profile')
  await expect(heading(page)).toBeVisible()
  await page.getByRole('link', { name: 'Offers' }).click()
  await expect(page.getByText('No offers at the moment')).toBeVisible()
})

test('a provider says more of the company, and the page tells it', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  const { page } = await enter('Rosa', await florist(url))
  await page.goto('/sp-profile')
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Edit your company' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^About your company.*optional/ })).toBeVisible()
  await expect(page.getByRole('combobox', { name: /^Languages you speak.*optional/ })).toBeVisible()
  await page.getByLabel('About your company').fill('Wild flowers, tied the same morning.')
  await search(page, 'Languages you speak', 'Yor', 'Yoruba')
  await expect(page.getByRole('button', { name: 'Yoruba' })).toBeVisible()
  await page.getByLabel('How far you travel, in km').fill('501')
  await page.getByRole('textbox', { name: 'Deposit' }).fill('A third when you book.')
  const name = page.getByLabel('Company name')
  await name.fill('')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('At most 500.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('How far you travel, in km').fill('40')
  await name.fill('Rosa & Granddaughters')
  await page.reload()
  await expect(page.getByText('We’ve kept what you changed.')).toBeVisible()
  // There is none yet that a new one could replace.
  await expect(page.getByRole('group', { name: 'Logo' }).getByText('PNG or JPEG.', { exact: true })).toBeVisible()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('group', { name: 'Logo' }).getByRole('button', { name: 'Choose a file' }).click(),
  ])
  await chooser.setFiles(picture('logo.png'))
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(toast(page, 'Your company has been updated.')).toBeVisible()
  await expect(page).toHaveURL('/sp-profile')
  await expect(page.getByRole('heading', { name: 'Rosa & Granddaughters' })).toBeVisible()
  await expect(page.getByText('Wild flowers, tied the same morning.')).toBeVisible()
  await page.getByRole('link', { name: 'See the page' }).click()
  await expect(page.getByText('Yoruba')).toBeVisible()
  const terms = page.getByRole('region', { name: 'Good to know' })
  await expect(terms).toContainText('TravelTravels up to 40 km')
  await expect(terms).toContainText('DepositA third when you book.')
  await expectAccessible(page)
})
