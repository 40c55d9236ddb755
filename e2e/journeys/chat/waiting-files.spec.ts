import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'
import { conversationOf, field, friendsInChat, said, write } from '../../fixtures/chat.ts'
import { befriend } from '../../fixtures/events.ts'
import { logOut, toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { pdf, picture, type Sample, song } from '../../fixtures/samples.ts'

test.use({ serviceWorkers: 'allow' })

const files = (page: Page) => page.getByRole('list', { name: 'Attached files' })

/** @param samples or paths of files: large ones would take the browser's protocol long */
async function attach(page: Page, samples: Sample[] | string[]): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add photos, videos, audio or documents' }).click()
  await (await choosing).setFiles(samples)
}

/** Records a voice of two seconds, and sends it. */
async function say(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Record a voice message' }).click()
  await expect(page.getByRole('group', { name: 'Recording a voice message' })).toContainText('0:02')
  await page.getByRole('button', { name: 'Finish recording' }).click()
  await expect(files(page)).toContainText('Voice message')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(files(page)).toHaveCount(0)
}

/** How many files lie in the browser until they are sent. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter(name => name.includes('kept-files'))
    const lists = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return lists.flat().length
  })

test('pictures, files and a voice written without a connection wait, survive a reload, and are sent once', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { person: ana, page: hers } = await enter('Ana')
  const { person: ben, page: his } = await enter('Ben')
  const id = await friendsInChat(product.url, ana, ben)
  await hers.goto(`/chat/${id}`)
  await expect(field(hers)).toBeVisible()
  await hers.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await his.goto(`/chat/${id}`)

  await hers.context().setOffline(true)
  await attach(hers, [picture('cake.png'), pdf('Menu.pdf')])
  await expect(files(hers).getByText('Waiting for a connection')).toHaveCount(2)
  await expectAccessible(hers)
  await write(hers, 'From the tunnel')
  await expect(files(hers)).toHaveCount(0)
  await say(hers)
  await write(hers, 'And words')
  const own = said(hers, 'From the tunnel')
  await expect(own).toContainText('Menu.pdf')
  await expect(own.getByRole('img', { name: 'Photo from you' })).toHaveJSProperty('naturalWidth', 320)
  await expectAccessible(hers)

  await hers.reload()
  await expect(own).toContainText('Waiting for a connection')
  await expect(own.getByRole('img', { name: 'Photo from you' })).toHaveJSProperty('naturalWidth', 320)
  await expect(hers.getByRole('button', { name: 'Play Voice message' })).toBeVisible()
  await expectAccessible(hers)

  await hers.context().setOffline(false)
  await expect(said(his, 'And words')).toHaveCount(1)
  await expect(his.getByRole('article')).toHaveText([/Menu\.pdf.*From the tunnel/s, /Voice message/, /And words/])
  await expect(said(his, 'From the tunnel').getByRole('img', { name: 'Photo from Ana' })).toHaveCount(1)
  await expect(hers.getByText('Waiting for a connection')).toHaveCount(0)
  await expect.poll(() => kept(hers)).toBe(0)
  await hers.reload()
  await expect(hers.getByRole('article')).toHaveCount(3)
})

test('files survive a reload while they are uploaded, and Send makes a message of them that goes wherever one is', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { person: ana, page: hers } = await enter('Ana')
  const { person: ben, page } = await enter('Ben')
  const id = await friendsInChat(product.url, ana, ben)
  await hers.goto(`/chat/${id}`)
  await page.goto(`/chat/${id}`)
  const uploading = /\/api\/v1\/upload\//
  await page.route(uploading, () => undefined)
  await attach(page, [picture('arch.png'), pdf('Never.pdf')])
  await files(page).getByRole('button', { name: 'Cancel Never.pdf' }).click()
  await expect.poll(() => kept(page)).toBe(1)
  await page.reload()
  await expect(files(page).getByRole('button', { name: 'Cancel arch.png' })).toBeVisible()
  await expect(files(page).getByRole('listitem')).toHaveCount(1)

  await write(page, 'The arch')
  await expect(files(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('')
  const own = said(page, 'The arch')
  await expect(own).toContainText('Sending…')
  await expect(own.getByRole('img', { name: 'Photo from you' })).toHaveJSProperty('naturalWidth', 320)
  await expectAccessible(page)
  await write(page, 'As it stands')
  await attach(page, [picture('wrong.png')])
  await write(page, 'Not this one')
  await said(page, 'Not this one').getByRole('button', { name: 'Discard' }).click()
  await expect(said(page, 'Not this one')).toHaveCount(0)

  await page.goto('/home')
  await page.unroute(uploading)
  await page.reload()
  await expect(said(hers, 'As it stands')).toBeVisible()
  await expect(hers.getByRole('article')).toHaveText([/The arch/, /As it stands/])
  await expect(said(hers, 'The arch').getByRole('button', { name: 'Photo from Ben' })).toBeVisible()
  await expect.poll(() => kept(page)).toBe(0)
})

test('more files than a browser can keep stay with the words until there is a connection', async ({
  enter,
  product,
}, info) => {
  const { person: ana, page: hers } = await enter('Ana')
  const { person: ben, page: his } = await enter('Ben')
  const id = await friendsInChat(product.url, ana, ben)
  await hers.goto(`/chat/${id}`)
  await expect(field(hers)).toBeVisible()
  await his.goto(`/chat/${id}`)
  await hers.context().setOffline(true)
  const paths = ['one.mp3', 'two.mp3', 'three.mp3'].map(name => info.outputPath(name))
  for (const path of paths) {
    await mkdir(dirname(path), { recursive: true })
    // 19 MB each.
    await writeFile(path, song('', 1190).buffer)
    await attach(hers, [path])
  }
  await expect(files(hers).getByText('Waiting for a connection')).toHaveCount(3)
  await write(hers, 'The whole evening')
  await expect(
    toast(hers, 'You can keep up to 50 MB of files waiting. Send these when you’re back online.'),
  ).toBeVisible()
  await expect(field(hers)).toHaveValue('The whole evening')
  for (const name of ['one', 'two', 'three'])
    await files(hers)
      .getByRole('button', { name: `Remove ${name}.mp3` })
      .click()

  await attach(hers, [picture('cake.png')])
  await hers.evaluate(() => {
    Cache.prototype.put = async () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  await hers.getByRole('button', { name: 'Send' }).click()
  await expect(
    toast(hers, 'Your browser has no room to keep these files. Send them when you’re back online.'),
  ).toBeVisible()
  await expect(field(hers)).toHaveValue('The whole evening')
  await hers.context().setOffline(false)
  await expect(files(hers).getByText('Waiting for a connection')).toHaveCount(0)
  await hers.getByRole('button', { name: 'Send' }).click()
  await expect(said(his, 'The whole evening').getByRole('img', { name: 'Photo from Ana' })).toHaveCount(1)
})

test('whoever signs out leaves no file that waits in the browser', async ({ enter, product }) => {
  const { person: ana, page } = await enter('Ana')
  const { person: ben } = await enter('Ben')
  await befriend(product.url, ana, ben)
  await page.goto(`/chat/${await conversationOf(product.url, ana, ben)}`)
  await expect(field(page)).toBeVisible()
  await page.route(/\/api\/v1\/upload\//, route => route.abort())
  await attach(page, [picture('cake.png')])
  await expect(files(page)).toContainText('Waiting for a connection')
  await write(page, 'A secret cake')
  await expect.poll(() => kept(page)).toBe(1)
  await logOut(page)
  await expect(page).toHaveURL('/sign-in')
  await expect.poll(() => kept(page)).toBe(0)
})
