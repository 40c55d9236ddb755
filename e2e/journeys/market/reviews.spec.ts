import type { Page } from '@playwright/test'
import { florist } from '../../fixtures/companies.ts'
import { toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'
import { reviewedByApi, soldByApi } from '../../fixtures/reviews.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Reviews', exact: true })
const review = (page: Page, name: string) => section(page).getByRole('article', { name: `Review by ${name}` })

test(
  'a guest reads what people say of a florist, who answers; a member reports it',
  bothWidths,
  async ({ enter, page: guest, product: { url }, expectAccessible }) => {
    const company_name = 'Wisteria & Zinn'
    const seller = await enter('Walburga', { ...(await florist(url)), company_name })
    const sold = await soldByApi(url, seller.person)
    const address = `/service-provider/${sold.providerId}`
    await guest.goto(address)
    await expect(section(guest)).toContainText('No reviews yet')
    await reviewedByApi(url, await signUpByApi(url, 'Theodora Lilienthal'), sold, 5, 'The roses of my grandmother.')
    await reviewedByApi(url, await signUpByApi(url, 'Balthasar'), sold, 2, 'Late, and half of the tulips gone.')

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
  },
)

test('home names the best rated near, who are followed or skipped', async ({ enter, product: { url } }) => {
  const place = await florist(url)
  const providers = ['Xylem & Bloom', 'Yarrow Yard']
  for (const company_name of providers) {
    const sold = await soldByApi(url, await signUpByApi(url, 'Vera', { ...place, company_name }))
    await reviewedByApi(url, await signUpByApi(url, 'Balthasar'), sold, 5, 'Lovely.')
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
