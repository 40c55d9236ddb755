import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { florist } from '../../fixtures/companies.ts'
import { search, toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { serviceByApi } from '../../fixtures/services.ts'

const csv = (text: string, name = 'prices.csv') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

/** Chooses a file on the page of price lists. */
async function choose(page: Page, file: ReturnType<typeof csv> | string) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('group', { name: 'Your list' }).getByRole('button').first().click(),
  ])
  await chooser.setFiles(file)
}

const wrongRow = (page: Page, number: number) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Row ${number}` }) })

test(
  'a provider puts a price list in, mends what is wrong, and sees it in the store',
  bothWidths,
  async ({ enter, product, expectAccessible }) => {
    const { person, page } = await enter('Rosalind', await florist(product.url))
    await serviceByApi(product.url, person, { name: 'Bouquets', items: [{ name: 'Tulips', price: 20 }] })
    await page.goto('/service-home')
    await page.getByRole('link', { name: 'Price list' }).click()
    await expect(page.getByRole('heading', { name: 'Price list' })).toBeVisible()
    await expectAccessible(page)
    await choose(page, csv('a,b\n1,2'))
    await expect(page.getByText('The first row has to name the columns Service, Item and Price.')).toBeVisible()
    await choose(page, csv(`Service,Item,Price\n${'Bouquets,Tulips,22.50\n'.repeat(100_000)}`))
    await expect(page.getByText('up to 2,000 rows and 2 MB')).toBeVisible()
    await choose(
      page,
      csv(
        [
          'Service;Description;Category;Item;Price',
          'bouquets;;;Tulips;22,50',
          'Bouquets;;;Roses;on request',
          'Wreaths;;Garlands;=Door;35',
          'Wreaths;;;Nonsense;-1',
        ].join('\n'),
      ),
    )
    await expect(page.getByRole('status').filter({ hasText: '3 rows to fix' })).toContainText('1 changed')
    await expect(page.getByRole('button', { name: /^(Add|Change)/ })).toBeHidden()
    await expectAccessible(page)
    for (const tooMuch of ['99999999999', '99999999999999']) {
      await wrongRow(page, 3).getByLabel('Price').fill(tooMuch)
      await wrongRow(page, 3).getByLabel('Price').press('Enter')
      await expect(wrongRow(page, 3).getByText('At most 10,000,000,000.')).toBeVisible()
    }
    await wrongRow(page, 3).getByLabel('Price').fill('48')
    await wrongRow(page, 3).getByLabel('Price').press('Enter')
    await expect(wrongRow(page, 3)).toBeHidden()
    await wrongRow(page, 4).getByLabel('Description').fill('Tied by hand.')
    await search(page, 'Category', 'Flow', 'Flowers')
    await page.reload()
    await expect(wrongRow(page, 4)).toBeHidden()
    await wrongRow(page, 5).getByRole('button', { name: 'Leave this row out' }).click()
    const changes = page.getByRole('region', { name: 'What changes' })
    await expect(changes.getByRole('listitem').filter({ hasText: 'Tulips' })).toContainText('€20.00')
    await expect(changes.getByRole('listitem').filter({ hasText: 'Tulips' })).toContainText('€22.50')
    await expect(changes.getByRole('listitem').filter({ hasText: '=Door' })).toContainText('new service')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add 2 items and update 1' }).click()
    await expect(toast(page, '3 items are up to date now.')).toBeVisible()
    await expect(page).toHaveURL('/service-home')
    await expect(page.getByText('Wreaths').first()).toBeVisible()
  },
)

test('what is taken out and put in again changes nothing, and what others have changed meanwhile is not written over', async ({
  enter,
  product,
}) => {
  const { person, page } = await enter('Rosamund', await florist(product.url))
  await serviceByApi(product.url, person, { name: 'Bouquets', items: [{ name: 'Tulips', price: 20.5 }] })
  await page.goto('/service-home/price-list')
  for (const name of ['Download as CSV', 'Download for Excel']) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ])
    const mimeType = 'application/octet-stream'
    const buffer = await readFile(await download.path())
    await choose(page, { name: download.suggestedFilename(), mimeType, buffer })
    await expect(page.getByText('1 unchanged')).toBeVisible()
    await expect(page.getByText('Your store has all of this already.')).toBeVisible()
    await page.getByRole('button', { name: 'Choose a different file' }).click()
  }
  await choose(page, csv('Service,Item,Price\nBouquets,Tulips,30'))
  await expect(page.getByRole('button', { name: 'Update 1 item' })).toBeVisible()
  await serviceByApi(product.url, person, { name: 'Lilies', items: [{ name: 'Lily', price: 9 }] })
  await page.getByRole('button', { name: 'Update 1 item' }).click()
  await expect(toast(page, 'Your store has changed meanwhile. Please look at the list again.')).toBeVisible()
  await page.getByRole('button', { name: 'Update 1 item' }).click()
  await expect(toast(page, '1 item is up to date now.')).toBeVisible()
})
