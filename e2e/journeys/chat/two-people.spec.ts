import type { Page } from '@playwright/test'
import { conversationOf, field, friendsInChat, listed, said, unreadOf, write, writeAs } from '../../fixtures/chat.ts'
import { befriend, celebrateAs, comeAs } from '../../fixtures/events.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { picture } from '../../fixtures/samples.ts'

const chatLink = (page: Page) => page.getByRole('link', { name: /^Chat/ }).filter({ visible: true })

test(
  'two people talk: each word is there at once, and read',
  bothWidths,
  async ({ enter, product, expectAccessible }) => {
    const { person: ana, page: hers } = await enter('Ana')
    const { person: ben, page: his } = await enter('Ben')
    await befriend(product.url, ana, ben)
    let counted = 0
    his.on('request', request => {
      if (request.url().endsWith('/conversation/unread')) counted += 1
    })
    await his.goto('/home')
    await expect(chatLink(his)).toHaveAccessibleName('Chat')

    await hers.goto(`/profile/${ben.user.id}`)
    await hers.getByRole('link', { name: 'Message' }).click()
    await expect(hers.getByRole('heading', { name: 'Ben', level: 1 })).toBeVisible()
    await write(hers, 'Good morning! See https://cakes.example/menu.')
    await expect(said(hers, 'Good morning!')).toHaveCount(1)
    const link = said(hers, 'Good morning!').getByRole('link', { name: 'https://cakes.example/menu' })
    await expect(link).toBeVisible()

    await expect(chatLink(his)).toHaveAccessibleName(/^Chat,? 1 unread$/)
    // Once with the page, and once for what was written.
    expect(counted).toBe(2)
    await chatLink(his).click()
    await expect(listed(his, 'Ana')).toContainText('Good morning!')
    await expectAccessible(his)
    await listed(his, 'Ana').click()
    await expect(said(his, 'Good morning!')).toBeVisible()
    await expect(his.getByText('New messages', { exact: true })).toBeVisible()
    await expect(his.getByText('Today', { exact: true })).toBeVisible()
    await expect(hers.getByText('Seen', { exact: true })).toBeVisible()

    await field(his).fill('Oh, those')
    await expect(hers.getByText('Typing…')).toBeVisible()
    await write(his, 'Oh, those are perfect.')
    await expect(said(hers, 'Oh, those are perfect.')).toBeVisible()
    await expect(hers.getByText('Typing…')).toHaveCount(0)
    // Who watches sees them come: nothing is new.
    await expect(hers.getByText('New messages')).toHaveCount(0)
    await expect(his.getByText('Seen', { exact: true })).toBeVisible()
    await expectAccessible(hers)
    await expectAccessible(his)
  },
)

test('a draft stays with its conversation, through a reload and another one', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { person: ana, page } = await enter('Ana')
  const { person: ben } = await enter('Ben')
  const { person: cleo } = await enter('Cleo')
  await befriend(product.url, ana, ben)
  await befriend(product.url, ana, cleo)
  const [withBen, withCleo] = [
    await conversationOf(product.url, ana, ben),
    await conversationOf(product.url, ana, cleo),
  ]
  await writeAs(product.url, ben, withBen, 'Any plans?')
  await page.goto(`/chat/${withBen}`)
  await field(page).fill('I have an idea')
  await page.getByRole('button', { name: 'New chat' }).click()
  const dialog = page.getByRole('dialog', { name: 'New chat' })
  await dialog.getByLabel('Search your connections').fill('Nobody')
  await expect(dialog.getByText('No connections named “Nobody”.')).toBeVisible()
  await dialog.getByLabel('Search your connections').fill('cle')
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await dialog.getByRole('link', { name: 'Write to Cleo' }).click()
  await expect(page).toHaveURL(`/chat/${withCleo}`)
  await expect(field(page)).toHaveValue('')
  await expect(listed(page, 'Ben')).toContainText('Draft: \u2068I have an idea')
  await page.goto(`/chat/${withBen}`)
  await expect(field(page)).toHaveValue('I have an idea')
  await field(page).press('Enter')
  await expect(said(page, 'I have an idea')).toHaveCount(1)
  await expect(listed(page, 'Ben')).not.toContainText('Draft')
  await page.reload()
  await expect(said(page, 'I have an idea')).toHaveCount(1)
  await expect(field(page)).toHaveValue('')
})

test('who comes back reads on where something is new', async ({ enter, product }) => {
  const { person: ana, page } = await enter('Ana')
  const { person: ben } = await enter('Ben')
  const id = await friendsInChat(product.url, ana, ben)
  const long = 'And there was cake, and a band, and nobody wanted to go home before the sun came up again. '.repeat(4)
  for (let at = 1; at <= 5; at += 1) await writeAs(product.url, ana, id, `Question ${at}: was it fun? ${long}`)
  for (let at = 1; at <= 5; at += 1) await writeAs(product.url, ben, id, `Answer ${at}. ${long}`)
  await page.goto(`/chat/${id}`)
  await expect(page.getByText('New messages', { exact: true })).toBeInViewport()
  await expect(said(page, 'Answer 1.')).toBeInViewport()
  await expect(said(page, 'Question 1:')).not.toBeInViewport()
  await expect(said(page, 'Answer 5.')).not.toBeInViewport()
})

test('of a long conversation what is on the screen keeps its place while older words come; what was said is found', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { person: ana, page } = await enter('Ana')
  const { person: ben } = await enter('Ben')
  const id = await friendsInChat(product.url, ana, ben)
  for (let at = 1; at <= 150; at += 1) await writeAs(product.url, at % 3 ? ana : ben, id, `Word number ${at}.`)
  await page.goto(`/chat/${id}`)
  await expect(said(page, 'Word number 150.')).toBeInViewport()
  // Who takes a picture out again is still at the end, and sees what is written there.
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add photos, videos, audio or documents' }).click()
  await (await choosing).setFiles(picture('garden.png'))
  const files = page.getByRole('list', { name: 'Attached files' })
  await files.getByRole('button', { name: 'Remove garden.png' }).click()
  await expect(files).toHaveCount(0)
  await writeAs(product.url, ben, id, 'Still there?')
  await expect(said(page, 'Still there?')).toBeInViewport()
  const messages = page.getByRole('region', { name: 'Message list' })
  await messages.hover()
  // As somebody scrolls who looks for what was said at the beginning.
  await expect(async () => {
    await page.mouse.wheel(0, -1500)
    await expect(said(page, 'Word number 1.')).toBeInViewport({ timeout: 250 })
  }).toPass()
  expect(await page.getByRole('article').count()).toBeLessThan(80)
  await writeAs(product.url, ben, id, 'Did you find it?')
  await page.getByRole('button', { name: 'New messages (1)' }).click()
  await expect(said(page, 'Did you find it?')).toBeInViewport()

  await page.getByRole('button', { name: 'Search this chat' }).click()
  const dialog = page.getByRole('dialog', { name: 'Search this chat' })
  await dialog.getByLabel('Search messages').fill('Nothing like it')
  await expect(dialog.getByText('No messages with “Nothing like it”.')).toBeVisible()
  await dialog.getByLabel('Search messages').fill('number 12.')
  await expectAccessible(page)
  const hit = dialog.getByRole('button', { name: 'Word number 12.' })
  await hit.click()
  await expect(said(page, 'Word number 12.')).toBeInViewport()
  await expect(said(page, 'Word number 12.')).toBeFocused()
  await expect(said(page, 'Did you find it?')).toHaveCount(0)
  await page.getByRole('button', { name: 'Jump to the latest' }).click()
  await expect(said(page, 'Did you find it?')).toBeInViewport()

  await page.getByRole('button', { name: 'Search this chat' }).click()
  await dialog.getByLabel('Search messages').fill('number 12.')
  await hit.click()
  await expect(said(page, 'Word number 12.')).toBeInViewport()
  await write(page, 'Yes, there it was.')
  await expect(said(page, 'Did you find it?')).toBeInViewport()
  await expect(said(page, 'Yes, there it was.')).toBeInViewport()

  // Read to those who hear the page is what comes, not what was there and is loaded.
  await writeAs(product.url, ben, id, 'What luck.')
  await expect(said(page, 'What luck.')).toBeInViewport()
  await expect.poll(() => unreadOf(product.url, ana, id)).toBe(0)
  await page.goto(`/chat/${id}?at=12`)
  await expect(said(page, 'Word number 12.')).toBeFocused()
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect(page).toHaveURL(/\/home$/)
  await page.goBack()
  await expect(said(page, 'Word number 12.')).toBeInViewport()
  const spoken = page.locator('#root > span[aria-live="polite"]')
  await page.getByRole('button', { name: 'Jump to the latest' }).click()
  await expect(said(page, 'What luck.')).toBeInViewport()
  await expect(spoken).not.toContainText('What luck')
  await writeAs(product.url, ben, id, 'Good night.')
  await expect(spoken).toHaveText('Ben: Good night.')
  // Of several that come at once each is read.
  await page.context().setOffline(true)
  await expect(page.getByText('You’re offline. Keep writing')).toBeVisible()
  await writeAs(product.url, ben, id, 'One more thing.')
  await writeAs(product.url, ben, id, 'Sleep well.')
  await page.context().setOffline(false)
  await expect(spoken).toHaveText(/Ben: One more thing\.\s+Ben: Sleep well\./)
})

/** How far from the left some text in the preview of the first conversation begins, in pixels. */
const leftOf = (page: Page, text: string): Promise<number> =>
  listed(page, 'Harvest supper')
    .getByText(text)
    .evaluate((preview, part) => {
      const [node] = preview.childNodes
      if (!node) throw new Error('There is no text.')
      const range = document.createRange()
      const begin = node.textContent?.indexOf(part) ?? 0
      range.setStart(node, begin)
      range.setEnd(node, begin + part.length)
      return range.getBoundingClientRect().left
    }, text)

test('those who come to an event talk about it', async ({ enter, product }) => {
  const { person: host, page } = await enter('Hulda')
  const { person: guest, page: theirs } = await enter('نور Nour')
  await befriend(product.url, host, guest)
  const event = await celebrateAs(product.url, host, { title: 'Harvest supper' })
  await page.goto(`/events/${event}`)
  await page.getByRole('link', { name: 'Open chat' }).click()
  await expect(page.getByRole('heading', { name: 'Harvest supper', level: 1 })).toBeVisible()
  await theirs.goto(`/events/${event}`)
  await expect(theirs.getByRole('heading', { name: 'Harvest supper', level: 1 })).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Open chat' })).toHaveCount(0)
  await comeAs(product.url, host, guest, event)
  await write(page, 'Who brings bread?')
  await theirs.goto(`/events/${event}`)
  await theirs.getByRole('link', { name: 'Open chat' }).click()
  await expect(said(theirs, 'Who brings bread?')).toContainText('Hulda')
  await write(theirs, 'I do!')
  await expect(said(page, 'I do!')).toContainText('نور Nour')
  // Who has said it stands before the words, whichever way a name is written.
  const [name, words] = [await leftOf(page, 'نور'), await leftOf(page, 'I do!')]
  expect(name).toBeLessThan(words)
})

test('what a link leads to is shown below the words', async ({ enter, product, expectAccessible }) => {
  const { person: ana, page } = await enter('Ana')
  const { person: ben } = await enter('Ben')
  const id = await friendsInChat(product.url, ana, ben)
  await writeAs(product.url, ben, id, 'Look: https://cakes.example/menu')
  const url = 'https://cakes.example/menu'
  const link = { url, site: 'Cakes', title: 'Cakes for every day', description: 'With cherries.', picture: null }
  // Pages on the web are read by the server, and there is none here.
  await page.route(`**/conversation/${id}/message?*`, async route => {
    const answer = await route.fetch()
    const { messages, ...rest } = (await answer.json()) as { messages: object[] }
    await route.fulfill({ json: { ...rest, messages: messages.map(message => ({ ...message, link })) } })
  })
  await page.goto(`/chat/${id}`)
  const card = page.getByRole('link', { name: 'Cakes for every day' })
  await expect(card).toHaveAttribute('href', url)
  await expect(card).toContainText('With cherries.')
  await expectAccessible(page)
})
