import type { Locator } from '@playwright/test'
import { pickStart } from '../../fixtures/event-form.ts'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { ask } from '../../fixtures/posts.ts'
import { picture, type Sample } from '../../fixtures/samples.ts'

const words: Sample = { name: 'guests.txt', mimeType: 'text/plain', buffer: Buffer.from('Ana, Ben') }
const lie: Sample = { name: 'cake.png', mimeType: 'image/png', buffer: Buffer.from('This is no picture.') }

/** Drops a file on an element. */
async function drop(onto: Locator, { name, mimeType, buffer }: Sample): Promise<void> {
  const dataTransfer = await onto.page().evaluateHandle(
    ([file, type, bytes]) => {
      const held = new DataTransfer()
      held.items.add(new File([Uint8Array.from(bytes)], file, { type }))
      return held
    },
    [name, mimeType, [...buffer]] as const,
  )
  await onto.dispatchEvent('drop', { dataTransfer })
}

test('a scene is chosen already, another one takes its place, and it is the cover of the event', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { page, person } = await enter('Zdenka')
  await page.goto('/create-event-no-sp')
  await page.getByRole('button', { name: 'Covers' }).click()
  const gallery = page.getByRole('dialog', { name: 'Covers' })
  await expect(gallery.getByRole('button', { name: 'Cake' })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  const choosing = page.waitForEvent('filechooser')
  await gallery.getByRole('button', { name: 'Your photo' }).click()
  await choosing
  await expect(gallery).toBeHidden()
  await page.getByRole('button', { name: 'Covers' }).click()
  await gallery.getByRole('button', { name: 'Lanterns' }).click()
  await expect(gallery).toBeHidden()
  await page.getByRole('textbox', { name: 'Title' }).fill('Lantern walk')
  await pickStart(page, '2036-10-01T18:30')
  await page.getByRole('button', { name: 'Create Event' }).click()
  await expect(toast(page, 'Event Created')).toBeVisible()
  const { events } = await ask<{ events: { cover: { width: number } | null }[] }>(product.url, person, '/event')
  expect(events[0]?.cover?.width).toBe(1600)
})

test('only the last refused cover is named, and a good one clears the message', async ({ enter, expectAccessible }) => {
  const { page } = await enter('Xaveria')
  await page.goto('/create-event-no-sp')
  const cover = page.getByRole('group', { name: /^Cover/ })
  const wrongType = cover.getByText('Choose a PNG, JPEG or GIF.')
  const refused = cover.getByRole('alert')
  await drop(cover.getByRole('button', { name: 'Choose a photo' }), lie)
  await expect(refused).toBeVisible()
  await expectAccessible(page)

  await drop(refused, words)
  await expect(wrongType).toBeVisible()
  await expect(refused).toHaveCount(0)

  await drop(cover.getByRole('button', { name: 'Choose a photo' }), lie)
  await expect(refused).toBeVisible()
  await expect(wrongType).toHaveCount(0)

  await drop(refused, picture('garden.png'))
  await expect(cover.getByRole('button', { name: 'Change photo' })).toBeVisible()
  for (const said of [wrongType, refused]) await expect(said).toHaveCount(0)
})

test('a file that is no picture is replaced by another, and an interrupted upload is retried', async ({ enter }) => {
  const { page } = await enter('Sigismund')
  await page.goto('/create-event-no-sp')
  const cover = page.getByRole('group', { name: /^Cover/ })
  const another = cover.getByRole('button', { name: 'Choose another' })
  const retry = cover.getByRole('button', { name: 'Retry' })
  const change = cover.getByRole('button', { name: 'Change photo' })
  await drop(cover.getByRole('button', { name: 'Choose a photo' }), lie)
  await expect(another).toBeVisible()
  await expect(retry).toHaveCount(0)
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), another.click()])
  await chooser.setFiles(picture('garden.png'))
  await expect(change).toBeVisible()

  await page.route('**/upload/complete', route => route.abort())
  await drop(change, picture('terrace.png'))
  await expect(retry).toBeVisible()
  await expect(another).toHaveCount(0)
  await page.unrouteAll()
  await retry.click()
  await expect(change).toBeVisible()
})
