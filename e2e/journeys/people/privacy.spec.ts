import { florist } from '../../fixtures/companies.ts'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'

for (const area of ['celebrants', 'companies'] as const)
  test(`who may write is chosen among the settings of ${area}, and strangers are no longer offered to`, async ({
    enter,
    product,
    expectAccessible,
  }) => {
    const { person, page } = await enter('Clementia', area === 'companies' ? await florist(product.url) : {})
    const { page: theirs } = await enter('Benedikta')
    const message = theirs.getByRole('link', { name: 'Message', exact: true })
    await theirs.goto(`/profile/${person.user.id}`)
    await expect(message).toBeVisible()

    await page.goto(area === 'companies' ? '/service-settings' : '/settings')
    const isFound = area === 'celebrants'
    await expect(
      page.getByText(isFound ? 'Who can reach and find you' : 'Who can reach you', { exact: true }),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Choose who' }).click()
    await page.waitForURL('/settings/privacy')
    await expect(page.getByText(/^Choose who can reach you/)).toContainText(
      isFound ? 'find you' : 'Choose who can reach you and who sees your birthday.',
    )
    const writing = page.getByRole('group', { name: 'Who can message you' })
    await expect(writing.getByRole('radio', { name: 'Everyone' })).toBeChecked()
    await expectAccessible(page)
    await writing.getByRole('radio', { name: 'Connections' }).click()
    await expect(toast(page, 'Saved')).toBeVisible()
    await page.reload()
    await expect(writing.getByRole('radio', { name: 'Connections' })).toBeChecked()
    await page.getByRole('link', { name: 'Settings', exact: true }).click()
    await expect(page).toHaveURL(area === 'companies' ? '/service-settings' : '/settings')
    await page.goBack()
    await page.getByRole('link', { name: 'See who you’ve blocked' }).click()
    await expect(page.getByRole('heading', { name: 'Blocked Users' })).toBeVisible()

    await theirs.reload()
    await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(message).toBeHidden()
  })
