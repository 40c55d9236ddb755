import type { Page } from '@playwright/test'
import { openStep } from '../../fixtures/event-form.ts'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { ask } from '../../fixtures/posts.ts'
import { phoneSize } from '../../fixtures/widths.ts'

const step = (page: Page, name: string) => page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name })
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const guests = (page: Page) => page.getByRole('textbox', { name: /^Number of guests/ })

test('a phone asks in three steps: back goes a step back, and an error opens its step', async ({
  enter,
  expectAccessible,
}) => {
  const { page } = await enter('Ottilie')
  await page.setViewportSize(phoneSize)
  await page.goto('/create-event-no-sp')
  await title(page).fill('Tea '.repeat(21))
  await expect(title(page)).toHaveAccessibleDescription('At most 80 characters.')
  await title(page).fill('Tea under the old linden with everybody who has ever lived in our street')
  const isWhole = () => title(page).evaluate(field => field.scrollWidth <= field.clientWidth)
  await expect.poll(isWhole).toBe(true)
  await title(page).fill('Tea under the linden')
  await title(page).press('Enter')
  await expect(page.getByRole('heading', { name: 'Where is it?' })).toBeFocused()
  await expect(step(page, 'What and when')).not.toHaveAttribute('data-done')
  await page.getByRole('textbox', { name: /^Address/ }).fill('Linden yard')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next: who' }).click()
  await expect(page.getByRole('heading', { name: 'Who can come?' })).toBeFocused()
  await expect(page.getByText('This field is required')).toHaveCount(0)
  await guests(page).fill('many')
  await expectAccessible(page)
  await page.goBack()
  await expect(step(page, 'Where')).toHaveAttribute('aria-current', 'step')
  await expect(page.getByRole('textbox', { name: /^Address/ })).toHaveValue('Linden yard')
  await page.goBack()
  await expect(title(page)).toHaveValue('Tea under the linden')

  await openStep(page, 'Where')
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('Tea under the linden')
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Where is it?' })).toBeVisible()
  await expect(title(page)).toBeHidden()

  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Create Event' }).click()
  await expect(step(page, 'What and when')).toHaveAttribute('aria-current', 'step')
  await expect(page.locator(':focus')).toBeVisible()
  await expect(page.getByText('Choose a date and a start time.')).toBeVisible()
  await page
    .getByRole('button', { name: /^Saturday/ })
    .first()
    .click()
  const starts = page.getByRole('group', { name: 'Starts' })
  await expect(starts.locator('[aria-pressed="true"]')).toHaveText(['7:00 PM'])
  await expect(starts.getByRole('button', { name: 'Other' })).toHaveAttribute('aria-expanded', 'true')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Where is it?' })).toBeVisible()
  await page.goForward()
  await expect(step(page, 'What and when')).toHaveAttribute('aria-current', 'step')
  await page.reload()
  await openStep(page, 'Who')
  await expect(step(page, 'What and when')).toHaveAttribute('data-done')
  await expect(guests(page)).toHaveValue('many')
})

test('date, start and end are pressed, and stay as they are when another day is', async ({
  enter,
  expectAccessible,
}) => {
  const { page } = await enter('Gundula')
  await page.clock.setFixedTime(new Date('2026-11-23T15:00:00Z'))
  await page.goto('/create-event-no-sp')
  await page.getByRole('button', { name: 'Saturday, November 28, 2026' }).click()
  await page.getByRole('group', { name: 'Starts' }).getByRole('button', { name: '4:00 PM' }).click()
  await page.getByRole('group', { name: 'Ends' }).getByRole('button', { name: '10:00 PM' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('4:00 – 10:00 PM')
  await page.getByRole('button', { name: 'Sunday, November 29, 2026' }).click()
  await expect(preview).toContainText('November')
  await expect(preview).toContainText('29')
  await expect(preview).toContainText('4:00 – 10:00 PM')
  await page.getByRole('button', { name: 'Pick', exact: true }).click()
  await expect(page.getByLabel('Date and time')).toHaveValue('2026-11-29T16:00')
  await page.getByLabel('Date and time').fill('2026-12-01T17:30')
  await expect(page.getByRole('button', { name: 'Tuesday, December 1, 2026' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('group', { name: 'Starts' }).getByRole('button', { name: '5:30 PM' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expectAccessible(page)
  await page.getByRole('group', { name: 'Ends' }).getByRole('button', { name: 'No end time' }).click()
  await expect(page.getByLabel(/^End/)).toHaveValue('')
})

test('a phone host makes a celebration in six presses and one line of text', async ({ enter, expectAccessible }) => {
  const { page } = await enter('Hildegard')
  await page.setViewportSize(phoneSize)
  await page.goto('/create-event-no-sp')
  await title(page).fill('Goose and dumplings')
  let presses = 0
  const press = async (name: string | RegExp, group?: string) => {
    presses += 1
    await (group ? page.getByRole('group', { name: group }) : page).getByRole('button', { name }).first().click()
  }
  await press(/^Saturday/)
  await press('8:00 PM', 'Starts')
  await press('11:00 PM', 'Ends')
  await expectAccessible(page)
  await press('Next: where')
  await press('Next: who')
  await press('Create Event')
  expect(presses).toBe(6)
  await expect(page.getByRole('heading', { name: 'It’s ready. Who’s coming?' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Goose and dumplings')
})

test('Enter in the title, however long it is, sends the form of a wide screen', async ({ enter }) => {
  const { page } = await enter('Ottokar')
  await page.goto('/create-event-no-sp')
  await title(page).fill('Tea under the old linden\nwith everybody')
  await expect(title(page)).toHaveValue('Tea under the old linden with everybody')
  await title(page).press('Enter')
  await expect(page.getByText('Choose a date and a start time.')).toBeVisible()
  await expect(title(page)).toHaveValue('Tea under the old linden with everybody')
})

test('an event that is sent again because no answer came is there once', async ({ enter, product }) => {
  const { page, person } = await enter('Odalric')
  await page.goto('/create-event-no-sp')
  await title(page).fill('Walnuts and wine')
  await page
    .getByRole('button', { name: /^Saturday/ })
    .first()
    .click()
  let isLost = true
  await page.route('**/api/v1/event', async route => {
    if (route.request().method() !== 'POST' || !isLost) return route.continue()
    isLost = false
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Create Event' }).click()
  await expect(toast(page, /^Unable To Create Event/)).toBeVisible()
  await page.getByRole('button', { name: 'Create Event' }).click()
  await expect(page.getByRole('heading', { name: 'It’s ready. Who’s coming?' })).toBeVisible()
  const { events } = await ask<{ events: { title: string }[] }>(product.url, person, '/event')
  expect(events.map(event => event.title)).toEqual(['Walnuts and wine'])
})
