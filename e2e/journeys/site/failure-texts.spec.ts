import { florist } from '../../fixtures/companies.ts'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'

test('a provider whose requests can’t be loaded is told so, each time they try again', async ({
  enter,
  product: { url },
}) => {
  const { page } = await enter('Nigella', await florist(url))
  await page.route(/\/api\/v1\/booking\?/, route => route.fulfill({ status: 500 }))
  await page.goto('/service-bookings')
  const failure = page.getByRole('alert').filter({ hasText: 'There was an issue retrieving the requests' })
  await expect(failure).toBeVisible()
  // Nothing changes on the screen when it fails again, so it is said to screen readers once more.
  await expect(failure).toHaveCount(1)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(failure).toHaveCount(2)
  await page.unroute(/\/api\/v1\/booking\?/)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0)
})

test('who asks for a connection that can’t be sent is told so', async ({ enter, product: { url } }) => {
  const other = await signUpByApi(url, 'Odilia')
  const { page } = await enter('Pernilla')
  await page.goto(`/profile/${other.user.id}`)
  await page.route('**/api/v1/friend', route =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.continue(),
  )
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Connect' }).click()
  await expect(toast(page, 'Unable To Send Connection!!! Please try again later')).toBeVisible()
})
