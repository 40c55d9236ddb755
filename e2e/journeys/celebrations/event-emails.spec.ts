import { linkTo } from '../../fixtures/emails.ts'
import { celebrateAs } from '../../fixtures/events.ts'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'

test('the letter about a new event is answered with yes', async ({ enter, product, page, expectAccessible }) => {
  const { person } = await enter('Gunhild')
  await celebrateAs(product.url, person, { title: 'Bread and salt' })
  await page.goto(await linkTo(product, person.email, '/event-created'))
  await expect(page.getByRole('heading', { name: 'Confirmation Successful', level: 1 })).toBeVisible()
  await expect(page.getByText('Event Creation Verified')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/event-created?token=wrong')
  await expect(page.getByRole('heading', { name: 'This link is wrong or has expired' })).toBeVisible()
  await expectAccessible(page)
})

test('or with no: then the event is deleted, and the password changed', async ({
  enter,
  product,
  page,
  expectAccessible,
}) => {
  const { person, page: hers } = await enter('Hedwig')
  const id = await celebrateAs(product.url, person, { title: 'Not my party' })
  await page.goto(await linkTo(product, person.email, '/invalid-event'))
  await expect(page.getByRole('heading', { name: /^Security alert/, level: 1 })).toBeVisible()
  await expect(page.getByText('Somebody has created “Not my party”')).toBeVisible()
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
