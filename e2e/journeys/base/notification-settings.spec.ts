import { florist } from '../../fixtures/companies.ts'
import { confirmEmail, linkTo } from '../../fixtures/emails.ts'
import { befriend, celebrateAs, inviteAs } from '../../fixtures/events.ts'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'

test('somebody with an account unsubscribes from the foot of an email without signing in, and finds it in the settings', async ({
  enter,
  page: signedOut,
  product,
  expectAccessible,
}) => {
  const { person: host } = await enter('Leopoldine')
  const { person: guest, page } = await enter('Wilma')
  await befriend(product.url, host, guest)
  await confirmEmail(product, guest)
  await inviteAs(product.url, host, guest, await celebrateAs(product.url, host, { title: 'Chestnut roast' }))

  await signedOut.goto(await linkTo(product, guest.email, '/unsubscribe/'))
  await expect(signedOut.getByRole('heading', { name: 'Stop emails about celebrations?' })).toBeVisible()
  await expectAccessible(signedOut)
  await signedOut.getByRole('button', { name: 'Unsubscribe', exact: true }).click()
  await expect(signedOut.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible()

  await page.goto('/settings/notifications')
  const celebrations = page.getByRole('checkbox', { name: 'Celebrations Email' })
  await expect(celebrations).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Connections and groups Email' })).toBeChecked()
  await expectAccessible(page)
  const daily = page.getByRole('switch', { name: 'Daily email' })
  for (const change of [celebrations, daily]) {
    const saved = page.waitForResponse(response => response.request().method() === 'PATCH' && response.ok())
    await change.click()
    await saved
  }
  await page.reload()
  await expect(celebrations).toBeChecked()
  await expect(daily).not.toBeChecked()

  await signedOut.reload()
  await signedOut.getByRole('button', { name: 'Unsubscribe from everything' }).click()
  await expect(signedOut.getByText(/^From now on we’ll only email you about your account/)).toBeVisible()
  await signedOut.getByRole('button', { name: 'Get these emails again' }).click()
  await expect(toast(signedOut, 'You’ll get these emails again')).toBeVisible()
  await expect(signedOut.getByRole('button', { name: 'Unsubscribe', exact: true })).toBeVisible()
  await signedOut.goto('/unsubscribe/wrong')
  await expect(signedOut.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
})

for (const area of ['celebrants', 'companies'] as const)
  test(`pushes of messages are switched off among the settings of ${area}, and their emails stay on`, async ({
    enter,
    product,
    expectAccessible,
  }) => {
    const { page } = await enter('Ottilie', area === 'companies' ? await florist(product.url) : {})
    await page.goto('/settings/notifications')
    const push = page.getByRole('checkbox', { name: 'Messages Push' })
    await expect(push).toBeChecked()
    await expect(push).toHaveAccessibleDescription('Only what you haven’t read, from chats you haven’t muted.')
    await expectAccessible(page)
    const saved = page.waitForResponse(response => response.request().method() === 'PATCH' && response.ok())
    await push.click()
    await saved
    await page.reload()
    await expect(page.getByRole('checkbox', { name: 'Messages Email' })).toBeChecked()
    await expect(push).not.toBeChecked()
  })
