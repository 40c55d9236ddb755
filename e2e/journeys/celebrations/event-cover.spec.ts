import type { Locator } from '@playwright/test'
import { expect, test } from '../../fixtures/journey.ts'
import { picture, type Sample } from '../../fixtures/samples.ts'

const words: Sample = { name: 'guests.txt', mimeType: 'text/plain', buffer: Buffer.from('Ana, Ben') }
const lie: Sample = { name: 'cake.png', mimeType: 'image/png', buffer: Buffer.from('This is no picture.') }

/** Lets a file fall on something. */
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

test('of covers that are refused one after the other only the last one is spoken of, and of a good one none', async ({
  enter,
  expectAccessible,
}) => {
  const { page } = await enter('Xaveria')
  await page.goto('/create-event-no-sp')
  const cover = page.getByRole('group', { name: /^Cover/ })
  const missing = cover.getByText('Cover photo is required.')
  const wrongType = cover.getByText('Choose a picture: PNG, JPEG or GIF.')
  const refused = cover.getByRole('alert')
  await page.getByRole('button', { name: 'Create Event' }).click()
  await expect(missing).toBeVisible()

  await drop(cover.getByRole('button', { name: 'Choose a picture' }), lie)
  await expect(refused).toBeVisible()
  await expect(missing).toHaveCount(0)
  await expectAccessible(page)

  await drop(refused, words)
  await expect(wrongType).toBeVisible()
  await expect(refused).toHaveCount(0)

  await drop(cover.getByRole('button', { name: 'Choose a picture' }), lie)
  await expect(refused).toBeVisible()
  await expect(wrongType).toHaveCount(0)

  await drop(refused, picture('garden.png'))
  await expect(cover.getByRole('button', { name: 'Change picture' })).toBeVisible()
  for (const said of [missing, wrongType, refused]) await expect(said).toHaveCount(0)
})

test('in place of a picture that is none another one is chosen; one that was cut off is tried again', async ({
  enter,
}) => {
  const { page } = await enter('Sigismund')
  await page.goto('/create-event-no-sp')
  const cover = page.getByRole('group', { name: /^Cover/ })
  const another = cover.getByRole('button', { name: 'Choose another' })
  const retry = cover.getByRole('button', { name: 'Retry' })
  const change = cover.getByRole('button', { name: 'Change picture' })
  await drop(cover.getByRole('button', { name: 'Choose a picture' }), lie)
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
