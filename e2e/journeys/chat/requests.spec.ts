import type { Page } from '@playwright/test'
import { field, listed, said, write } from '../../fixtures/chat.ts'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'

/** What the menu of a message offers. */
async function offered(page: Page, words: string): Promise<string[]> {
  await said(page, words).hover()
  await said(page, words).getByRole('button', { name: 'Message options' }).click()
  const items = page.getByRole('menuitem')
  await expect(items.first()).toBeVisible()
  const names = await items.allTextContents()
  await page.keyboard.press('Escape')
  await expect(items).toHaveCount(0)
  return names
}

test('somebody without a connection asks, and is accepted', async ({ enter, expectAccessible }) => {
  const { page: hers } = await enter('Ana')
  const { person: ben, page: his } = await enter('Ben')
  await hers.goto(`/profile/${ben.user.id}`)
  await hers.getByRole('link', { name: 'Message' }).click()
  await expect(hers.getByText('You can send 3 more messages until they accept.')).toBeVisible()
  for (const words of ['Hello Ben', 'We met at the lake', 'I am the one with the drum']) await write(hers, words)
  await expect(hers.getByText('You can write more once they accept your request.')).toBeVisible()
  await expect(field(hers)).toHaveCount(0)
  // What she has said she can still mend.
  expect(await offered(hers, 'with the drum')).toEqual(['Copy', 'Edit', 'Delete for everyone'])
  await said(hers, 'with the drum').getByRole('button', { name: 'Message options' }).click()
  await hers.getByRole('menuitem', { name: 'Edit' }).click()
  await write(hers, 'I am the one with the drums')
  await expect(said(hers, 'with the drums')).toContainText('edited')

  await his.goto('/chat')
  await his.getByRole('link', { name: 'Requests 1 waiting' }).click()
  await listed(his, 'Ana').click()
  await expect(said(his, 'We met at the lake')).toBeVisible()
  await expectAccessible(his)
  expect(await offered(his, 'We met at the lake')).toEqual(['Copy', 'Report'])
  await his.getByRole('button', { name: 'Accept' }).click()
  await expect(field(his)).toBeVisible()
  expect(await offered(his, 'We met at the lake')).toEqual(['Reply', 'Copy', 'Report'])
  await write(his, 'Of course I remember!')
  await expect(said(hers, 'Of course I remember!')).toBeVisible()
  await write(hers, 'Shall we play?')
  await expect(said(his, 'Shall we play?')).toBeVisible()
})

test('a request is declined, of which the other is not told; another is blocked', async ({ enter }) => {
  const { page: hers } = await enter('Ana')
  const { page: theirs } = await enter('Cleo')
  const { person: ben, page: his } = await enter('Ben')
  for (const page of [hers, theirs]) {
    await page.goto(`/profile/${ben.user.id}`)
    await page.getByRole('link', { name: 'Message' }).click()
    await write(page, 'Buy my candles')
    await expect(page.getByText('You can send 2 more messages until they accept.')).toBeVisible()
  }
  await his.goto('/chat?box=requests')
  await listed(his, 'Ana').click()
  await his.getByRole('button', { name: 'Decline' }).click()
  await expect(toast(his, 'Request declined. We won’t tell them.')).toBeVisible()
  await expect(listed(his, 'Ana')).toHaveCount(0)
  await listed(his, 'Cleo').click()
  await his.getByRole('button', { name: 'Block' }).click()
  await his.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await expect(his.getByText('No message requests')).toBeVisible()

  await hers.reload()
  await expect(field(hers)).toBeVisible()
  await write(theirs, 'Or my soap?')
  await expect(said(theirs, 'Or my soap?')).toContainText('Couldn’t send.')
  await expect(theirs.getByText('You can’t message this person.')).toBeVisible()
  await expect(field(theirs)).toHaveCount(0)
  await theirs.goto('/chat')
  await expect(theirs.getByText('No conversations yet')).toBeVisible()
})
