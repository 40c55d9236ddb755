import { confirmEmail, linkTo } from '../../fixtures/emails.ts'
import { celebrateAs } from '../../fixtures/events.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { newEmail } from '../../fixtures/people.ts'
import { ask } from '../../fixtures/posts.ts'

test('a guest without an account unsubscribes from the foot of an e-mail, and takes it back; the host sees it', async ({
  enter,
  page: guest,
  product,
  expectAccessible,
}) => {
  const { person: host, page } = await enter('Leopoldine')
  await confirmEmail(product, host)
  const id = await celebrateAs(product.url, host, { title: 'Chestnut roast' })
  const email = newEmail('Wilma')
  const body = JSON.stringify({ name: 'Wilma', email })
  await ask(product.url, host, `/event/${id}/external-guest`, { method: 'POST', body })

  await guest.goto(await linkTo(product, email, '/unsubscribe/'))
  await expect(guest.getByRole('heading', { name: 'No more emails about “Chestnut roast”?' })).toBeVisible()
  await expectAccessible(guest)
  await guest.getByRole('button', { name: 'Unsubscribe', exact: true }).click()
  await expect(guest.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible()
  await expectAccessible(guest)

  await page.goto(`/events/${id}`)
  await page.getByText(/^(No reply|Asked|Invited) 1$/).click()
  const row = page.getByRole('region', { name: 'Guest list' }).getByRole('listitem', { name: 'Wilma' })
  await expect(row).toContainText('doesn’t want email')

  await guest.reload()
  await guest.getByRole('button', { name: 'Unsubscribe from all celebrations' }).click()
  await expect(guest.getByText(/^No more emails about celebrations/)).toBeVisible()
  await guest.getByRole('button', { name: 'Get emails again' }).click()
  await expect(guest.getByRole('button', { name: 'Unsubscribe', exact: true })).toBeVisible()
  await guest.goto('/unsubscribe/1.2.3')
  await expect(guest.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
})
