import { cartByApi, menuByApi, quantityIn, toldQuantity } from '../../fixtures/carts.ts'
import { florist } from '../../fixtures/companies.ts'
import { fillSignIn, toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'
import { blockByApi, companyOf, offerByApi } from '../../fixtures/stores.ts'

const rose = { name: 'Rose arch', price: 120 }
const table = { name: 'Table posy', price: 14.5, qty: 12, least_qty: 10 }
const hours = { name: 'Florist on site', price: 32, unit: 2, step_minutes: 30 }
const more = ['Wreath', 'Garland', 'Petals'].map((name, at) => ({ name, price: 5 + at }))

test(
  'a cart holds items of two providers, is the same on each device, and tells what has changed',
  bothWidths,
  async ({ enter, browser, product: { url }, expectAccessible }) => {
    const anemone = await signUpByApi(url, 'Anemone', { ...(await florist(url)), company_name: 'Anemone & Sons' })
    const bergamot = await signUpByApi(url, 'Bergamot', { ...(await florist(url)), company_name: 'Bergamot Blooms' })
    const flowers = await menuByApi(url, anemone, [rose, table, hours, ...more])
    const palms = await menuByApi(url, bergamot, [{ name: 'Palm', price: 30 }])
    await offerByApi(url, bergamot, { name: 'Green week', discount: 10 })
    const { person, page } = await enter('Celandine')

    await page.goto(`/service-provider/${await companyOf(url, anemone)}`)
    await page.getByRole('button', { name: 'Add Rose arch' }).click()
    await expect(quantityIn(page, 'Rose arch')).toHaveValue('1')
    await expect(page.getByRole('button', { name: 'More of Rose arch' })).toBeFocused()
    // At the least that can be booked the way down leads out.
    const ofArch = page.getByRole('group', { name: 'Quantity of Rose arch' })
    await expect(ofArch.getByRole('button', { name: 'Remove Rose arch' })).toBeVisible()
    await page.getByRole('button', { name: 'Add Table posy' }).click()
    await expect(quantityIn(page, 'Table posy')).toHaveValue('12')
    await quantityIn(page, 'Table posy').fill('9')
    await quantityIn(page, 'Table posy').blur()
    await expect(page.getByText('At least 10.')).toBeVisible()
    await expect(quantityIn(page, 'Table posy')).toHaveValue('12')
    const told = toldQuantity(page)
    await quantityIn(page, 'Table posy').fill('40')
    await page.getByRole('button', { name: 'More of Table posy' }).click()
    await told
    await page.getByRole('button', { name: 'Add Florist on site' }).click()
    await page.getByRole('button', { name: 'More of Florist on site' }).click()
    await expect(quantityIn(page, 'Florist on site')).toHaveValue('1.5')

    await expect(page.getByRole('button', { name: 'Add Petals' })).toHaveCount(0)
    await page.getByRole('button', { name: 'BOOK MORE' }).click()
    await expect(page.getByRole('button', { name: 'Add Petals' })).toBeVisible()
    const cart = page.getByRole('region', { name: 'Your cart' }).first()
    const row = cart.getByRole('row', { name: /Table posy/ })
    await expect(row.getByRole('cell').nth(0)).toHaveText('41')
    await expect(row.getByRole('cell').nth(2)).toHaveText('€594.50')
    await expectAccessible(page)

    // What waits for its second is sent when the page is left.
    await page.getByRole('link', { name: 'Add more service from other service provider' }).click()
    await page.getByRole('link', { name: 'Bergamot Blooms' }).first().click()
    await page.getByRole('button', { name: 'Add Palm' }).click()
    await expect(page.getByText('Green week, 10% off').first()).toBeVisible()
    await page.reload()
    await expect(quantityIn(page, 'Palm')).toHaveValue('1')
    await expect(page.getByText('Anemone & Sons')).toBeVisible()

    const context = await browser.newContext({ baseURL: url })
    const other = await context.newPage()
    await other.goto('/cart')
    await fillSignIn(other, person)
    await expect(quantityIn(other, 'Table posy')).toHaveValue('41')
    await expect(quantityIn(other, 'Florist on site')).toHaveValue('1.5')
    await expect(other.getByRole('region', { name: 'Checkout summary' })).toContainText('€789.50')
    await other.getByRole('button', { name: 'Remove Florist on site' }).click()
    await expect(quantityIn(other, 'Florist on site')).toHaveCount(0)
    await context.close()

    await flowers.sell([{ ...table, price: 15 }, hours, ...more])
    await palms.sell([{ name: 'Palm', price: 35 }])
    await page.goto('/cart')
    await expect(quantityIn(page, 'Florist on site')).toHaveCount(0)
    await expect(page.getByText('3 things have changed')).toBeVisible()
    await expect(page.getByText('Was €14.50. Up €20.50 for 41.')).toBeVisible()
    // Beside the price before the offer stands what one costs with it, then and now.
    await expect(page.getByText('Was €27.00, now €31.50 after discounts. That’s €4.50 more for 1.')).toBeVisible()
    await expect(page.getByText('No longer offered. It isn’t counted.')).toBeVisible()
    await expect(page.getByText('Green week, 10% off').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Accept changes' }).click()
    await expect(page.getByText('have changed')).toHaveCount(0)
    await expect(page.getByText('Rose arch')).toHaveCount(0)
    await page.getByRole('button', { name: 'Remove Palm' }).click()
    await page.getByRole('button', { name: 'Remove Table posy' }).click()
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Find providers' }).click()
    await expect(page.getByRole('heading', { name: 'Explore' })).toBeVisible()
  },
)

test('who has no account sees prices, and finds what they chose once they have signed in; a refused quantity is taken back', async ({
  page,
  product: { url },
  expectAccessible,
}) => {
  const provider = await signUpByApi(url, 'Damiana', { ...(await florist(url)), company_name: 'Damiana Flora' })
  await menuByApi(url, provider, [{ name: 'Dahlias', price: 8 }])
  const guest = await signUpByApi(url, 'Eglantine')
  const address = `/service-provider/${await companyOf(url, provider)}`
  await page.goto(address)
  await expect(page.getByText('€8.00').first()).toBeVisible()
  await page.getByRole('link', { name: 'Add Dahlias' }).click()
  await expect(page.getByText('We’ve kept what you chose.')).toBeVisible()
  await expectAccessible(page)
  await fillSignIn(page, guest)
  await expect(quantityIn(page, 'Dahlias')).toHaveValue('1')
  await expect(page).toHaveURL(address)
  await page.reload()
  const stepper = page.getByRole('group', { name: 'Quantity of Dahlias' })
  await stepper.getByRole('button', { name: 'Remove Dahlias' }).click()
  await expect(page.getByRole('button', { name: 'Add Dahlias' })).toBeVisible()
  await page.route('**/api/v1/cart', (route, request) =>
    request.method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: 'Add Dahlias' }).click()
  await expect(toast(page, 'No connection. Nothing is lost: please try again.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add Dahlias' })).toBeVisible()
})

test('in a cart an item that is gone is told apart from a provider who can’t be booked, of whom no more is said; neither is counted', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  const ficus = await signUpByApi(url, 'Ficus', { ...(await florist(url)), company_name: 'Ficus & Fig' })
  const ginkgo = await signUpByApi(url, 'Ginkgo', { ...(await florist(url)), company_name: 'Ginkgo Garden' })
  const figs = await menuByApi(url, ficus, [
    { name: 'Fig tree', price: 40 },
    { name: 'Fern', price: 9 },
  ])
  const leaves = await menuByApi(url, ginkgo, [{ name: 'Golden leaf', price: 5 }])
  const { person, page } = await enter('Holly')
  await offerByApi(url, ficus, { discount: 15 })
  for (const choice of [figs.choice(), figs.choice(1), leaves.choice()]) await cartByApi(url, person, choice)
  await figs.sell([{ name: 'Fern', price: 9 }])
  await blockByApi(url, ginkgo, person)
  await page.goto('/cart')
  const gone = page.getByRole('region', { name: 'Ficus & Fig' })
  await expect(gone.getByRole('link', { name: 'Ficus & Fig' })).toBeVisible()
  await expect(gone).toContainText('No longer offered. It isn’t counted.')
  await expect(gone).toContainText('Was €34.00 each')
  const away = page.getByRole('region', { name: 'A provider you can’t book right now' })
  await expect(away).toContainText('Golden leaf')
  await expect(away).toContainText('Can’t be booked right now. It isn’t counted.')
  await expect(page.getByText('Ginkgo Garden')).toHaveCount(0)
  // The bar of a phone says why it comes to fewer than the badge.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('link', { name: 'Your cart, 3 items' }).filter({ visible: true })).toBeVisible()
  await expect(page.getByText('Total, 1 item (2 not counted)')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Accept changes' }).click()
  await expect(gone).not.toContainText('Fig tree')
  await expect(page.getByText('Total, 1 item (1 not counted)')).toBeVisible()
  // Who is away may come back: what is of them is taken out by hand only.
  await expect(away).toContainText('Golden leaf')
  await expect(page.getByRole('button', { name: 'Accept changes' })).toHaveCount(0)
  await away.getByRole('button', { name: 'Remove Golden leaf' }).click()
  await expect(page.getByText('Total, 1 item', { exact: true })).toBeVisible()
  await gone.getByRole('button', { name: 'Remove Fern' }).first().click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})
