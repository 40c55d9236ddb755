import type { Locator, Page } from '@playwright/test'
import { confirmEmail } from '../../fixtures/emails.ts'
import { befriend } from '../../fixtures/events.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { newEmail, signUpByApi } from '../../fixtures/people.ts'
import { phoneSize } from '../../fixtures/widths.ts'

/** Somebody who types on a phone: about 40 words a minute, and a finger that rests on each button. */
const perLetter = 300
const press = (button: Locator) => button.click({ delay: 200 })
const type = (field: Locator, text: string) => field.pressSequentially(text, { delay: perLetter })

const chips = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('button', { name })

/** Pastes as the clipboard does. */
const paste = (field: Locator, text: string) =>
  field.evaluate((input, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

test('a host on a phone makes a celebration and sends it to thirty people in under two minutes', async ({
  enter,
  product,
}) => {
  const { person: host, page } = await enter('Adelheid')
  for (let nth = 0; nth < 10; nth += 1)
    await befriend(product.url, host, await signUpByApi(product.url, `Cousin ${String.fromCharCode(65 + nth)}`))
  await confirmEmail(product, host)
  const addresses = Array.from({ length: 20 }, (_, nth) => newEmail(`Neighbour${String.fromCharCode(97 + nth)}`))
  await page.setViewportSize(phoneSize)
  await page.goto('/home')

  const begin = Date.now()
  await page.goto('/create-event-no-sp')
  await type(page.getByRole('textbox', { name: 'Title' }), 'Michaelmas goose')
  await press(page.getByRole('button', { name: /^Saturday/ }).first())
  await press(chips(page, 'Starts', '8:00 PM'))
  await press(page.getByRole('button', { name: 'Next: where' }))
  await type(page.getByRole('textbox', { name: /^Address/ }), '12 Mill Lane')
  await press(page.getByRole('button', { name: 'Next: who' }))
  await press(page.getByRole('button', { name: 'Create Event' }))
  await expect(page.getByRole('heading', { name: 'It’s ready. Who’s coming?' })).toBeVisible()
  await press(page.getByRole('button', { name: 'Add a message' }))
  await type(page.getByRole('textbox', { name: 'Your message' }), 'There is goose, and there are dumplings.')
  await press(page.getByRole('button', { name: 'Done' }))
  await press(page.getByRole('button', { name: 'Invite 10' }))
  await press(page.getByRole('button', { name: 'Invite more' }))
  await press(page.getByRole('button', { name: /^E-?mail$/i }))
  await paste(page.getByRole('list', { name: 'Names and emails' }).getByRole('textbox').first(), addresses.join('\n'))
  await press(page.getByRole('button', { name: 'Invite 20' }))
  await expect(page.getByRole('heading', { name: '20 invitations sent' })).toBeVisible()
  const seconds = (Date.now() - begin) / 1000

  expect(seconds).toBeLessThan(120)
})
