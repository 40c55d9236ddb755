import type { Page } from '@playwright/test'
import { field, said, write } from '../../fixtures/chat.ts'
import { toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { ask } from '../../fixtures/posts.ts'
import { pictures } from '../../fixtures/samples.ts'

const list = (page: Page, name: string) => page.getByRole('main').getByRole('list', { name })
const card = (page: Page, title: string) => page.getByRole('main').getByRole('article', { name: title })
const more = (page: Page, title: string) => page.getByRole('button', { name: `More for ${title}` })

const dayIn = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** Posts a deal by the API. */
const post = (url: string, person: { token: string }, form: object) =>
  ask<{ deal: { id: number } }>(url, person as Parameters<typeof ask>[1], '/deal', {
    method: 'POST',
    body: JSON.stringify({ description: 'Used once.', cost: 40, valid_till: dayIn(20), ...form }),
  })

/** How many files the browser keeps until the server has them. */
const keptFiles = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const boxes = await Promise.all((await caches.keys()).map(name => caches.open(name)))
    const keys = (await Promise.all(boxes.map(box => box.keys()))).flat()
    return keys.filter(({ url }) => url.includes('/chosen/')).length
  })

test(
  'a seller posts a deal with pictures, changes it, and marks it as sold',
  bothWidths,
  async ({ enter, expectAccessible }) => {
    const { page } = await enter('Wilhelmina')
    await page.goto('/deals?view=mine')
    await expect(page.getByRole('heading', { name: 'No deals' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Create Deal' }).first().click()
    await expect(page).toHaveURL('/create-deals')
    await page.getByRole('button', { name: 'Post Deal' }).click()
    await expect(page.getByText('This field is required').first()).toBeVisible()
    await page.getByLabel(/^Deal Title/).fill('Forty quixotic lanterns')
    await page.getByLabel(/^Brief Description/).fill('Eight colours, three sizes.')
    for (const count of ['23 / 80', '27 / 2000']) await expect(page.getByText(count, { exact: true })).toBeVisible()
    await page.getByLabel('Cost', { exact: true }).fill('85')
    await page.getByRole('button', { name: 'or nearest offer' }).click()
    await page.getByRole('button', { name: 'Like new' }).click()
    // Photos that are still on their way outlive a reload.
    await page.route('**/upload/s3-presigned-url*', () => undefined)
    await page.getByLabel('Photos').setInputFiles(pictures(2))
    await expect.poll(() => keptFiles(page)).toBe(2)
    await page.unroute('**/upload/s3-presigned-url*')
    await page.reload()
    await expect(page.getByRole('img', { name: 'Photo 2' })).toBeVisible()
    await expect.poll(() => keptFiles(page)).toBe(0)
    await page.reload()
    await expect(page.getByLabel(/^Deal Title/)).toHaveValue('Forty quixotic lanterns')
    await expect(page.getByRole('img', { name: 'Photo 2' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Post Deal' }).click()
    await expect(toast(page, 'Deal created')).toBeVisible()
    await expect(page).toHaveURL('/deals?view=mine')
    await expect(page.getByText('1 deal, 1 active')).toBeVisible()
    await expect(card(page, 'Forty quixotic lanterns')).toContainText('85.00or nearest offer')
    await expectAccessible(page)

    await more(page, 'Forty quixotic lanterns').click()
    await page.getByRole('menuitem', { name: 'Update Deal' }).click()
    await page.getByLabel('Cost', { exact: true }).fill('70')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(toast(page, 'Deal updated')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Forty quixotic lanterns' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('70.00')
    await page
      .getByRole('button', { name: /photo 1 of 2$/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expectAccessible(page)

    await more(page, 'Forty quixotic lanterns').click()
    await page.getByRole('menuitem', { name: 'Mark as sold' }).click()
    await expect(toast(page, 'Deal Sold')).toBeVisible()
    await expect(page.getByText('This deal has been sold.')).toBeVisible()
    await page.goto('/deals?view=mine')
    await expect(page.getByText('1 deal, 0 active')).toBeVisible()
    await expect(card(page, 'Forty quixotic lanterns')).toContainText('Sold')
  },
)

test('a seller archives a deal, offers it again, and deletes it', async ({ enter, product, expectAccessible }) => {
  const { page, person } = await enter('Xenia')
  await post(product.url, person, { title: 'Cedar arch' })
  await page.goto('/deals?view=mine')
  await more(page, 'Cedar arch').click()
  await page.getByRole('menuitem', { name: 'Archive Deal' }).click()
  await expect(toast(page, 'Deal Archived')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No deals' })).toBeVisible()
  await page.getByRole('link', { name: 'Archive', exact: true }).click()
  await expect(page).toHaveURL('/archived-deals')
  await expect(page.getByText('1 archived deal, only you can see them')).toBeVisible()
  await expectAccessible(page)
  await more(page, 'Cedar arch').click()
  await expect(page.getByRole('menuitem', { name: 'Archive Deal' })).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'Offer again' }).click()
  await expect(toast(page, 'Deal restored')).toBeVisible()
  await page.goto('/deals?view=mine')
  await more(page, 'Cedar arch').click()
  await page.getByRole('menuitem', { name: 'Delete Deal' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Deal' }).click()
  await expect(toast(page, 'Deal Deleted')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No deals' })).toBeVisible()
})

test(
  'a buyer finds a deal by a misspelt word, saves it, and asks the seller about it',
  bothWidths,
  async ({ enter, product: { url }, expectAccessible }) => {
    const [seller, buyer] = [await enter('Yrsa'), await enter('Zeno')]
    const { deal } = await post(url, seller.person, {
      title: 'Sixty chrysanthemum chairs, gilded by hand, each with an ivory cushion',
      cost: 0,
    })
    await post(url, seller.person, { title: 'Chrysanthemum gown', cost: 640 })
    const { page } = buyer
    await page.goto('/deals')
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByLabel('Search Within').fill('crysanthemum')
    await expectAccessible(page)
    await sheet.getByLabel('Search Within').press('Enter')
    await expect(sheet).toBeHidden()
    await expect(card(page, 'Chrysanthemum gown')).toBeVisible()
    await page.getByRole('button', { name: 'Free', exact: true }).click()
    await expect(page).toHaveURL(/free=1/)
    await expect(list(page, 'Public Deals').getByRole('listitem')).toHaveCount(1)
    await expectAccessible(page)
    const save = page.getByRole('button', { name: 'Save Sixty chrysanthemum chairs' })
    await save.click()
    await expect(toast(page, 'Deal saved')).toBeVisible()
    await expect(save).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/deals?view=saved')
    await card(page, 'Sixty chrysanthemum chairs').getByRole('link').click()
    await expect(page).toHaveURL(`/deals/${deal.id}`)
    await expect(page.getByRole('main')).toContainText('The transaction is end to end')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'CONNECT WITH VENDOR' }).click()
    await expect(page).toHaveURL(/\/chat\/\d+$/)
    const about = (one: Page) => one.getByRole('complementary', { name: 'The deal' }).getByRole('link')
    await expect(about(page)).toContainText('Sixty chrysanthemum chairs')
    await expect(
      page.getByRole('heading', { name: `${seller.person.name} · Sixty chrysanthemum chairs` }),
    ).toBeVisible()
    await expect(field(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Record a voice message' })).toBeInViewport({ ratio: 1 })
    await write(page, 'Are they still there?')
    await expectAccessible(page)
    await seller.page.goto('/chat')
    const line = seller.page.getByRole('link', { name: /Sixty chrysanthemum chairs/ }).first()
    // Whom it is with stands above.
    await expect(line.getByText('Are they still there?', { exact: true })).toBeVisible()
    await line.click()
    await expect(said(seller.page, 'Are they still there?')).toHaveCount(1)
    await about(seller.page).click()
    await expect(seller.page).toHaveURL(`/deals/${deal.id}`)
  },
)

test('who looks near them without saying where they are reads what is shown instead', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  const [seller, buyer] = [await enter('Evander'), await enter('Philippa')]
  await post(url, seller.person, { title: 'Juniper garlands' })
  const { page } = buyer
  await page.goto('/deals')
  await page.getByRole('button', { name: 'Near me' }).click()
  await expect(page.getByText('Here are deals from all over your state or country.')).toBeVisible()
  await expect(card(page, 'Juniper garlands')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Near me' }).click()
  await expect(page.getByText('We couldn’t get your location')).toHaveCount(0)
})

test('who has saved a deal hears that it costs less', async ({ enter, product: { url } }) => {
  const [seller, buyer] = [await enter('Adelheid'), await enter('Bartholomew')]
  const { deal } = await post(url, seller.person, { title: 'Brass candlesticks', cost: 90 })
  await ask(url, buyer.person, `/deal/${deal.id}/save`, { method: 'POST', body: '{}' })
  await ask(url, seller.person, `/deal/${deal.id}`, { method: 'PATCH', body: JSON.stringify({ cost: 60 }) })
  await expect(async () => {
    await buyer.page.goto('/notifications')
    await expect(
      buyer.page.getByRole('link', { name: /Adelheid lowered the price of a deal you saved: \$60\.00/ }).first(),
    ).toBeVisible({ timeout: 1000 })
  }).toPass()
  await buyer.page
    .getByRole('link', { name: /Adelheid lowered the price/ })
    .first()
    .click()
  await expect(buyer.page).toHaveURL(`/deals/${deal.id}`)
})

test('a guest reads a deal, and is led back to it after signing in', async ({
  enter,
  page: guest,
  product: { url },
  expectAccessible,
}) => {
  const { person } = await enter('Cosima')
  const { deal } = await post(url, person, { title: 'Silver coupes', cost: 120 })
  for (const title of ['Ribbon', 'Vases', 'Bunting', 'Easel']) await post(url, person, { title })
  await guest.goto(`/deals/${deal.id}`)
  await expect(guest).toHaveTitle('Silver coupes · Celebrio')
  await expect(guest.getByRole('link', { name: 'CONNECT WITH VENDOR' })).toHaveAttribute(
    'href',
    `/sign-in?next=%2Fdeals%2F${deal.id}`,
  )
  const others = guest.getByRole('region', { name: 'More deals' })
  await expect(others.getByRole('listitem')).toHaveCount(3)
  // The journeys want no motion: nothing goes round before one says so.
  await others.getByRole('button', { name: 'Play' }).click()
  await others.getByRole('button', { name: 'Pause' }).click()
  await others.getByRole('button', { name: 'Next' }).click()
  await expect(others.getByRole('button', { name: 'Play' })).toBeVisible()
  await expectAccessible(guest)
  await guest.goto('/deals')
  await expect(guest.getByText('Sign in to see what others are selling')).toBeVisible()
  await expectAccessible(guest)
})

test('deals are found in the search, and stand on the home page', async ({ enter, product: { url } }) => {
  const { page, person } = await enter('Dorothea')
  const { deal } = await post(url, person, { title: 'Xylophone of glass' })
  await page.goto('/search?type=deal&keyword=xylophone')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Xylophone of glass/ })
    .click()
  await expect(page).toHaveURL(`/deals/${deal.id}`)
  await page.goto('/home')
  await expect(page.getByRole('region', { name: 'Deals' }).getByRole('link').first()).toBeVisible()
})
