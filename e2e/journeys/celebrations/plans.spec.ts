import type { Page } from '@playwright/test'
import { tickedAtOnce } from '../../fixtures/at-once.ts'
import { celebrateAs } from '../../fixtures/events.ts'
import { toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'

const todos = (page: Page) => page.getByRole('list', { name: 'To do' }).getByRole('listitem')

async function add(page: Page, title: string, day?: string) {
  const card = page.getByRole('region', { name: 'To do' })
  await card.getByLabel('What needs doing?').fill(title)
  if (day) await card.getByRole('textbox', { name: 'Due' }).fill(day)
  await card.getByRole('button', { name: 'Add' }).click()
  await expect(todos(page).filter({ hasText: title })).toBeVisible()
}

async function choose(page: Page, entry: string, action: string) {
  await page.getByRole('button', { name: `More about ${entry}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test(
  'a host sees how a celebration stands, and works through what is to do',
  bothWidths,
  async ({ enter, product, expectAccessible }) => {
    const { page, person } = await enter('Rosalinde')
    const event = await celebrateAs(product.url, person, { title: 'Long table under the limes' })
    await page.goto(`/events/${event}`)
    await page.getByRole('link', { name: 'Summary' }).click()
    await expect(page.getByRole('heading', { name: 'Long table under the limes', level: 1 })).toBeVisible()
    await expect(page.getByText(/^\d+ days to go$/)).toBeVisible()
    await expect(page.getByText('Nothing here yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('This field is required')).toBeVisible()

    await add(page, 'Order the cake', '2031-06-01')
    await add(page, 'Borrow chairs', '2031-05-01')
    await add(page, 'Write a toast')
    await expect(todos(page)).toHaveText([/Order the cake/, /Borrow chairs/, /Write a toast/])
    await choose(page, 'Write a toast', 'Move up')
    await expect(todos(page)).toHaveText([/Order the cake/, /Write a toast/, /Borrow chairs/])
    await page.getByRole('radio', { name: 'By due date' }).check()
    await expect(todos(page)).toHaveText([/Borrow chairs/, /Order the cake/, /Write a toast/])
    expect(await tickedAtOnce(page.getByRole('checkbox', { name: /Borrow chairs/ }))).toBe(true)
    await expect(page.getByText('1 of 3 done')).toBeVisible()
    await choose(page, 'Order the cake', 'Edit')
    const dialog = page.getByRole('dialog', { name: 'Edit to-do' })
    await dialog.getByLabel('What needs doing').fill('Bake the cake')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await choose(page, 'Bake the cake', 'Delete')
    await expect(page.getByText('“Bake the cake” was deleted.')).toBeVisible()
    await expect(todos(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(todos(page)).toHaveText([/Borrow chairs/, /Bake the cakeDue June 1, 2031/, /Write a toast/])
    await expectAccessible(page)

    await page.getByLabel('What needs doing?').fill('Not added y')
    await page.reload()
    await expect(page.getByLabel('What needs doing?')).toHaveValue('Not added y')
    await expect(page.getByRole('checkbox', { name: /Borrow chairs/ })).toBeChecked()
  },
)

test('a host keeps a budget in the currency of the place', async ({ enter, product, expectAccessible }) => {
  const { page, person } = await enter('Leopold')
  const event = await celebrateAs(product.url, person, { title: 'Harvest supper' })
  await page.goto(`/events-summary/${event}`)
  const budget = page.getByRole('region', { name: 'Budget' })
  await budget.getByRole('button', { name: 'Set a total' }).click()
  const total = page.getByRole('dialog', { name: 'Set a total' })
  await total.getByLabel('Currency').selectOption('EUR')
  await total.getByLabel('Total budget').fill('a lot')
  await total.getByRole('button', { name: 'Save' }).click()
  await expect(total.getByText('Enter an amount, like 1250.50.')).toBeVisible()
  await expectAccessible(page)
  await total.getByLabel('Total budget').fill('1,000')
  await total.getByRole('button', { name: 'Save' }).click()
  await expect(total).toBeHidden()
  await expect(budget.getByText('€1,000.00')).toHaveCount(2)

  await budget.getByRole('button', { name: 'Add an expense' }).click()
  const line = page.getByRole('dialog', { name: 'Add an expense' })
  await line.getByLabel('What it’s for').fill('Band')
  await line.getByLabel('Planned').fill('800')
  await line.getByLabel('Spent').fill('1200.50')
  await line.getByRole('button', { name: 'Add an expense' }).click()
  await expect(line).toBeHidden()
  await expect(budget.getByText('€1,200.50 spent of €800.00')).toBeVisible()
  await expect(budget.getByText('Over budget')).toBeVisible()
  await expect(budget.getByText('€200.50')).toBeVisible()
  await choose(page, 'Band', 'Edit')
  const edit = page.getByRole('dialog', { name: 'Edit expense' })
  await edit.getByLabel('Spent').fill('200')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(budget.getByText('€200.00 spent of €800.00')).toBeVisible()
  await choose(page, 'Band', 'Delete')
  await budget.getByRole('button', { name: 'Undo' }).click()
  await expect(budget.getByText('€200.00 spent of €800.00')).toBeVisible()
  await expectAccessible(page)
})

test('two windows of a host lose nothing, and strangers see nothing', async ({ enter, product }) => {
  const { page, person } = await enter('Amalie')
  const { page: his } = await enter('Stefan')
  const event = await celebrateAs(product.url, person, { title: 'Two windows', open_to: 0 })
  const other = await page.context().newPage()
  await page.goto(`/events-summary/${event}`)
  await other.goto(`/events-summary/${event}`)
  await add(page, 'Order the cake')
  await add(other, 'Borrow chairs')
  await expect(todos(page)).toHaveText([/Order the cake/, /Borrow chairs/])
  await page.route('**/api/v1/event/*/todo', route => route.fulfill({ status: 500, json: {} }))
  await page.getByLabel('What needs doing?').fill('Keep me')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(toast(page, 'Something went wrong')).toBeVisible()
  await expect(page.getByLabel('What needs doing?')).toHaveValue('Keep me')

  await his.goto(`/events-summary/${event}`)
  await expect(his.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(his.getByText('Two windows')).toHaveCount(0)
})
