import type { Page } from '@playwright/test'
import { menuByApi } from '../../fixtures/carts.ts'
import { florist } from '../../fixtures/companies.ts'
import { celebrateAs } from '../../fixtures/events.ts'
import { accountButton, toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { type Person, signUpByApi } from '../../fixtures/people.ts'
import { ask, postAs } from '../../fixtures/posts.ts'
import { availabilityByApi, companyOf } from '../../fixtures/stores.ts'

const lastYear = `${new Date().getFullYear() - 1}-03-04`
const adult = '1990-03-04'

const bornOn = (url: string, person: Person, dob: string) =>
  ask(url, person, '/profile', { method: 'POST', body: JSON.stringify({ dob }) })

/** Changes the date of birth in the profile. */
async function changeBirthday(page: Page, dob: string): Promise<void> {
  await page.goto('/profile/edit')
  const form = page.locator('main form')
  await form.getByLabel('Date of birth').fill(dob)
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  if (dob === lastYear) {
    const question = page.getByRole('dialog', { name: 'This will be a kids account' })
    await expect(question.getByRole('listitem')).toHaveText([
      /^No one can find you/,
      /^Only your connections can see/,
      /^Only your connections can message/,
      /^You’ll need to be older to book, open a store/,
    ])
    await question.getByRole('button', { name: 'Save as a kids account' }).click()
  }
  await expect(toast(page, 'Profile has been updated successfully')).toBeVisible()
}

/** What the avatar menu offers, or the phone's menu sheet. */
async function menuOf(page: Page): Promise<string[]> {
  if ((page.viewportSize()?.width ?? 0) >= 1000) {
    await accountButton(page).click()
    await expect(page.getByRole('menuitem', { name: 'Log Out' })).toBeVisible()
    const offered = await page.getByRole('menuitem').allInnerTexts()
    await page.keyboard.press('Escape')
    return offered
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Menu' }).click()
  const sheet = page.getByRole('dialog', { name: 'Menu' })
  await expect(sheet.getByRole('button', { name: 'Log Out' })).toBeVisible()
  const offered = await sheet.getByRole('listitem').allInnerTexts()
  await page.keyboard.press('Escape')
  return offered
}

const notForKids = ['Meet new friends', 'Deals', 'Your cart', 'My bookings', 'Upgrade as Celebrant SP']

test(
  'menus and search stop offering what is refused to children as soon as the date of birth is saved',
  bothWidths,
  async ({ enter }) => {
    const { page } = await enter('Kasimir')
    await page.goto('/home')
    expect(await menuOf(page)).toEqual(expect.arrayContaining(notForKids))
    await changeBirthday(page, lastYear)
    const offered = await menuOf(page)
    for (const name of notForKids) expect(offered).not.toContain(name)
    expect(offered).toEqual(expect.arrayContaining(['Profile', 'Friends', 'Saved posts', 'Settings']))
    await expect(page.getByRole('link', { name: 'Deals' })).toHaveCount(0)
    const isPhone = (page.viewportSize()?.width ?? 0) < 640
    if (isPhone) await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByLabel('Search for').getByRole('option')).toHaveText([
      'User',
      'Event',
      'Service provider',
      'Hashtag',
    ])
    await changeBirthday(page, adult)
    expect(await menuOf(page)).toEqual(expect.arrayContaining(notForKids))
  },
)

test(
  'whoever comes to a page that is not for children reads from when it is, and goes on from there',
  bothWidths,
  async ({ enter, product: { url }, expectAccessible }) => {
    const { person, page } = await enter('Kreszenz')
    // The browser has kept an account that was none.
    await bornOn(url, person, lastYear)
    for (const path of [
      '/deals',
      '/deals?view=mine',
      '/deals/1',
      '/deals/1/edit',
      '/create-deals',
      '/archived-deals',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Deals are for ages 13 and over', level: 1 })).toBeVisible()
    }
    await expect(page.getByText(/once you turn 13/)).toBeVisible()
    await expectAccessible(page)
    for (const path of ['/cart', '/cart/checkout', '/create-sp-event/1', '/bookings']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Booking is for ages 13 and over', level: 1 })).toBeVisible()
    }
    await expect(page.getByRole('link', { name: 'Find providers' })).toHaveAttribute('href', '/explore')
    for (const path of ['/upgrade', '/service-upgrade']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Stores are for ages 13 and over', level: 1 })).toBeVisible()
    }
    await page.goto('/meet-new-friend')
    await expect(page.getByRole('heading', { name: 'For ages 18 and over' })).toBeVisible()
    await page.goto('/search?type=deal&keyword=Kreszenz')
    await expect(page.getByRole('heading', { name: 'Kreszenz' })).toBeVisible()
    await expect(page.locator('main').getByText('Deals')).toHaveCount(0)

    await bornOn(url, person, adult)
    await page.goto('/deals')
    await expect(page.getByRole('link', { name: 'Create Deal' })).toBeVisible()
  },
)

test(
  'children look at providers, whose pages offer no booking, and plan events without any',
  bothWidths,
  async ({ enter, product: { url }, expectAccessible }) => {
    const seller = await signUpByApi(url, 'Florentine', { ...(await florist(url)), company_name: 'Teasel & Twine' })
    await menuByApi(url, seller, [{ name: 'Teasel wreath', price: 40 }])
    await availabilityByApi(url, seller, { allows_holds: true })
    const company = await companyOf(url, seller)
    const { person, page } = await enter('Klemens')
    const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
    const store = `/service-provider/${company}?day=${day}`
    const hold = page.getByRole('button', { name: 'Hold this date' })
    await page.goto(store)
    await expect(page.getByRole('button', { name: 'Add Teasel wreath' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Choose services' })).toBeVisible()
    await expect(hold).toBeVisible()

    await bornOn(url, person, lastYear)
    await page.goto(store)
    await expect(page.getByText('Teasel wreath')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Chosen day' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Add/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Choose services' })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Your cart' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Message' })).toHaveCount(0)
    await expect(hold).toHaveCount(0)
    await expectAccessible(page)

    await page.goto('/bookings')
    await expect(page.getByRole('heading', { name: 'Booking is for ages 13 and over' })).toBeVisible()
    await page.goto(`/events-summary/${await celebrateAs(url, person, { title: 'Conker games' })}`)
    await expect(page.getByText('To do', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Bookings' })).toHaveCount(0)
    await page.goto('/settings/notifications')
    await expect(page.getByRole('checkbox', { name: 'Celebrations Email' })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /^Deals/ })).toHaveCount(0)
    await page.goto('/profile/edit')
    await expect(page.getByLabel('Date of birth')).toHaveValue(lastYear)
    await expect(page.getByText('Meet new friends')).toHaveCount(0)
  },
)

test('a browser that has kept an account since before there were kids accounts finds out', async ({
  enter,
  product: { url },
}) => {
  const { person, page } = await enter('Kordula')
  await page.goto('/my-events')
  await expect(page.getByRole('link', { name: 'Deals' })).toBeVisible()
  await bornOn(url, person, lastYear)
  await page.evaluate(() => {
    const { is_kid: _, ...user } = JSON.parse(localStorage.getItem('user') ?? '{}')
    localStorage.setItem('user', JSON.stringify(user))
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'My Events', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Deals' })).toHaveCount(0)
})

test('children read what strangers post, and are told why they can’t comment there', async ({ enter, product }) => {
  const { page, person } = await enter('Kasimir')
  await bornOn(product.url, person, lastYear)
  const stranger = await signUpByApi(product.url, 'Sonja')
  const { id } = await postAs(product.url, stranger, 'Lanterns')
  await page.goto(`/posts/${id}`)
  await expect(page.getByText('With a kids account, you can comment on your connections’ posts.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Write a comment' })).toHaveCount(0)
})

test('children are suggested no strangers, and whom they ask reads that it is a kids account', async ({
  enter,
  expectAccessible,
}) => {
  const { page } = await enter('Kasimir')
  const { page: hers } = await enter('Sonja Sommerfeldt')
  await changeBirthday(page, lastYear)
  await page.goto('/friends/find-friend')
  await expect(page.getByRole('heading', { name: 'No one to suggest yet' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('Sommerfeldt')
  await page.getByRole('listitem', { name: 'Sonja Sommerfeldt' }).getByRole('button', { name: 'Add' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
  await hers.goto('/friends/all-request')
  await expect(hers.getByRole('listitem', { name: 'Kasimir' })).toContainText('Kids account')
  await expectAccessible(hers)
})
