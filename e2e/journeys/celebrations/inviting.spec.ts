import { befriend, celebrateAs, comeAs } from '../../fixtures/events.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'
import { ask } from '../../fixtures/posts.ts'

test('whoever invites sees who is invited already, who comes, and who asked to join', async ({
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
  await page.getByRole('link', { name: 'Invite', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Who’s coming?', level: 1 })).toBeVisible()
  const box = (name: string | RegExp) => page.getByRole('checkbox', { name })
  await expect(box('Kasimir')).toBeDisabled()
  await expect(box('Kasimir')).toHaveAccessibleDescription('Going')
  await expect(box('Lioba')).toHaveAccessibleDescription('Asked to join')
  await expect(box(/^Meinhard/)).toHaveAccessibleDescription('')
  await expect(page.getByRole('button', { name: 'Send Tickets to Friends' })).toBeDisabled()
  await box('All connections').check()
  await expect(box('Lioba')).toBeChecked()
  await page.getByRole('button', { name: 'Add a message' }).click()
  await page.getByRole('textbox', { name: 'Your message' }).fill('There will be cake.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Invite 2' }).click()
  await expect(page.getByRole('heading', { name: '2 invitations sent' })).toBeFocused()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Invite more' }).click()
  await expect(box(/^Meinhard/)).toHaveAccessibleDescription('Invited')
  await expect(box('Lioba')).toHaveAccessibleDescription('Going')
  await expect(box('Lioba')).toBeDisabled()
  await expect(box('All connections')).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('alteng')
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await page.getByRole('link', { name: 'Later' }).click()
  await expect(page.getByRole('heading', { name: 'Plum harvest', level: 1 })).toBeVisible()
})

test('all of a kind are ticked at once, and somebody else is refused the page', async ({ enter, product: { url } }) => {
  const { person: host, page } = await enter('Ottilie')
  const { page: theirs } = await enter('Pankraz')
  for (const [name, friend_type] of [
    ['Quirin', 1],
    ['Rosa', 2],
    ['Severin', 2],
  ] as const) {
    const person = await signUpByApi(url, name)
    const body = JSON.stringify({ friend_id: person.user.id, friend_type })
    await ask(url, host, '/friend', { method: 'POST', body })
    await ask(url, person, `/friend/${host.user.id}/accept`, { method: 'POST', body: '{}' })
  }
  const id = await celebrateAs(url, host, { title: 'Silver wedding', open_to: 2 })
  await page.goto(`/events/${id}/invite?new`)
  const family = page.getByRole('button', { name: 'Family 2' })
  await expect(family).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('checkbox')).toHaveCount(3)
  await expect(page.getByRole('checkbox', { name: 'All family' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Invite 2' })).toBeEnabled()
  await page.getByRole('button', { name: 'All 3' }).click()
  await page.getByRole('checkbox', { name: 'Quirin' }).check()
  await expect(page.getByText('3 of 3')).toBeVisible()
  await page.getByRole('checkbox', { name: 'All connections' }).uncheck()
  await family.click()
  await page.getByRole('checkbox', { name: 'Rosa' }).check()
  await page.getByRole('button', { name: 'Invite 1' }).click()
  await expect(page.getByRole('heading', { name: '1 invitation sent' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to your event' }).click()
  await expect(page.getByRole('heading', { name: 'Silver wedding', level: 1 })).toBeVisible()

  await theirs.goto(`/events/${id}/invite`)
  await expect(theirs.getByRole('heading', { name: 'Silver wedding' })).toHaveCount(0)
  await expect(theirs.getByRole('button', { name: /^Invite/ })).toHaveCount(0)
})
