import { celebrateAs } from '../../fixtures/events.ts'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import type { Person } from '../../fixtures/people.ts'
import { ask } from '../../fixtures/posts.ts'

/** Signs somebody out everywhere, from another device of theirs. */
async function signOutElsewhere(url: string, person: Person) {
  const { email, password } = person
  const init = { method: 'POST', body: JSON.stringify({ email, password }) }
  const { token } = await ask<{ token: string }>(url, person, '/auth/login', init)
  await ask(url, { ...person, token }, '/device/sign-out-others', { method: 'POST' })
}

test('who is signed out from elsewhere is told so once, wherever they go', async ({ enter, product }) => {
  const { person, page } = await enter('Ana')
  const id = await celebrateAs(product.url, person, { title: 'Open garden', open_to: 0 })
  const told = page.getByRole('alert').filter({ hasText: 'You’ve been signed out.' })
  await page.goto(`/events/${id}`)
  await expect(page.getByRole('link', { name: 'Home', exact: true }).first()).toBeVisible()
  await signOutElsewhere(product.url, person)
  await expect(toast(page, 'Please sign in to continue.')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await expect(told).toBeVisible()
  await expect(toast(page, 'Please sign in to continue.')).toHaveCount(0, { timeout: 1000 })
})
