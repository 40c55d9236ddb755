import type { Page } from '@playwright/test'
import { florist } from '../../fixtures/companies.ts'
import { toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { ask } from '../../fixtures/posts.ts'
import { picture, pictures } from '../../fixtures/samples.ts'
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
    await addItem(page, { name: 'Table', price: '18,50', unit: 'Number' })
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
    await page.getByLabel(/^Name/).fill('Wedding flowers')
    await page.getByLabel(/^Description/).fill('For the table.')
    await chooseCategory(page, 'flow', 'Flowers')
    await addItem(page, { name: 'Bouquet', price: '-6.25', unit: 'Unit' })
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

test('a service is changed, and deleted', bothWidths, async ({ enter, product, expectAccessible }) => {
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

test('first steps are crossed off by what is there', bothWidths, async ({ enter, product, expectAccessible }) => {
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
