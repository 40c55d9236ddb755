import { florist } from '../../fixtures/companies.ts'
import { confirmEmail } from '../../fixtures/emails.ts'
import { toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { ask } from '../../fixtures/posts.ts'
import { setUpCodes } from '../../fixtures/second-step.ts'
import { openReports } from '../../fixtures/staff.ts'

test(
  'an administrator, made on the command line, answers what somebody wrote, and reads it in the audit log',
  bothWidths,
  async ({ enter, product, expectAccessible }) => {
    const { person: rosa } = await enter('Rosa', await florist(product.url))
    await confirmEmail(product, rosa)
    const words = { name: 'Rosa Vidal', subject: 'An invoice', message: 'Where is it?\nI looked everywhere.' }
    for (const subject of ['Win a car', 'An invoice'])
      await ask(product.url, rosa, '/contact', { method: 'POST', body: JSON.stringify({ ...words, subject }) })
    const { person: ada, page } = await enter('Ada')
    await confirmEmail(product, ada)
    expect(await product.command('staff', 'appoint', ada.email, 'administrator')).toContain(
      `administrator  ${ada.email}  Ada`,
    )
    await setUpCodes(product.url, ada)

    await openReports(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Messages' }).click()
    await expect(page).toHaveURL('/admin/messages')
    const hers = page.getByRole('listitem').filter({ hasText: `Rosa Vidal, ${rosa.email}` })
    const message = hers.filter({ hasText: 'An invoice' })
    await expect(message).toContainText('I looked everywhere.')
    await expectAccessible(page)
    await message.getByRole('button', { name: 'Answer' }).click()
    await message.getByLabel('Your answer, by email').fill('It is in your receipts.')
    await page.reload()
    await expect(message.getByLabel('Your answer, by email')).toHaveValue('It is in your receipts.')
    await message.getByRole('button', { name: 'Send the answer' }).click()
    await expect(toast(page, 'Your answer is on its way.')).toBeVisible()
    await expect(message).toBeHidden()
    await expect.poll(async () => (await product.emailsTo(rosa.email)).at(-1)).toContain('It is in your receipts.')

    const advertising = hers.filter({ hasText: 'Win a car' })
    await advertising.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('dialog').getByLabel('Reason, for the audit log').fill('Advertising')
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Close without an answer' }).click()
    await expect(hers).toHaveCount(0)
    await page.getByRole('link', { name: 'Resolved' }).click()
    await expect(message).toContainText('Answered by Ada')
    await expect(advertising).toContainText('Advertising')
    await expectAccessible(page)

    const isNarrow = (page.viewportSize()?.width ?? 0) < 1000
    if (isNarrow) await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Audit log' }).click()
    await expect(page.getByRole('row', { name: /Ada.*Closed without an answer.*Advertising/ }).first()).toBeVisible()
    await expect(page.getByRole('row', { name: /Command line.*Made an administrator/ }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Check the log' }).click()
    await expect(page.getByText(/The log is intact: \d+ entries/)).toBeVisible()
    await expectAccessible(page)
    if (isNarrow) await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('combobox', { name: 'Did' }).selectOption('Answered')
    await expect(page).toHaveURL(/\?action=answered$/)
    if (isNarrow) await page.getByRole('button', { name: 'Show entries' }).click()
    await expect(page.getByRole('row', { name: /Ada.*Answered/ }).first()).toBeVisible()
    await expect(page.getByRole('row', { name: /Closed without an answer|Made an administrator/ })).toHaveCount(0)
  },
)

test('a moderator sets up a second step, then answers messages, and has no audit log; others have neither', async ({
  enter,
  expectAccessible,
  product,
}) => {
  const { person: mona, page } = await enter('Mona')
  const { page: bens } = await enter('Ben')
  await confirmEmail(product, mona)
  await page.goto('/home')
  await product.command('staff', 'appoint', mona.email, 'moderator')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'One more step to sign in' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to settings' }).click()
  await expect(page).toHaveURL('/settings')
  const section = page.getByRole('region', { name: 'Second step' })
  await expect(section).toContainText('Set one up to work for Celebrio')
  await setUpCodes(product.url, mona)
  await page.reload()
  await section.getByRole('button', { name: 'Turn off' }).click()
  await expect(
    page.getByRole('dialog').getByText('This is your last second step. You won’t be able to open staff pages'),
  ).toBeVisible()
  await page.goto('/admin/messages')
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Audit log' })).toHaveCount(0)
  await page.goto('/admin/audit-log')
  await expect(page).toHaveURL('/admin/reports')
  await product.command('staff', 'appoint', mona.email, 'administrator')
  await page.goto('/admin/audit-log')
  await expect(page).toHaveURL('/admin/audit-log')
  await bens.goto('/admin')
  await expect(bens).toHaveURL('/home')
})
