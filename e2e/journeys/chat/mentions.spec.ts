import { field, said, write } from '../../fixtures/chat.ts'
import { befriend, celebrateAs, comeAs } from '../../fixtures/events.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'

/** Whether Latin text stands from left to right as it is written, from its first sign to its last. */
const isInOnePiece = (element: Element): boolean => {
  const text = element.firstChild
  const leftOf = (at: number) => {
    const range = document.createRange()
    if (text) range.setStart(text, at)
    if (text) range.setEnd(text, at + 1)
    return range.getBoundingClientRect().left
  }
  const length = text?.textContent?.length ?? 0
  return leftOf(0) < leftOf(1) && leftOf(length - 2) < leftOf(length - 1)
}

test(
  'who belongs to a conversation is suggested after @, and linked',
  bothWidths,
  async ({ enter, product, expectAccessible }) => {
    const { person: host, page } = await enter('Hulda')
    const { person: guest } = await enter('Zoë Quince')
    const { person: other, page: theirs } = await enter('Zacharias')
    await befriend(product.url, host, guest)
    await befriend(product.url, host, other)
    const event = await celebrateAs(product.url, host, { title: 'Harvest supper' })
    await comeAs(product.url, host, guest, event)
    await page.goto(`/chat?event=${event}`)
    await field(page).click()
    await page.keyboard.type('Ask @z')
    const people = page.getByRole('listbox', { name: 'People to mention' })
    // Connections who do not come are not in it.
    await expect(people.getByRole('option')).toHaveText(['Zoë Quince'])
    await expect(people).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(field(page)).toHaveValue('Ask @Zoë Quince ')
    await expect(people).toHaveCount(0)
    await page.keyboard.type('for the bread')
    await page.keyboard.press('Enter')
    await expect(field(page)).toHaveValue('')
    const link = said(page, 'for the bread').getByRole('link', { name: '@Zoë Quince' })
    await expect(link).toHaveAttribute('href', `/profile/${guest.user.id}`)

    await comeAs(product.url, host, other, event)
    await theirs.goto(`/chat?event=${event}`)
    await expect(said(theirs, 'for the bread').getByRole('link', { name: '@Zoë Quince' })).toBeVisible()
    // From right to left: the sign, and the end of an address, stay where they belong.
    await write(page, 'شكرا @Zoë Quince انظري https://example.org/bread/ مساء')
    const mixed = said(theirs, 'شكرا')
    await expect(mixed.getByRole('link')).toHaveCount(2)
    for (const part of await mixed.getByRole('link').all())
      expect(await part.evaluate(isInOnePiece), await part.innerText()).toBe(true)
    await write(theirs, 'And nobody @Nobody')
    await expect(said(page, 'And nobody').getByRole('link')).toHaveCount(0)
  },
)
