import { confirmEmail } from '../../fixtures/emails.ts'
import { toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { postAs } from '../../fixtures/posts.ts'
import { report } from '../../fixtures/reports.ts'
import { appoint, openReports } from '../../fixtures/staff.ts'

test(
  'a moderator who has hidden the wrong post takes it back; what they write outlives a reload, and its author reads why',
  bothWidths,
  async ({ enter, product, expectAccessible }) => {
    const { person: ana, page: anas } = await enter('Ana')
    const { person: wanda, page: wandas } = await enter('Wanda')
    const { person: mona, page: monas } = await enter('Mona')
    await appoint(product, mona)
    await confirmEmail(product, wanda)
    const { id } = await postAs(product.url, wanda, 'The code of the blue gate is 2002.')
    await report(product, ana, id, 'Is that a code?')

    await openReports(monas)
    await monas.getByRole('link', { name: 'Post by Wanda' }).first().click()
    await monas.getByRole('radio', { name: /^Hide/ }).check()
    await monas.getByLabel('Rule').selectOption('Spam')
    await monas.getByLabel('Message to the author').fill('No advertisements, please.')
    await monas.reload()
    await expect(monas.getByRole('radio', { name: /^Hide/ })).toBeChecked()
    await expect(monas.getByLabel('Message to the author')).toHaveValue('No advertisements, please.')
    await monas.getByRole('button', { name: 'Read the letter' }).click()
    await monas.getByRole('button', { name: 'Send and hide' }).click()
    await expect(toast(monas, 'Case decided.')).toBeVisible()

    await monas.goto('/admin/reports?view=decided')
    await monas.getByRole('link', { name: 'Post by Wanda' }).first().click()
    await monas.getByRole('button', { name: 'Undo this decision' }).click()
    await expect(monas.getByRole('heading', { name: 'Undo this decision' })).toBeFocused()
    await expect(monas.getByRole('button', { name: 'Read the letter' })).toBeDisabled()
    await monas.getByLabel('Message to the author').fill('Sorry, I meant another post.')
    await expectAccessible(monas)
    await monas.getByRole('button', { name: 'Read the letter' }).click()
    const letter = monas.getByRole('dialog', { name: 'What the author will read' })
    await expect(letter).toContainText('We’ve undone our decision about your post')
    await expect(letter).toContainText('Sorry, I meant another post.')
    await expectAccessible(monas)
    await letter.getByRole('button', { name: 'Send and undo' }).click()
    await expect(toast(monas, 'Decision undone.')).toBeVisible()
    await monas.getByRole('link', { name: 'Post by Wanda' }).first().click()
    await expect(monas.getByText('Sorry, I meant another post.')).toBeVisible()
    await expect(monas.getByRole('button', { name: 'Undo this decision' })).toHaveCount(0)

    await wandas.goto('/notifications')
    await wandas.getByText('We’ve undone our decision about your post').click()
    await expect(wandas).toHaveURL(/\/statements\/\d+$/)
    await expect(wandas.getByText('Sorry, I meant another post.')).toBeVisible()
    await expect(wandas.getByRole('heading', { name: 'A second look' })).toHaveCount(0)
    await expectAccessible(wandas)
    await anas.goto(`/posts/${id}`)
    await expect(anas.getByText('The code of the blue gate is 2002.')).toBeVisible()
  },
)

test('a case that was dismissed by a slip is opened again, and decided', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { person: ana, page: anas } = await enter('Ana')
  const { person: xavier } = await enter('Xavier')
  const { person: mona, page: monas } = await enter('Mona')
  await appoint(product, mona)
  const { id } = await postAs(product.url, xavier, 'Buy followers at my page.')
  await report(product, ana, id, 'An advertisement')
  await openReports(monas)
  await monas.getByRole('link', { name: 'Post by Xavier' }).first().click()
  await monas.getByRole('radio', { name: /^Dismiss/ }).check()
  await expect(monas.getByText('We’ll tell whoever reported it that nothing here breaks our rules.')).toBeVisible()
  await expect(monas.getByText('The author can ask for a second look')).toHaveCount(0)
  await monas.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast(monas, 'Case decided.')).toBeVisible()

  await monas.goto('/admin/reports?view=decided')
  await monas.getByRole('link', { name: 'Post by Xavier' }).first().click()
  await monas.getByRole('button', { name: 'Reopen case' }).click()
  const dialog = monas.getByRole('dialog', { name: 'Reopen this case?' })
  await expectAccessible(monas)
  await dialog.getByRole('button', { name: 'Reopen case' }).click()
  await expect(toast(monas, 'Case reopened.')).toBeVisible()
  await monas.getByRole('radio', { name: /^Remove/ }).check()
  await monas.getByLabel('Rule').selectOption('Spam')
  await monas.getByLabel('Message to the author').fill('No advertisements, please.')
  await monas.getByRole('button', { name: 'Read the letter' }).click()
  await monas.getByRole('button', { name: 'Send and remove' }).click()
  await expect(toast(monas, 'Case decided.')).toBeVisible()
  await anas.goto(`/posts/${id}`)
  await expect(anas.getByText('Buy followers at my page.')).toHaveCount(0)
})
