import { conversationOf, field, said, write, writeAs } from '../../fixtures/chat.ts'
import { befriend } from '../../fixtures/events.ts'
import { toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'

test(
  'conversations and messages are found from the list, and lead to where they stand',
  bothWidths,
  async ({ enter, product, expectAccessible }) => {
    const { person: ana, page } = await enter('Ana')
    const { person: ben } = await enter('Benedict Archer')
    const { person: cleo } = await enter('Cleopatra')
    await befriend(product.url, ana, ben)
    await befriend(product.url, ana, cleo)
    const [first, second] = [await conversationOf(product.url, ana, ben), await conversationOf(product.url, ana, cleo)]
    await writeAs(product.url, ben, first, 'The Gâteau stands in the cellar')
    for (let at = 1; at <= 130; at += 1) await writeAs(product.url, ben, first, `And then there was word ${at}`)
    await writeAs(product.url, cleo, second, 'Archer wants a gateau')

    await page.goto('/chat')
    const open = () => page.getByRole('button', { name: 'Search all chats' }).click()
    await open()
    const dialog = page.getByRole('dialog')
    const words = dialog.getByRole('searchbox', { name: 'Names or words' })
    await words.fill('archer')
    await expect(dialog.getByRole('list', { name: 'Chats' }).getByRole('listitem')).toHaveCount(1)
    await expect(dialog.getByRole('list', { name: 'Messages' }).getByRole('listitem')).toHaveText([/Archer wants/])
    await expectAccessible(page)
    await words.fill('gateau')
    const hits = dialog.getByRole('list', { name: 'Messages' }).getByRole('link')
    await expect(hits).toHaveText([/Cleopatra.*Archer wants a gateau/, /Benedict Archer.*The Gâteau stands/])
    await hits.nth(1).click()
    await expect(page).toHaveURL(new RegExp(`/chat/${first}$`))
    await expect(said(page, 'The Gâteau stands')).toBeInViewport()
    // There one reads on, also by keyboard.
    await expect(said(page, 'The Gâteau stands')).toBeFocused()
    await expect(dialog).toHaveCount(0)
    await expect(field(page)).toBeVisible()

    await page.goto('/chat')
    await open()
    await words.fill('xylophone')
    await expect(dialog.getByText('Nothing with “xylophone”.')).toBeVisible()
    await words.fill('cleop')
    await dialog
      .getByRole('list', { name: 'Chats' })
      .getByRole('link', { name: /Cleopatra/ })
      .click()
    await expect(page).toHaveURL(new RegExp(`/chat/${second}$`))
    await expect(dialog).toHaveCount(0)

    // What was found stands in the way of nothing that comes after it.
    await write(page, 'There you are')
    await expect(page.getByText('Sending…')).toHaveCount(0)
    await writeAs(product.url, cleo, second, 'Here I am')
    await expect(said(page, 'Here I am')).toBeVisible()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Mute' }).click()
    await expect(toast(page, 'Muted. We won’t notify you of new messages.')).toBeVisible()
  },
)
