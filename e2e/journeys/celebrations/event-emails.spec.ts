import type { Page } from '@playwright/test'
import { confirmEmail, linkTo } from '../../fixtures/emails.ts'
import { befriend, celebrateAs, inviteAs } from '../../fixtures/events.ts'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { newEmail, type Person, signUpByApi } from '../../fixtures/people.ts'
import { ask } from '../../fixtures/posts.ts'
import type { Product } from '../../fixtures/product.ts'

/** Shows the newest e-mail to an address, as a mail program does. */
async function readEmail(page: Page, product: Product, address: string) {
  await expect.poll(async () => (await product.htmlTo(address)).length, `e-mails to ${address}`).toBeGreaterThan(0)
  await page.setContent((await product.htmlTo(address)).at(-1) ?? '')
}

const inviteByEmail = (product: Product, host: Person, event: number, guest: { name: string; email: string }) =>
  ask(product.url, host, `/event/${event}/external-guest`, {
    method: 'POST',
    body: JSON.stringify({ ...guest, message: 'You taught me the rub. It is no party without you.' }),
  })

test('a guest without an account chooses in the e-mail, and sends the answer on the page', async ({
  enter,
  page,
  product,
  expectAccessible,
}) => {
  const { person: host } = await enter('Ermengard')
  await confirmEmail(product, host)
  const id = await celebrateAs(product.url, host, { title: 'Smoke and brisket' })
  const email = newEmail('Notburga')
  await inviteByEmail(product, host, id, { name: 'Notburga', email })
  await readEmail(page, product, email)
  await expect(page.getByText('You taught me the rub. It is no party without you.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Can’t go' })).toHaveAttribute('href', /answer=cant$/)
  await page.getByRole('link', { name: 'Going', exact: true }).click()

  const sheet = page.getByRole('dialog', { name: 'Who’s coming?' })
  await expect(sheet.getByRole('button', { name: 'Count me in' })).toBeInViewport()
  await expectAccessible(page)
  const { guests } = await ask<{ guests: { status: string }[] }>(product.url, host, `/event/${id}/guest`)
  expect(guests.map(guest => guest.status)).toEqual(['pending'])
  await sheet.getByRole('button', { name: 'Count me in' }).click()
  await expect(page.getByRole('heading', { name: 'See you there, Notburga' })).toBeVisible()
  await expect.poll(async () => (await product.emailsTo(email)).at(-1)).toContain('Your ticket is ready.')
})

test('a member who declines in the e-mail signs in, and is asked before the answer is sent', async ({
  enter,
  page,
  product,
}) => {
  const { person: host } = await enter('Irmtrud')
  const guest = await signUpByApi(product.url, 'Wunibald')
  await befriend(product.url, host, guest)
  await confirmEmail(product, guest)
  const id = await celebrateAs(product.url, host, { title: 'Barn dance' })
  await inviteAs(product.url, host, guest, id)
  const link = await linkTo(product, guest.email, `/events/${id}\\?answer=cant`)
  await page.goto(link)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email', { exact: true }).fill(guest.email)
  await page.getByLabel('Password', { exact: true }).fill(guest.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(link)
  const send = page.getByRole('dialog', { name: 'Can’t make it?' }).getByRole('button', { name: 'Let Irmtrud know' })
  await expect(send).toBeVisible()
  const { event } = await ask<{ event: { my_invitation: { status: string } } }>(product.url, guest, `/event/${id}`)
  expect(event.my_invitation.status).toBe('pending')
  await send.click()
  await expect(page.getByRole('heading', { name: 'You’ll be missed, Wunibald' })).toBeVisible()
})

test('both buttons of an e-mail stand on the first screen of a phone, however much there is to say', async ({
  enter,
  browser,
  product,
}) => {
  const name = 'Hildegundis Wolfeschlegelsteinhausen'
  const { person: host } = await enter(name)
  await confirmEmail(product, host)
  const title = 'The seventieth birthday and golden wedding of Ngozi and Chukwuemeka in Brooklyn!'
  const address = 'The very long hall behind the old mill, up the stairs and to the left of the lift, '.repeat(3)
  const id = await celebrateAs(product.url, host, { title, address, dress_code: 'White, gold, a little red for luck' })
  const email = newEmail('Walpurga')
  await inviteByEmail(product, host, id, { name: `Walpurga ${'Anastasopoulou '.repeat(6)}`, email })
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await readEmail(phone, product, email)
  for (const button of ['Going', 'Can’t go']) {
    const box = await phone.getByRole('link', { name: button, exact: true }).boundingBox()
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(844)
  }
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await phone.close()
})

test('the e-mail about a new event is confirmed', async ({ enter, product, page, expectAccessible }) => {
  const { person } = await enter('Gunhild')
  await celebrateAs(product.url, person, { title: 'Bread and salt' })
  await page.goto(await linkTo(product, person.email, '/event-created'))
  await expect(page.getByRole('heading', { name: 'Confirmation Successful', level: 1 })).toBeVisible()
  await expect(page.getByText('Event Creation Verified')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/event-created?token=wrong')
  await expect(page.getByRole('heading', { name: 'This link is invalid or has expired' })).toBeVisible()
  await expectAccessible(page)
})

test('an event that its owner did not create is deleted from the e-mail, and the password changed', async ({
  enter,
  product,
  page,
  expectAccessible,
}) => {
  const { person, page: hers } = await enter('Hedwig')
  const id = await celebrateAs(product.url, person, { title: 'Not my party' })
  await page.goto(await linkTo(product, person.email, '/invalid-event'))
  await expect(page.getByRole('heading', { name: /^Security alert/, level: 1 })).toBeVisible()
  await expect(page.getByText('Someone used your account to create “Not my party”')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Delete Event' }).click()
  const sure = page.getByRole('dialog', { name: 'Delete Not my party?' })
  await sure.getByRole('button', { name: 'Delete Event' }).click()
  await expect(toast(page, 'Event deleted')).toBeVisible()
  await expect(page.getByText('The event is deleted.')).toBeVisible()
  await page.getByRole('link', { name: 'Reset Password' }).click()
  await expect(page).toHaveURL('/forgot-password')
  await hers.goto(`/events/${id}`)
  await expect(hers.getByRole('heading', { name: 'Not my party' })).toHaveCount(0)
})
