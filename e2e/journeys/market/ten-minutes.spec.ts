import type { Locator, Page } from '@playwright/test'
import { findProviders } from '../../fixtures/finding.ts'
import { search, toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { newEmail } from '../../fixtures/people.ts'
import { picture, pictures } from '../../fixtures/samples.ts'
import { phoneSize } from '../../fixtures/widths.ts'

/** Seconds of a letter and of a press by somebody who types on a phone, and thinks before each press. */
const pace = { letter: 0.3, press: 4 }

/** A hand that counts what it does, so that nobody has to wait for it. */
function hand(page: Page) {
  let seconds = 0
  return {
    seconds: () => seconds,
    type: async (field: Locator, text: string) => {
      seconds += pace.press + text.length * pace.letter
      await field.fill(text)
    },
    press: async (button: Locator) => {
      seconds += pace.press
      await button.click()
    },
    choose: async (label: string, typed: string, option: string) => {
      seconds += 2 * pace.press + typed.length * pace.letter
      await search(page, label, typed, option)
    },
  }
}

type Hand = ReturnType<typeof hand>

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function signUp(page: Page, { type, press, choose }: Hand) {
  await page.goto('/sign-up')
  await press(page.getByText('Service provider', { exact: true }))
  await type(field(page, 'Your name'), 'Theodelinde Ruiz')
  await type(field(page, 'Email'), newEmail('Theodelinde'))
  await type(field(page, 'Mobile number'), '600100200')
  await type(field(page, 'Company name'), 'Theodelindes Tartes')
  await choose('Country', 'Spai', 'Spain')
  await choose('State', 'Anda', 'Andalusia')
  await choose('City', 'Sevill', 'Sevilla')
  await type(field(page, 'Address'), 'Calle Feria 12')
  await type(field(page, 'Business phone number'), '954100200')
  await field(page, 'Document type').selectOption('Certificate of Operation')
  for (const label of ['Password', 'Confirm password']) await type(field(page, label), 'Tartes-4-all')
  await page.getByRole('checkbox').check()
  await press(button(page, 'Sign Up'))
  await press(page.getByRole('dialog', { name: 'Welcome!' }).getByRole('button', { name: 'Close' }))
}

const steps = (page: Page) => page.getByRole('region', { name: 'First steps' })

async function choosePies(page: Page, { type, press }: Hand) {
  await press(page.getByRole('button', { name: /^All \d+$/ }))
  const dialog = page.getByRole('dialog', { name: 'Categories' })
  await type(dialog.getByLabel('Search categories'), 'cake')
  await press(dialog.getByRole('button', { name: 'Cakes' }))
  await press(dialog.getByRole('button', { name: 'Done' }))
}

async function fillStore(page: Page, fingers: Hand) {
  const { type, press } = fingers
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    press(steps(page).getByRole('button', { name: 'Choose a logo' })),
  ])
  await chooser.setFiles(picture('logo.png'))
  await expect(steps(page)).toContainText('1 of 4 done')
  await press(steps(page).getByRole('link', { name: 'Add Service' }))
  await page.getByLabel('Photos').setInputFiles(pictures(2))
  await type(page.getByLabel(/^Name/), 'Wedding pies')
  await type(page.getByLabel(/^Description/), 'Baked in the morning, still warm at the table.')
  await choosePies(page, fingers)
  await press(button(page, 'Add an item'))
  await type(page.getByLabel('Item name'), 'Plum pie')
  await type(page.getByLabel(/^Price/), '24')
  await expect(page.getByRole('img', { name: 'Photo 2' })).toBeVisible()
  await press(button(page, 'Save service'))
  await expect(steps(page)).toContainText('2 of 4 done')
  await press(steps(page).getByRole('link', { name: 'Add Offer' }))
  await type(page.getByLabel(/^Name/), 'First weeks')
  await type(page.getByLabel(/^Description/), 'While we are new.')
  await choosePies(page, fingers)
  await type(page.getByLabel('Discount in percent'), '25')
  await press(button(page, 'Save offer'))
  await expect(toast(page, 'Offer has been created successfully.')).toBeVisible()
}

/** Finds the store without an account, and gets one to join. */
async function joinAs(page: Page, name: string) {
  await page.goto('/')
  await button(page, 'Menu').click()
  await page.getByRole('banner').getByRole('link', { name: 'Find providers' }).click()
  await findProviders(page, 'plum pie')
  const card = page.getByRole('list', { name: 'Service providers' }).getByRole('article')
  await expect(card).toHaveCount(1)
  await expect(card).toContainText('from Regular price €24.00 Price now €18.00 each')
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Theodelindes Tartes' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Regular price €24.00 Price now €18.00')
  await page.getByRole('link', { name: 'Join', exact: true }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Sign up/i })
    .click()
  await field(page, 'Name').fill(name)
  await search(page, 'Country', 'Spai', 'Spain')
  await field(page, 'Email').fill(newEmail(name))
  await field(page, 'Mobile number').fill('600100201')
  for (const label of ['Password', 'Confirm password']) await field(page, label).fill('Plums-4-all')
  await page.getByRole('checkbox').check()
  await button(page, 'Sign Up').click()
  await button(page, 'Join').click()
  await expect(toast(page, 'You have joined this provider')).toBeVisible()
}

test('a baker opens a store on a phone in under ten minutes; a guest finds it, and joins', async ({
  browser,
  product: { url },
  expectAccessible,
}) => {
  const open = () => browser.newPage({ baseURL: url, viewport: phoneSize, isMobile: true, hasTouch: true })
  const [page, guest] = [await open(), await open()]
  const fingers = hand(page)
  const begin = Date.now()
  await signUp(page, fingers)
  await fillStore(page, fingers)
  expect(fingers.seconds() + (Date.now() - begin) / 1000).toBeLessThan(600)
  await page.goto('/service-home')
  await expect(steps(page)).toContainText('3 of 4 done')
  await expectAccessible(page)

  await joinAs(guest, 'Walpert')
  await page.getByRole('link', { name: 'See public page' }).click()
  await expect(page).toHaveURL(/\/service-provider\/\d+$/)
  await page.reload()
  await expect(page.getByText('1 person joined')).toBeVisible()
  await Promise.all([page.close(), guest.close()])
})
