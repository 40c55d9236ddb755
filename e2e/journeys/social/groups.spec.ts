import type { Page } from '@playwright/test'
import { befriend } from '../../fixtures/events.ts'
import { toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { ask } from '../../fixtures/posts.ts'

const row = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

async function createGroup(page: Page, name: string) {
  await page.goto('/groups/create')
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Create group' }).click()
  await expect(toast(page, `${name} is ready`)).toBeVisible()
  await expect(heading(page, name)).toBeVisible()
}

/** From the menu of somebody in the list of members. */
async function choose(page: Page, name: string, item: string) {
  await row(page, name)
    .getByRole('button', { name: `More about ${name}` })
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}

test(
  'a group is made, its people come by invitation, and it changes hands',
  bothWidths,
  async ({ enter, expectAccessible, product }) => {
    const [isolde, marek] = [await enter('Isolde'), await enter('Marek')]
    await befriend(product.url, isolde.person, marek.person)
    const { page } = isolde
    await page.goto('/profile/groups')
    await expect(heading(page, 'No groups yet')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Create group' }).click()

    // Nothing typed is lost by a fault or a reload.
    await page.getByLabel('What it’s about').fill('We sing on Thursdays.')
    await page.getByRole('button', { name: 'Create group' }).click()
    await expect(page.getByLabel('Name')).toBeFocused()
    // How long the name may be is said while it is typed.
    await page.getByLabel('Name').fill('We sing '.repeat(11))
    await expect(page.getByText('Up to 80 characters: yours is 7 over.')).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Name').fill('We sing '.repeat(9))
    await expect(page.getByText('71 / 80')).toBeVisible()
    await page.getByLabel('Name').fill('Thursday choir')
    await expect(page.getByText(/\/ 80/)).toHaveCount(0)
    await page.reload()
    await expect(page.getByLabel('Name')).toHaveValue('Thursday choir')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create group' }).click()
    await expect(heading(page, 'Thursday choir')).toBeVisible()
    await expect(page.getByText('We sing on Thursdays.')).toBeVisible()
    await expect(page.getByText('1 member', { exact: true })).toBeVisible()
    await expect(page.getByText('Owner: Isolde')).toBeVisible()

    // With nobody to hand it to, leaving is deleting.
    await page.getByRole('button', { name: 'More about Thursday choir' }).click()
    await page.getByRole('menuitem', { name: 'Leave group' }).click()
    await expect(page.getByRole('dialog', { name: 'Delete Thursday choir?' })).toContainText('You’re the only one here')
    await page.getByRole('button', { name: 'Keep it' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // Who is alone in it reads what comes next, and goes on there.
    await page.getByRole('region', { name: 'It’s just you so far' }).getByRole('button').click()
    await page.getByRole('button', { name: 'Invite Marek' }).click()
    await expect(toast(page, 'Marek is invited')).toBeVisible()
    await expect(row(page, 'Marek').filter({ hasText: 'Invited' }).first()).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('list', { name: 'Invited, no reply yet' })).toContainText('Marek')
    await expect(page.getByText('It’s just you so far')).toBeHidden()

    await marek.page.goto('/notifications')
    await marek.page.getByRole('link', { name: /Isolde invited you to the group/ }).click()
    await expect(heading(marek.page, 'Join this group?')).toBeVisible()
    await expectAccessible(marek.page)
    await marek.page.getByRole('button', { name: 'Join', exact: true }).click()
    await expect(toast(marek.page, 'You’re in Thursday choir')).toBeVisible()
    await expect(heading(marek.page, 'Join this group?')).toBeHidden()

    // The owner sees it without asking, and cannot leave before somebody else has the group.
    await expect(page.getByText('2 members', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'More about Thursday choir' }).click()
    await page.getByRole('menuitem', { name: 'Leave group' }).click()
    await expect(page.getByText('This is your group.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Hand over to Marek' }).click()
    const handingOver = page.getByRole('dialog', { name: 'Hand the group over to Marek?' })
    await expectAccessible(page)
    await handingOver.getByRole('button', { name: 'Hand over', exact: true }).click()
    await expect(toast(page, 'Marek owns the group now')).toBeVisible()
    await expect(row(marek.page, 'Marek')).toContainText('Owner')
    await page.getByRole('button', { name: 'More about Thursday choir' }).click()
    await page.getByRole('menuitem', { name: 'Leave group' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Leave group' }).click()
    await expect(page).toHaveURL(/\/profile\/groups$/)
    await expect(toast(page, 'You’ve left Thursday choir')).toBeVisible()
    await expect(heading(page, 'No groups yet')).toBeVisible()
  },
)

test('whoever has the link sees the group, signs in and joins; who was removed does not come back', async ({
  enter,
  page: guest,
  expectAccessible,
  product,
}) => {
  const { page } = await enter('Ilse')
  await createGroup(page, 'Street party')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = await page.getByLabel('Invite link').inputValue()
  await page.keyboard.press('Escape')

  await guest.goto(link)
  await expect(heading(guest, 'Street party')).toBeVisible()
  await expect(guest.getByText('Sign in to join.')).toBeVisible()
  await expectAccessible(guest)

  const otto = await enter('Otto')
  await otto.page.goto(link)
  await otto.page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(otto.page).toHaveURL(/\/groups\/\d+$/)
  await expect(row(otto.page, 'Otto')).toBeVisible()
  await otto.page.goto(link)
  await expect(otto.page).toHaveURL(/\/groups\/\d+$/)

  await choose(page, 'Otto', 'Make admin')
  await expect(toast(page, 'Otto is an admin now')).toBeVisible()
  await expect(otto.page.getByRole('button', { name: 'Invite', exact: true })).toBeVisible()
  await choose(page, 'Otto', 'Remove from group')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove from group' }).click()
  await expect(toast(page, 'Otto was removed')).toBeVisible()
  await expect(row(page, 'Otto')).toBeHidden()
  await otto.page.goto(link)
  await expect(heading(otto.page, 'This link no longer works')).toBeVisible()
  const { groups } = await ask<{ groups: unknown[] }>(product.url, otto.person, '/group')
  expect(groups).toEqual([])
})

test('two people find on each other’s profiles the groups that they share, until one is deleted', async ({
  enter,
  expectAccessible,
  product,
}) => {
  const [ada, bo] = [await enter('Ada'), await enter('Bo')]
  await befriend(product.url, ada.person, bo.person)
  const body = JSON.stringify({ name: 'Book club', date: '2027-06-20', friend_ids: [bo.person.user.id] })
  const made = await ask<{ group: { id: number } }>(product.url, ada.person, '/group', { method: 'POST', body })
  await bo.page.goto('/profile/groups')
  await expect(heading(bo.page, 'Waiting for your answer')).toBeVisible()
  await expectAccessible(bo.page)
  await bo.page.getByRole('link', { name: 'Book club' }).click()
  await expect(bo.page.getByText('June 20, 2027')).toBeVisible()
  await bo.page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(row(bo.page, 'Bo')).toBeVisible()
  await bo.page.goto(`/profile/${ada.person.user.id}/groups`)
  await expect(heading(bo.page, 'Groups you share with Ada')).toBeVisible()
  await expect(bo.page.getByRole('link', { name: 'Book club' })).toBeVisible()
  await expectAccessible(bo.page)

  // An open page says at once that its group was deleted.
  await bo.page.getByRole('link', { name: 'Book club' }).click()
  await expect(row(bo.page, 'Ada')).toBeVisible()
  await ask(product.url, ada.person, `/group/${made.group.id}`, { method: 'DELETE' })
  await expect(heading(bo.page, 'Book club isn’t here anymore')).toBeVisible()
  await expectAccessible(bo.page)
  await bo.page.getByRole('link', { name: 'Your groups' }).click()
  await expect(heading(bo.page, 'No groups yet')).toBeVisible()
})
