import type { Page } from '@playwright/test'
import { accountButton, toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import type { Person } from '../../fixtures/people.ts'
import { ask, postAs } from '../../fixtures/posts.ts'
import type { Product } from '../../fixtures/product.ts'
import { appoint } from '../../fixtures/staff.ts'

const post = (product: Product, as: Person, path: string, body: object) =>
  ask(product.url, as, path, { method: 'POST', body: JSON.stringify(body) })

type Filed = { id: number; state: string }

/** The newest of somebody's own reports. */
async function newestOf(product: Product, as: Person): Promise<Filed> {
  const { reports } = await ask<{ reports: Filed[] }>(product.url, as, '/report')
  const [newest] = reports
  if (!newest) throw new Error('Nothing was reported.')
  return newest
}

type Notices = { notifications: { kind: string; statement_id: number | null }[] }

/** The statement of reasons that somebody is notified of. */
async function statementTo(product: Product, as: Person): Promise<number> {
  const find = async () => {
    const { notifications } = await ask<Notices>(product.url, as, '/notification')
    return notifications.find(one => one.kind === 'statement_written')?.statement_id ?? 0
  }
  await expect.poll(find).toBeGreaterThan(0)
  return find()
}

const open = async (page: Page, words: RegExp) => {
  await page.goto('/notifications')
  await page.getByRole('main').getByRole('link', { name: words }).click()
}

test(
  'whoever has reported a post reads what became of it, and hears when that is undone',
  bothWidths,
  async ({ enter, product, expectAccessible }) => {
    const { person: rosa, page } = await enter('Rosa')
    const { person: viggo } = await enter('Viggo')
    const { person: mona } = await enter('Mona')
    const { person: noor } = await enter('Noor')
    for (const one of [mona, noor]) await appoint(product, one)

    await page.goto('/settings/reports')
    await expect(page.getByRole('heading', { name: 'You haven’t reported anything' })).toBeVisible()
    await expectAccessible(page)

    const { id } = await postAs(product.url, viggo, 'The code of the green gate is 2207.')
    await page.goto(`/posts/${id}`)
    await page
      .getByRole('article', { name: 'Post by Viggo' })
      .getByRole('button', { name: 'More', exact: true })
      .click()
    await page.getByRole('menuitem', { name: 'Report Abuse' }).click()
    const dialog = page.getByRole('dialog', { name: 'Report this post' })
    await dialog.getByRole('button', { name: 'Other people’s private data' }).click()
    await expect(dialog.getByText('A real person will take a look')).toBeVisible()
    await dialog.getByRole('textbox').fill('That is the gate of our school.')
    await dialog.getByRole('button', { name: 'Report', exact: true }).click()
    await expect(toast(page, 'This post has been successfully reported')).toBeVisible()

    await accountButton(page).click()
    await page.getByRole('menuitem', { name: 'Settings' }).click()
    await page.getByRole('link', { name: 'See reports' }).click()
    await expect(page).toHaveURL('/settings/reports')
    const report = page.getByRole('article', { name: 'Post' })
    await expect(report).toContainText('Other people’s private data')
    await expect(report).toContainText('That is the gate of our school.')
    await expect(report).toContainText('We’re looking at it')
    await expect(report).not.toContainText('green gate')
    await expectAccessible(page)

    const { id: caseId } = await newestOf(product, rosa)
    const reasons = { action: 'hide', rule: 'private_data', words: 'Please leave out the codes of others.' }
    await post(product, mona, `/staff/report/${caseId}/decision`, reasons)
    // Without a reload, as soon as word is here.
    await expect(report).toContainText('We took action')
    await open(page, /Thanks for reporting a post on .+\. We looked into it and took action/)
    await expect(page).toHaveURL(`/settings/reports#case-${caseId}`)
    await expect(report).toHaveAttribute('aria-current', 'true')
    await expect(report).toContainText('We took action')
    await expectAccessible(page)

    const statement = await statementTo(product, viggo)
    await post(product, viggo, `/statement/${statement}/appeal`, { words: 'It is my own gate.' })
    await page.reload()
    await expect(report).toContainText('We took action')
    const outcome = { outcome: 'granted', words: 'It is indeed yours.' }
    await post(product, noor, `/staff/report/${caseId}/appeal`, outcome)
    await expect(report).toContainText('We took action, then took another look and undid it')
    await open(page, /You reported a post on .+\. We took action, then took another look/)
    await expect(page).toHaveURL(`/settings/reports#case-${caseId}`)
    await expect(report).toContainText('took another look and undid it')
    await expectAccessible(page)
  },
)

test('reports that cannot be read say so, and are read again when asked', async ({ enter, product }) => {
  const { person: romy, page } = await enter('Romy')
  const { person: vito } = await enter('Vito')
  const { id } = await postAs(product.url, vito, 'Buy my miracle drops.')
  await post(product, romy, `/post/${id}/report`, { rule: 'fraud' })
  await page.route('**/api/v1/report', route => route.fulfill({ status: 500, json: {} }))
  await page.goto('/settings/reports')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.unroute('**/api/v1/report')
  await expect(page.getByRole('article', { name: 'Post' })).toContainText('Fraud')
})
