import type { Page } from '@playwright/test'
import { florist } from '../../fixtures/companies.ts'
import { accountButton, toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { ask } from '../../fixtures/posts.ts'
import { notAPicture, picture, pictures } from '../../fixtures/samples.ts'
import { addItem, itemNames, serviceByApi, serviceCard } from '../../fixtures/services.ts'

async function chooseCategory(page: Page, keyword: string, name: string) {
  await page.getByRole('button', { name: /^All \d+$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Categories' })
  await dialog.getByLabel('Search categories').fill(keyword)
  await dialog.getByRole('button', { name, exact: true }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
}

const choosePictures = (page: Page, count: number) => page.getByLabel('Photos').setInputFiles(pictures(count))

test(
  'a florist adds a service with photos and items in order',
  bothWidths,
  async ({ enter, product, expectAccessible }) => {
    const { page } = await enter('Rosa', await florist(product.url))
    await page.goto('/service-home')
    await expect(page.getByText('You have no service, add now')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Add Service' }).first().click()
    await choosePictures(page, 2)
    await page.getByLabel(/^Name/).fill('Wedding flowers')
    await page.getByLabel(/^Description/).fill('Bouquet, tables and the door.')
    await chooseCategory(page, 'flow', 'Flowers')
    await addItem(page, { name: 'Bouquet', price: '60', unit: 'Unit' })
    await addItem(page, { name: 'Table', price: '18,50', unit: 'Number of people' })
    await addItem(page, { name: 'Setting up', price: '25', unit: 'Hour' })
    await page.getByLabel('Booked by').selectOption('Half hours')
    await expect(page.getByRole('img', { name: 'Photo 2' })).toBeVisible()
    const [first = ''] = await page
      .getByRole('img', { name: 'Photo 1' })
      .evaluateAll(all => all.map(one => one.getAttribute('src') ?? ''))
    await page.getByRole('button', { name: 'Move or remove photo 1' }).press('ArrowRight')
    await expect(page.getByRole('img', { name: 'Photo 2' })).toHaveAttribute('src', first)
    await expect(page.getByRole('button', { name: 'Move or remove photo 2' })).toBeFocused()
    await page.getByRole('button', { name: 'Move Setting up' }).press('ArrowUp')
    await expect.poll(() => itemNames(page)).toEqual(['Bouquet', 'Setting up', 'Table'])
    await expect(page.getByText('Now 2 of 3')).toBeAttached()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save service' }).click()
    await expect(toast(page, 'Service has been created successfully.')).toBeVisible()
    await expect(page).toHaveURL('/service-home')
    const card = serviceCard(page, 'Wedding flowers')
    await expect(card).toContainText('3 items from €18.50')
    await expect(card).toContainText('Flowers')
    await expectAccessible(page)
  },
)

test('items and photos are put in order by dragging', bothWidths, async ({ enter, product }) => {
  const { page } = await enter('Rosa', await florist(product.url))
  await page.goto('/service-home/create')
  await choosePictures(page, 2)
  await expect(page.getByRole('img', { name: 'Photo 2' })).toBeVisible()
  const source = (at: number) => page.getByRole('img', { name: `Photo ${at}` }).getAttribute('src')
  const [first, second] = [await source(1), await source(2)]
  const drag = async (handle: string, onto: string) => {
    const from = await page.getByRole('button', { name: handle }).boundingBox()
    const to = await page.getByRole('button', { name: onto }).boundingBox()
    if (!from || !to) throw new Error('nothing to drag')
    await page.mouse.move(from.x + 20, from.y + 20)
    await page.mouse.down()
    await page.mouse.move(to.x + 10, to.y + 40, { steps: 12 })
    await page.mouse.up()
  }
  await drag('Move or remove photo 2', 'Move or remove photo 1')
  expect([await source(1), await source(2)]).toEqual([second, first])
  await expect(page.getByRole('menu')).toBeHidden()
  for (const name of ['Bouquet', 'Table', 'Door']) await addItem(page, { name, price: '5', unit: 'Unit' })
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await page.getByRole('button', { name: 'Move Door' }).scrollIntoViewIfNeeded()
  await drag('Move Bouquet', 'Move Door')
  await expect.poll(() => itemNames(page)).toEqual(['Table', 'Door', 'Bouquet'])
})

test(
  'what is missing is told at its field, and what was typed outlives a reload',
  bothWidths,
  async ({ enter, product }) => {
    const { page } = await enter('Rosa', await florist(product.url))
    await page.goto('/service-home/create')
    await page.getByRole('button', { name: 'Save service' }).click()
    await expect(page.getByText('This field is required')).toHaveCount(3)
    await expect(page.getByLabel(/^Name/)).toBeFocused()
    await expect(page.getByLabel(/^Name/)).toBeInViewport({ ratio: 1 })
    await page.getByLabel(/^Name/).fill('Wedding flowers')
    await page.getByLabel(/^Description/).fill('For the table.')
    await chooseCategory(page, 'flow', 'Flowers')
    await addItem(page, { name: 'Bouquet', price: '1,2,3', unit: 'Unit' })
    await page.getByRole('button', { name: 'Done', exact: true }).click()
    await expect(page.getByLabel(/^Price/)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel(/^Price/)).toBeFocused()
    await expect(page.getByLabel(/^Price/)).toBeInViewport({ ratio: 1 })
    await page.getByLabel(/^Price/).fill('-6.25')
    await addItem(page, { name: 'Table', price: '5', unit: 'Unit' })
    await choosePictures(page, 1)
    await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()
    await page.getByRole('button', { name: 'Save service' }).click()
    await expect(page.getByText('At least 0.')).toBeVisible()
    await expect(page.getByLabel(/^Price/).first()).toBeFocused()
    await page.getByLabel('Photos').setInputFiles({ ...picture('dance.gif'), mimeType: 'image/gif' })
    await expect(page.getByText('Choose PNG or JPEG photos.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('We’ve kept what you started.')).toBeVisible()
    await expect(page.getByLabel(/^Name/)).toHaveValue('Wedding flowers')
    await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()
    expect(await itemNames(page)).toEqual(['Bouquet', 'Table'])
    await page.getByRole('button', { name: 'Edit Bouquet' }).click()
    await page.getByLabel(/^Price/).fill('6.25')
    await page.getByRole('button', { name: 'Save service' }).click()
    await expect(serviceCard(page, 'Wedding flowers')).toContainText('2 items from €5.00')
  },
)

test('a service is changed, and deleted', async ({ enter, product, expectAccessible }) => {
  const { person, page } = await enter('Rosa', await florist(product.url))
  await serviceByApi(product.url, person, {
    items: [
      { name: 'Bouquet', price: 60 },
      { name: 'Table', price: 5 },
    ],
  })
  await page.goto('/service-home')
  await serviceCard(page, 'Wedding flowers').getByRole('button', { name: 'More for Wedding flowers' }).click()
  await page.getByRole('menuitem', { name: 'Edit Service' }).click()
  await page.getByLabel(/^Name/).fill('Flowers for every day')
  await page.getByRole('button', { name: 'Move Table' }).click()
  await page.getByRole('menuitem', { name: 'Remove item' }).click()
  await page.getByRole('button', { name: 'Save service' }).click()
  await expect(toast(page, 'Service has been updated successfully.')).toBeVisible()
  const card = serviceCard(page, 'Flowers for every day')
  await expect(card).toContainText('1 item from €60.00')
  await card.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete Service' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Service' }).click()
  await expect(toast(page, 'Service has been deleted successfully')).toBeVisible()
  await expect(page.getByText('You have no service, add now')).toBeVisible()
})

test('the side filters narrow the list down', bothWidths, async ({ enter, product }) => {
  const { person, page } = await enter('Rosa', await florist(product.url))
  await serviceByApi(product.url, person, { name: 'Wedding flowers' })
  await serviceByApi(product.url, person, { name: 'Balloons' })
  await page.goto('/service-home')
  await expect(serviceCard(page, 'Balloons')).toBeVisible()
  const isPhone = (page.viewportSize()?.width ?? 0) < 1000
  if (isPhone) await page.getByRole('button', { name: 'Filters' }).click()
  const panel = isPhone ? page.getByRole('dialog', { name: 'Filters' }) : page.getByRole('complementary')
  await panel.getByLabel('Search Within').fill('wedd')
  await expect(page).toHaveURL(/keyword=wedd/)
  await panel.getByLabel('Last 6 months and above').check()
  if (isPhone) await panel.getByRole('button', { name: 'Show services' }).click()
  await expect(page.getByText('Nothing here matches')).toBeVisible()
  if (isPhone) await page.getByRole('button', { name: '2 filters' }).click()
  await panel.getByLabel('Last 24 hrs').check()
  if (isPhone) await panel.getByRole('button', { name: 'Show services' }).click()
  await expect(serviceCard(page, 'Wedding flowers')).toBeVisible()
  await expect(serviceCard(page, 'Balloons')).toBeHidden()
})

test('first steps are crossed off by what is there', async ({ enter, product, expectAccessible }) => {
  const { person, page } = await enter('Rosa', await florist(product.url))
  await page.goto('/service-home')
  const pad = page.getByRole('region', { name: 'First steps' })
  await expect(pad).toContainText('0 of 4 done')
  await pad.getByLabel('Add your logo').setInputFiles(picture('logo.png'))
  await expect(toast(page, 'Your logo is in place.')).toBeVisible()
  await expect(pad).toContainText('1 of 4 done')
  await expect(page.getByRole('button', { name: /^Your account/ }).locator('img')).toBeVisible()
  await expectAccessible(page)
  await serviceByApi(product.url, person)
  await page.reload()
  await expect(pad).toContainText('2 of 4 done')
  const offer = { name: 'Early birds', description: 'Before spring.', categories: [37], discount: 10 }
  await ask(product.url, person, '/offer', { method: 'POST', body: JSON.stringify(offer) })
  await page.reload()
  await expect(pad).toContainText('3 of 4 done')
  const papers = { name: 'papers.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
  await pad.getByLabel('Send your document').setInputFiles(papers)
  await expect(pad).toBeHidden()
})

for (const [what, path, save] of [
  ['a service', '/service-home/create', 'Save service'],
  ['an offer', '/service-home/offers/create', 'Save offer'],
  ['an album', '/service-home/albums/create', 'Save album'],
] as const)
  test(`${what} is not saved while a photo that failed is shown`, async ({ enter, product, expectAccessible }) => {
    const { page } = await enter('Rosa', await florist(product.url))
    await page.goto(path)
    await page.getByLabel('Photos').setInputFiles([notAPicture(), ...pictures(1)])
    await page.getByLabel(/^Name/).fill('Wedding flowers')
    await expect(page.getByText('The file isn’t the type that its name says.')).toBeVisible()
    await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()
    await page.getByRole('button', { name: save }).click()
    await expect(toast(page, 'Something didn’t upload. Remove it or try again.')).toBeVisible()
    await expectAccessible(page)
    await expect(page).toHaveURL(path)
    await page.getByRole('button', { name: 'Cancel cake.jpg' }).click()
    await page.getByRole('button', { name: save }).click()
    await (what === 'an album'
      ? expect(page).toHaveURL('/service-home/albums')
      : expect(page.getByText('This field is required').first()).toBeVisible())
  })

test('the bar and the menu of a provider lead to their ten pages; there is nothing to upgrade', async ({
  enter,
  product,
}) => {
  const { page } = await enter('Rosa', await florist(product.url))
  await page.goto('/service-upgrade')
  await expect(page.getByText('You already have a store.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to my store' }).click()
  await expect(page).toHaveURL('/service-home')
  const arrive = async (path: string) => {
    await expect(page).toHaveURL(path)
    // Not to be seen on each of them, but there.
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeAttached()
    await expect(heading).not.toHaveText('This page isn’t on the guest list')
  }
  for (const [name, path] of [
    ['My Booking', '/service-bookings'],
    ['Order History', '/service-history'],
    ['Servings', '/service-servings'],
    ['Deals', '/service-deals'],
    ['My Store', '/service-home'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
    await arrive(path)
  }
  for (const [name, path] of [
    ['Profile', '/sp-profile'],
    ['Subscription', '/service-subscription'],
    ['Settings', '/service-settings'],
    ['Contact Us', '/service-contact-us'],
    ['About Us', '/service-about-us'],
  ] as const) {
    await accountButton(page).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
    await arrive(path)
  }
})

test('a celebrant opens a store at /service-upgrade too, and a guest is asked to sign in', async ({ enter, page }) => {
  await page.goto('/service-upgrade')
  await expect(page.getByText('Sign in to open a store.')).toBeVisible()
  const { page: hers } = await enter('Ana')
  await hers.goto('/service-upgrade')
  await expect(hers.getByRole('heading', { name: 'Upgrade as celebrant SP' })).toBeVisible()
  await expect(hers.getByLabel('Company name')).toBeVisible()
})
