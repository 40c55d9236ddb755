import { field, said, told, write } from '../../fixtures/chat.ts'
import { befriend } from '../../fixtures/events.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { ask } from '../../fixtures/posts.ts'

test('the people of a group talk; who joins later sees nothing older', async ({ enter, expectAccessible, product }) => {
  const [ida, ole, per] = [await enter('Ida'), await enter('Ole'), await enter('Per')]
  const post = (body: object = {}) => ({ method: 'POST', body: JSON.stringify(body) })
  await befriend(product.url, ida.person, ole.person)
  const friend_ids = [ole.person.user.id]
  const made = post({ name: 'Book club', friend_ids })
  const { group } = await ask<{ group: { id: number } }>(product.url, ida.person, '/group', made)
  await ask(product.url, ole.person, `/group/${group.id}/invitation/accept`, post())
  for (const { page } of [ida, ole]) {
    await page.goto(`/groups/${group.id}`)
    await page.getByRole('main').getByRole('link', { name: 'Open chat' }).click()
    await expect(page.getByRole('heading', { name: 'Book club' })).toBeVisible()
    await expect(field(page)).toBeVisible()
  }
  await write(ida.page, 'Chapter three, then')
  await expect(said(ole.page, 'Chapter three, then')).toHaveCount(1)

  const link = await ask<{ group_link: { link: string } }>(product.url, ida.person, `/group/${group.id}/link`, post())
  await per.page.goto(link.group_link.link)
  await per.page.getByRole('button', { name: 'Join', exact: true }).click()
  await per.page.getByRole('main').getByRole('link', { name: 'Open chat' }).click()
  await expect(field(per.page)).toBeVisible()
  await expect(told(ole.page, 'Per joined the chat')).toBeVisible()
  await write(ole.page, 'Welcome, Per')
  await expect(said(per.page, 'Welcome, Per')).toHaveCount(1)
  await expect(said(per.page, 'Chapter three, then')).toHaveCount(0)
  await expectAccessible(per.page)
  await per.page
    .getByRole('link', { name: /Book club/ })
    .last()
    .click()
  await expect(per.page).toHaveURL(new RegExp(`/groups/${group.id}$`))

  await ask(product.url, ida.person, `/group/${group.id}`, { method: 'PATCH', body: '{"name":"Night readers"}' })
  await expect(told(ole.page, 'Ida renamed the group to “Night readers”')).toBeVisible()
  await expect(ole.page.getByRole('heading', { name: 'Night readers' })).toBeVisible()
  await ida.page.getByRole('button', { name: 'More', exact: true }).click()
  await ida.page.getByRole('menuitem', { name: 'Let only admins write' }).click()
  await ole.page.reload()
  await expect(ole.page.getByText('Only the admins can write here now.')).toBeVisible()
  // Who has left the chat, but not the group, finds the way back on its page.
  const [, chat] = new URL(ole.page.url()).pathname.split('/chat/')
  await ask(product.url, ole.person, `/conversation/${chat}/leave`, post())
  await expect(told(ida.page, 'Ole left the chat')).toBeVisible()
  await ole.page.goto(`/groups/${group.id}`)
  await ole.page.getByRole('link', { name: 'Rejoin chat' }).click()
  await expect(ole.page.getByText('Only the admins can write here now.')).toBeVisible()
  // Who has left the group reads on what was said until then, without a way to its page.
  await ask(product.url, ole.person, `/group/${group.id}/leave`, post())
  await ole.page.reload()
  await expect(ole.page.getByText('You’re no longer in this conversation.')).toBeVisible()
  await expect(ole.page.getByRole('main').getByRole('link', { name: /Night readers/ })).toHaveCount(1)
  await ida.page.goto('/chat/999999999')
  await expect(ida.page.getByRole('heading', { name: 'This page isn’t on the guest list' })).toBeVisible()
  await expect(ida.page.getByRole('link', { name: 'Home' }).first()).toBeVisible()
})

test('a chat that is open when its group is deleted says so, and leads back', async ({
  enter,
  expectAccessible,
  product,
}) => {
  const [ida, ole] = [await enter('Ida'), await enter('Ole')]
  const post = (body: object = {}) => ({ method: 'POST', body: JSON.stringify(body) })
  await befriend(product.url, ida.person, ole.person)
  const made = post({ name: 'Pancake club', friend_ids: [ole.person.user.id] })
  const { group } = await ask<{ group: { id: number } }>(product.url, ida.person, '/group', made)
  await ask(product.url, ole.person, `/group/${group.id}/invitation/accept`, post())
  await ole.page.goto(`/chat?group=${group.id}`)
  await expect(field(ole.page)).toBeVisible()
  await ask(product.url, ida.person, `/group/${group.id}`, { method: 'DELETE' })
  await expect(ole.page.getByRole('heading', { name: 'This chat is no longer available' })).toBeVisible()
  await expect(ole.page.getByText('“Pancake club” was deleted, or you can’t see it anymore.')).toBeVisible()
  await expectAccessible(ole.page)
  await ole.page.getByRole('link', { name: 'All conversations' }).click()
  await expect(ole.page).toHaveURL(/\/chat$/)
})
