import type { Page } from '@playwright/test'
import { bookByApi } from '../../fixtures/bookings.ts'
import { menuByApi } from '../../fixtures/carts.ts'
import { florist } from '../../fixtures/companies.ts'
import { toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'
import { completedByApi, reviewedByApi } from '../../fixtures/reviews.ts'
import { picture } from '../../fixtures/samples.ts'
import { companyOf } from '../../fixtures/stores.ts'

const bouquet = { name: 'Bouquet', price: 40 }
const section = (page: Page) => page.getByRole('region', { name: 'Reviews', exact: true })
const review = (page: Page, name: string) => section(page).getByRole('article', { name: `Review by ${name}` })

test('a guest reads what people say of a florist, who answers; a member reports it', async ({
  enter,
  page: guest,
  product: { url },
  expectAccessible,
}) => {
  const company_name = 'Wisteria & Zinn'
  const seller = await enter('Walburga', { ...(await florist(url)), company_name })
  const menu = await menuByApi(url, seller.person, [bouquet])
  const address = `/service-provider/${await companyOf(url, seller.person)}`
  const visit = async (name: string, stars: number, words: string) =>
    reviewedByApi(url, await signUpByApi(url, name), seller.person, menu, { stars, words })
  await guest.goto(address)
  await expect(section(guest)).toContainText('No reviews yet')
  await visit('Theodora Lilienthal', 5, 'The roses of my grandmother.')
  await visit('Balthasar', 2, 'Late, and half of the tulips gone.')

  await guest.goto(address)
  await guest.getByRole('link', { name: '3.5 (2 reviews)' }).click()
  await expect(review(guest, 'Theodora')).toBeInViewport()
  await expect(section(guest)).not.toContainText('Lilienthal')
  await expect(section(guest).getByText('5 stars: 1 review')).toBeAttached()
  await expectAccessible(guest)

  await seller.page.goto(address)
  await review(seller.page, 'Balthasar').getByRole('button', { name: 'Answer' }).click()
  await review(seller.page, 'Balthasar').getByLabel('Your answer').fill('The heat. We have brought fresh ones since.')
  await seller.page.reload()
  await expect(review(seller.page, 'Balthasar').getByLabel('Your answer')).toHaveValue(/^The heat/)
  await expectAccessible(seller.page)
  await review(seller.page, 'Balthasar').getByRole('button', { name: 'Answer' }).click()
  await expect(review(seller.page, 'Balthasar')).toContainText(`${company_name} answered`)

  const member = await enter('Ottokar')
  await member.page.goto(address)
  await expect(review(member.page, 'Balthasar')).toContainText('We have brought fresh ones since.')
  await review(member.page, 'Theodora Lilienthal').getByRole('button', { name: 'More about this review' }).click()
  await member.page.getByRole('menuitem', { name: 'Report review' }).click()
  await member.page.getByLabel('What’s wrong with it?').fill('I know her.')
  await member.page.getByRole('button', { name: 'Report', exact: true }).click()
  await expect(toast(member.page, 'Thank you. We’ll take a look.')).toBeVisible()
})

test('home names the best rated near, who are followed or skipped', async ({ enter, product: { url } }) => {
  const place = await florist(url)
  const providers = ['Xylem & Bloom', 'Yarrow Yard']
  for (const company_name of providers) {
    const provider = await signUpByApi(url, 'Vera', { ...place, company_name })
    const menu = await menuByApi(url, provider, [bouquet])
    await reviewedByApi(url, await signUpByApi(url, 'Balthasar'), provider, menu, { stars: 5, words: 'Lovely.' })
  }
  const { country_id, state_id, city_id } = place
  const { page } = await enter('Leopold', { country_id, state_id, city_id })
  await page.goto('/home')
  const near = page.getByRole('region', { name: 'Top rated near you' })
  await near.getByRole('button', { name: 'Follow Xylem & Bloom' }).click()
  await expect(near.getByRole('listitem', { name: 'Xylem & Bloom' })).toContainText('Joined')
  await near.getByRole('button', { name: 'Skip Yarrow Yard' }).click()
  await expect(near.getByRole('listitem', { name: 'Yarrow Yard' })).toHaveCount(0)
  await page.reload()
  await expect(near.getByRole('listitem', { name: 'Xylem & Bloom' })).toContainText('Joined')
  await expect(near.getByRole('listitem', { name: 'Yarrow Yard' })).toHaveCount(0)
  const best = page.getByRole('region', { name: 'Top Rated service providers' })
  await best.getByRole('link', { name: 'Yarrow Yard' }).click()
  await expect(page.getByRole('heading', { name: 'Yarrow Yard' })).toBeVisible()
})

const panel = (page: Page) => page.getByRole('region', { name: 'How was it?' })

test(
  'both sides review a booking, then both read; the provider answers, and a guest reads it all',
  bothWidths,
  async ({ enter, page: guest, product: { url }, expectAccessible }) => {
    const company_name = 'Zinnia & Quill'
    const seller = await enter('Zita', { ...(await florist(url)), company_name })
    const { person, page } = await enter('Ludmilla Ostrander')
    const id = await completedByApi(url, person, seller.person, await menuByApi(url, seller.person, [bouquet]))
    await page.goto(`/bookings/${id}`)
    await panel(page).getByRole('button', { name: 'Send review' }).click()
    await expect(panel(page)).toContainText('Choose one to five stars.')
    await expectAccessible(page)
    await panel(page).getByRole('radio', { name: '3 stars: Good' }).check()
    await page.keyboard.press('ArrowRight')
    await panel(page).getByLabel('In your words').fill('Peonies in November!')
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      panel(page).getByRole('button', { name: 'Add photos' }).click(),
    ])
    await chooser.setFiles(picture('peonies.png'))
    await expect(panel(page).getByRole('button', { name: 'Remove peonies.png' })).toBeVisible()
    await expect(panel(page).getByRole('button', { name: 'Send review' })).toBeEnabled()
    await page.reload()
    await expect(panel(page).getByRole('radio', { name: '4 stars: Very good' })).toBeChecked()
    await panel(page).getByRole('button', { name: 'Send review' }).click()
    await expect(toast(page, 'Thank you! Your review is saved.')).toBeVisible()
    await expect(panel(page)).toContainText('Only you can read this so far.')
    await panel(page).getByRole('button', { name: 'Edit' }).click()
    await panel(page).getByRole('radio', { name: '5 stars: Wonderful' }).check()
    await panel(page).getByRole('button', { name: 'Save' }).click()
    await expect(panel(page).getByText('5 of 5 stars')).toBeAttached()
    await expectAccessible(page)

    await seller.page.goto('/notifications')
    const told = 'Ludmilla Ostrander has reviewed you. Write yours to read it'
    await seller.page.getByRole('link', { name: told }).first().click()
    await expect(panel(seller.page)).toContainText('Write yours to read it.')
    await expect(panel(seller.page)).not.toContainText('Peonies')
    await panel(seller.page).getByRole('radio', { name: '5 stars: Wonderful' }).check()
    await panel(seller.page).getByLabel('In your words').fill('She danced with the buckets.')
    await panel(seller.page).getByRole('button', { name: 'Send review' }).click()
    await expect(panel(seller.page)).toContainText('Peonies in November!')

    // Nothing was pressed here: it came by itself.
    await expect(panel(page)).toContainText('She danced with the buckets.')
    await panel(seller.page).getByRole('button', { name: 'Answer' }).click()
    await panel(seller.page).getByLabel('Your answer').fill('From our own greenhouse.')
    await panel(seller.page).getByRole('button', { name: 'Answer' }).click()
    await expect(panel(page)).toContainText(`${company_name} answered`)
    await expectAccessible(seller.page)

    await guest.goto(`/service-provider/${await companyOf(url, seller.person)}`)
    await expect(review(guest, 'Ludmilla')).toContainText('From our own greenhouse.')
    await expect(review(guest, 'Ludmilla').getByRole('img', { name: 'Ludmilla, photo 1 of 1' })).toBeVisible()
    await panel(seller.page).getByRole('button', { name: 'Ludmilla Ostrander, photo 1 of 1' }).click()
    await expect(seller.page.getByRole('dialog', { name: 'Photos by Ludmilla Ostrander' })).toBeVisible()
  },
)

test('a provider who is asked reads what others say of the celebrant', async ({ enter, product, expectAccessible }) => {
  const { url } = product
  const place = await florist(url)
  const host = await signUpByApi(url, 'Egmont')
  const other = await signUpByApi(url, 'Vera', { ...place, company_name: 'Umber & Vine' })
  await reviewedByApi(url, host, other, await menuByApi(url, other, [bouquet]), { stars: 4, words: 'Good.' })
  const { person, page } = await enter('Ulrika', { ...place, company_name: 'Ulrika’s Arches' })
  const id = await bookByApi(url, host, await menuByApi(url, person, [bouquet]), { title: 'Sixty', quantities: [1] })
  await page.goto(`/service-bookings?request=${id}`)
  await page.getByRole('link', { name: '5.0 from 1 review by providers' }).click()
  const said = page.getByRole('region', { name: 'What providers say about Egmont' })
  await expect(said.getByRole('article', { name: 'Review by Umber & Vine' })).toContainText('Lovely people.')
  await expect(said).toBeInViewport()
  await expectAccessible(page)
})
