import { befriend, celebrateAs } from '../../fixtures/events.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { ask } from '../../fixtures/posts.ts'

test('a host invites a group as a whole, once', async ({ enter, expectAccessible, product }) => {
  const [{ person: host, page }, guest] = [await enter('Hedda'), await enter('Gus')]
  const post = (body: object) => ({ method: 'POST', body: JSON.stringify(body) })
  await befriend(product.url, host, guest.person)
  const made = await ask<{ group: { id: number } }>(
    product.url,
    host,
    '/group',
    post({ name: 'Rowing club', friend_ids: [guest.person.user.id] }),
  )
  await ask(product.url, guest.person, `/group/${made.group.id}/invitation/accept`, post({}))
  const event = await celebrateAs(product.url, host, { title: 'Regatta picnic', open_to: 4 })

  await page.goto(`/events/${event}/invite`)
  await page.getByRole('button', { name: 'Groups', exact: true }).click()
  await expect(page.getByRole('listitem', { name: 'Rowing club' })).toContainText('1 person')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Invite 1 from Rowing club' }).click()
  await expect(page.getByRole('button', { name: 'Invite 1 from Rowing club' })).toBeHidden()

  await guest.page.goto('/notifications')
  await guest.page
    .getByRole('link', { name: /Hedda invited you/ })
    .first()
    .click()
  await expect(guest.page.getByRole('heading', { name: 'Regatta picnic' }).first()).toBeVisible()

  await page.goto(`/events/${event}/invite`)
  await page.getByRole('button', { name: 'Groups', exact: true }).click()
  await expect(page.getByRole('listitem', { name: 'Rowing club' })).toContainText('Everyone’s invited')
})
