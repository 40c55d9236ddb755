import type { Page } from '@playwright/test'
import { accountButton, toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'

const row = (page: Page, name: string) => page.getByRole('listitem', { name })

/** Types a name into the search and waits for the person. */
async function find(page: Page, name: string) {
  await page.goto('/friends/find-friend')
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(name)
  await expect(row(page, name)).toBeVisible()
}

test(
  'two people connect: asked, accepted as family, and ended again',
  bothWidths,
  async ({ enter, expectAccessible }) => {
    const { page: hers } = await enter('Anneliese')
    const { page: his } = await enter('Bartholomäus von Greifenstein')
    await hers.goto('/home')
    await accountButton(hers).click()
    await hers.getByRole('menuitem', { name: 'Friends', exact: true }).click()
    await expect(hers.getByText('No connection found')).toBeVisible()
    await hers.getByRole('link', { name: 'Find Friends' }).first().click()
    await hers.getByRole('searchbox', { name: 'Search by name' }).fill('bartholomaus')
    const found = row(hers, 'Bartholomäus von Greifenstein')
    await expect(found).toContainText('Bartholomäus v…')
    await expectAccessible(hers)
    await found.getByRole('button', { name: 'Add' }).click()
    await hers.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
    await expect(toast(hers, 'Request sent!')).toBeVisible()
    await expect(found).toHaveCount(0)

    await his.goto('/friends/all-request')
    await row(his, 'Anneliese').getByRole('button', { name: 'Accept' }).click()
    const dialog = his.getByRole('dialog', { name: 'Accept Anneliese’s request' })
    await dialog.getByRole('radio', { name: 'Family' }).check()
    await expectAccessible(his)
    await dialog.getByRole('button', { name: 'Accept' }).click()
    await expect(toast(his, 'Request accepted!')).toBeVisible()
    await expect(his.getByText('No request Found')).toBeVisible()

    await his.getByRole('link', { name: 'Connections' }).click()
    await his.getByRole('combobox', { name: 'Show' }).selectOption('Family')
    await expect(row(his, 'Anneliese')).toContainText('Family')
    await his.getByRole('combobox', { name: 'Show' }).selectOption('Colleagues')
    await expect(his.getByText('No connection found')).toBeVisible()

    await hers.goto('/friends')
    await row(hers, 'Bartholomäus').getByRole('button', { name: 'Unfriend' }).click()
    await hers.getByRole('dialog').getByRole('button', { name: 'Unfriend' }).click()
    await expect(toast(hers, 'Friend removed successfully')).toBeVisible()
    await expect(hers.getByText('No connection found')).toBeVisible()
  },
)

test('a request is cancelled, another one declined, and somebody skipped', async ({ enter }) => {
  const { page: hers } = await enter('Clothilde')
  const { page: his } = await enter('Dietbald')
  await find(hers, 'Dietbald')
  await row(hers, 'Dietbald').getByRole('button', { name: 'Add' }).click()
  await hers.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
  await expect(toast(hers, 'Request sent!')).toBeVisible()
  await hers.getByRole('link', { name: 'All Requests' }).click()
  await hers.getByRole('radio', { name: 'Sent' }).check()
  await row(hers, 'Dietbald').getByRole('button', { name: 'Cancel Request' }).click()
  await expect(toast(hers, 'Friend request has been cancelled')).toBeVisible()

  await find(his, 'Clothilde')
  await row(his, 'Clothilde').getByRole('button', { name: 'Add' }).click()
  await his.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
  await expect(toast(his, 'Request sent!')).toBeVisible()
  await hers.goto('/friends/all-request')
  await row(hers, 'Dietbald').getByRole('button', { name: 'Decline' }).click()
  await expect(toast(hers, 'Request rejected!')).toBeVisible()
  await find(hers, 'Dietbald')
  await row(hers, 'Dietbald').getByRole('button', { name: 'Skip' }).click()
  await expect(row(hers, 'Dietbald')).toHaveCount(0)
})

test('a blocked person is listed and unblocked', async ({ enter, product, expectAccessible }) => {
  const { page, person } = await enter('Edeltraud')
  const { person: other } = await enter('Friedemann')
  const { user } = await (
    await fetch(`${product.url}/api/v1/profile/me`, { headers: { authorization: `Bearer ${other.token}` } })
  ).json()
  const headers = { authorization: `Bearer ${person.token}` }
  await fetch(`${product.url}/api/v1/friend/${user.id}/block`, { method: 'POST', headers })
  await page.goto('/friends/blocked')
  await expect(row(page, 'Friedemann')).toBeVisible()
  await expectAccessible(page)
  await row(page, 'Friedemann').getByRole('button', { name: 'Unblock' }).click()
  await expect(toast(page, 'Friend unblocked successfully')).toBeVisible()
  await expect(page.getByText('No blocked friend Found')).toBeVisible()
})

test('the empty state stands clear of the tabs at the bottom, with long texts too', bothWidths, async ({ enter }) => {
  const { page } = await enter('Ana')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/home')
  await page.evaluate(() => localStorage.setItem('language', 'fr'))
  await page.goto('/friends/all-request')
  const words = await page.getByRole('heading', { name: 'Aucune demande trouvée' }).boundingBox()
  const tabs = await page.getByRole('navigation').filter({ hasText: 'Mes événements' }).last().boundingBox()
  expect((tabs?.y ?? 0) - (words?.y ?? 0) - (words?.height ?? 0)).toBeGreaterThan(20)
})
