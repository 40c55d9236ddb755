import { readFile } from 'node:fs/promises'
import { field, friendsInChat, listed, said, write } from '../../fixtures/chat.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { pdf } from '../../fixtures/samples.ts'

test('a document is sent, waits where there is no connection, and is downloaded by who reads the message', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { person: ana, page: hers } = await enter('Ana')
  const { person: ben, page: his } = await enter('Ben')
  const id = await friendsInChat(product.url, ana, ben)
  await hers.goto(`/chat/${id}`)
  await his.goto(`/chat/${id}`)
  const choosing = hers.waitForEvent('filechooser')
  await hers.getByRole('button', { name: 'Add photos, videos, audio or documents' }).click()
  const { buffer, ...file } = pdf('A menu with a rather long name, for Saturday the fourteenth.pdf')
  await (await choosing).setFiles([{ ...file, buffer }, pdf('page.html.pdf')])
  const files = hers.getByRole('list', { name: 'Attached files' })
  await expect(files.getByRole('listitem')).toHaveCount(2)
  await expect(files.getByRole('progressbar')).toHaveCount(0)
  await files.getByRole('button', { name: 'Remove page.html.pdf' }).click()
  await expectAccessible(hers)
  await expect(hers.getByRole('button', { name: 'Send' })).toBeEnabled()

  await hers.context().setOffline(true)
  await write(hers, 'What we eat')
  const own = said(hers, 'What we eat')
  await expect(own).toContainText('Waiting for a connection')
  await expect(own).toContainText('A menu with a rather long name')
  await expect(own.getByRole('button', { name: /^Download/ })).toHaveCount(0)
  await hers.context().setOffline(false)

  const card = said(his, 'What we eat').getByRole('button', { name: /^Download A menu with a rather long name/ })
  await expectAccessible(his)
  const downloading = his.waitForEvent('download')
  await card.click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('A menu with a rather long name- for Saturday the fourteenth.pdf')
  expect(await readFile(await download.path())).toEqual(buffer)
  await expect(field(his)).toBeVisible()

  await write(hers, 'And the wine')
  await his.goto('/chat')
  await expect(listed(his, 'Ana')).toContainText('And the wine')
})

test('a document without words is named in the list', async ({ enter, product }) => {
  const { person: ana, page: hers } = await enter('Ana')
  const { person: ben, page: his } = await enter('Ben')
  const id = await friendsInChat(product.url, ana, ben)
  await hers.goto(`/chat/${id}`)
  const choosing = hers.waitForEvent('filechooser')
  await hers.getByRole('button', { name: 'Add photos, videos, audio or documents' }).click()
  await (await choosing).setFiles([pdf('Plan.pdf')])
  await hers.getByRole('button', { name: 'Send' }).click()
  await expect(said(hers, 'Plan.pdf').getByRole('button', { name: /^Download Plan\.pdf/ })).toBeVisible()
  await his.goto('/chat')
  await expect(listed(his, 'Ana')).toContainText('File')
})
