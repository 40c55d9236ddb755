import { expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'
import { ask } from '../../fixtures/posts.ts'
import { coveredTargets } from '../../fixtures/targets.ts'

const widths = [320, 390, 1440]

test('each name, time, mention and hashtag of a post can be pressed all over, at any width', async ({
  enter,
  product: { url },
}) => {
  const { person: author, page } = await enter('Hildegund Wolfsangel')
  const named = await signUpByApi(url, 'Irmintrud Zapf')
  const mentions = [named.user.id, author.user.id]
  const names = '@Irmintrud Zapf #walnuts @Hildegund Wolfsangel #harvest-time #garden @Irmintrud Zapf'
  const written = { content: `${names} ${names} ${'#plums and @Irmintrud Zapf '.repeat(9)}`, mentions }
  const { post } = await ask<{ post: { id: number } }>(url, author, '/post', {
    method: 'POST',
    body: JSON.stringify(written),
  })
  const { id } = post
  const comment = { post_id: id, comment: names.slice(0, 100), mentions }
  await ask(url, author, '/comment', { method: 'POST', body: JSON.stringify(comment) })
  await ask(url, author, `/post/${id}/share`, { method: 'POST', body: JSON.stringify({ content: names, mentions }) })
  await page.goto(`/posts/${id}`)
  const card = page.getByRole('article', { name: /^Post by/ }).first()
  await expect(card.getByRole('link', { name: '@Irmintrud Zapf' }).first()).toBeVisible()
  await expect(card.getByRole('article')).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    expect(await coveredTargets(card)).toEqual([])
  }
  await card.getByRole('button', { name: 'Read More' }).click()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    expect(await coveredTargets(card)).toEqual([])
  }
  await page.goto('/profile')
  const shared = page.getByRole('article', { name: /^Post by/ }).filter({ has: page.getByRole('article') })
  await expect(shared.first()).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    expect(await coveredTargets(shared.first())).toEqual([])
  }
})
