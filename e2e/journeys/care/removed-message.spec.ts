import { friendsInChat, said, writeAs } from '../../fixtures/chat.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { ask } from '../../fixtures/posts.ts'
import { appoint } from '../../fixtures/staff.ts'

test('both sides of a chat read that the staff has removed a message, not its author', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { person: ana, page } = await enter('Ana')
  const { person: ben } = await enter('Ben')
  const { person: mona } = await enter('Mona')
  await appoint(product, mona)
  const id = await friendsInChat(product.url, ana, ben)
  const { chat_message } = await writeAs(product.url, ben, id, 'Send me your card number')
  await ask(product.url, ana, `/message/${chat_message.id}/report`, { method: 'POST', body: '{}' })
  const { reports } = await ask<{ reports: { id: number }[] }>(product.url, ana, '/report')
  await page.goto(`/chat/${id}`)
  await expect(said(page, 'Send me your card number')).toBeVisible()

  const decision = { action: 'remove', rule: 'fraud', words: 'Nobody needs that.' }
  const post = { method: 'POST', body: JSON.stringify(decision) }
  await ask(product.url, mona, `/staff/report/${reports[0]?.id}/decision`, post)
  await expect(said(page, 'Our team removed this message')).toBeVisible()
  await expect(said(page, 'Send me your card number')).toHaveCount(0)
  await expectAccessible(page)
})
