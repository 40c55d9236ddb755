import { expect, test } from '../../fixtures/own-product.ts'
import { ask, postAs } from '../../fixtures/posts.ts'
import { appoint } from '../../fixtures/staff.ts'

// So many cases would bury those of others in the queue of the staff.
test('a notification leads to an old report, further down than the first page', async ({ enter, product }) => {
  const { person: ruben, page } = await enter('Ruben')
  const { person: vilma } = await enter('Vilma')
  const { person: mona } = await enter('Mona')
  await appoint(product, mona)
  const report = async (reason: string) => {
    const { id } = await postAs(product.url, vilma, 'Cheap watches for everybody.')
    await ask(product.url, ruben, `/post/${id}/report`, { method: 'POST', body: JSON.stringify({ reason }) })
  }
  await report('The oldest of all')
  const { reports } = await ask<{ reports: { id: number }[] }>(product.url, ruben, '/report')
  for (let count = 1; count <= 22; count += 1) await report(`Number ${count}`)
  const decision = { method: 'POST', body: JSON.stringify({ action: 'dismiss' }) }
  await ask(product.url, mona, `/staff/report/${reports[0]?.id}/decision`, decision)

  await page.goto('/notifications')
  await page.getByRole('link', { name: /didn’t find anything that breaks our rules/ }).click()
  const old = page.getByRole('article').filter({ hasText: 'The oldest of all' })
  await expect(old).toBeInViewport()
  await expect(old).toContainText('We didn’t find anything that breaks our rules')
  await expect(old).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('article')).toHaveCount(23)
})
