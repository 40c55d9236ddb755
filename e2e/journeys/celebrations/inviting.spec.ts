import { befriend, celebrateAs, comeAs } from '../../fixtures/events.ts'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'
import { ask } from '../../fixtures/posts.ts'

test('who invites sees who is asked already, who comes, and who would like to', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  const { person: host, page } = await enter('Jolanthe')
  const comes = await signUpByApi(url, 'Kasimir')
  const asks = await signUpByApi(url, 'Lioba')
  const fresh = await signUpByApi(url, 'Meinhard Freiherr von und zu Altengottern')
  for (const one of [comes, asks, fresh]) await befriend(url, host, one)
  const id = await celebrateAs(url, host, { title: 'Plum harvest' })
  await comeAs(url, host, comes, id)
  const request = { method: 'POST', body: JSON.stringify({ request_message: 'With my basket?' }) }
  await ask(url, asks, `/event/${id}/request-to-join`, request)

  await page.goto(`/events/${id}`)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite people' })
  const box = (name: string | RegExp) => dialog.getByRole('checkbox', { name })
  await expect(box('Kasimir')).toBeDisabled()
  await expect(box('Kasimir')).toHaveAccessibleDescription('Comes')
  await expect(box('Lioba')).toHaveAccessibleDescription('Asks to join')
  await expect(box(/^Meinhard/)).toHaveAccessibleDescription('')
  await box(/^Meinhard/).check()
  await box('Lioba').check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send 2 tickets' }).click()
  await expect(toast(page, '2 tickets sent')).toBeVisible()

  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(box(/^Meinhard/)).toHaveAccessibleDescription('Invited')
  await expect(box('Lioba')).toHaveAccessibleDescription('Comes')
  await expect(box('Lioba')).toBeDisabled()
  await dialog.getByRole('searchbox', { name: 'Search by name' }).fill('alteng')
  await expect(dialog.getByRole('checkbox')).toHaveCount(1)
  await expect(dialog.getByRole('button', { name: 'Send Tickets to Friends' })).toBeDisabled()
})
