import { confirmEmail, linkTo } from '../../fixtures/emails.ts'
import { fillSignIn, toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { ask, postAs } from '../../fixtures/posts.ts'
import { report } from '../../fixtures/reports.ts'
import { appoint, openReports } from '../../fixtures/staff.ts'

test(
  'what somebody reports a moderator hides; its author reads why and appeals; another moderator gives it back',
  bothWidths,
  async ({ enter, product, expectAccessible }) => {
    const { person: ana, page: anas } = await enter('Ana')
    const { person: victor, page: victors } = await enter('Victor')
    const { person: mona, page: monas } = await enter('Mona')
    const { person: noor, page: noors } = await enter('Noor')
    for (const one of [mona, noor]) await appoint(product, one)
    await confirmEmail(product, victor)
    const { id } = await postAs(product.url, victor, 'The code of the red door is 4711.', 1)
    await report(product, ana, id, 'That’s my front door.')

    await openReports(monas)
    await monas.getByRole('link', { name: 'Post by Victor' }).first().click()
    await expect(monas).toHaveURL(/\/admin\/reports\/\d+$/)
    const folder = monas.getByRole('article', { name: 'Post by Victor' })
    await expect(folder).toContainText('The code of the red door is 4711.')
    await expect(folder).toContainText('That’s my front door.')
    await folder.getByRole('button', { name: 'Show picture' }).click()
    await expect(folder.getByRole('img', { name: 'Reported picture', exact: true })).toBeVisible()
    await expectAccessible(monas)
    await monas.keyboard.press('h')
    await expect(monas.getByRole('radio', { name: /^Hide/ })).toBeChecked()
    await monas.getByLabel('Rule').selectOption('Other people’s private data')
    await monas.getByLabel('Message to the author').fill('Please leave out the door codes of others.')
    await expectAccessible(monas)
    await monas.getByRole('button', { name: 'Read the letter' }).click()
    const letter = monas.getByRole('dialog', { name: 'Statement of reasons' })
    await expect(letter).toContainText('We’ve hidden your post')
    await expect(letter).toContainText('This breaks our rules on other people’s private data.')
    await expectAccessible(monas)
    await letter.getByRole('button', { name: 'Send and hide' }).click()
    await expect(toast(monas, 'Case decided.')).toBeVisible()

    await anas.goto(`/posts/${id}`)
    await expect(anas.getByText('The code of the red door is 4711.')).toHaveCount(0)
    await anas.goto('/notifications')
    await expect(anas.getByText(/Thanks for reporting a post on .+\. We looked into it and took action/)).toBeVisible()

    await victors.goto('/notifications')
    await victors.getByText('We’ve made a decision about your post. Read why').click()
    await expect(victors).toHaveURL(/\/statements\/\d+$/)
    await expect(victors.getByText('Please leave out the door codes of others.')).toBeVisible()
    await victors.getByLabel('Why should we look at it again?').fill('It is my own door.')
    await expectAccessible(victors)
    await victors.getByRole('button', { name: 'Ask for a second look' }).click()
    await expect(victors.getByText('Someone else on our team will look at it. We’ll let you know.')).toBeVisible()
    await expect(victors.getByRole('heading', { name: 'A second look' })).toBeFocused()
    await victors.goto(`/posts/${id}`)
    await expect(victors.getByText('Hidden by our team')).toBeVisible()

    await monas.goto('/admin/reports?view=appealed')
    await monas.getByRole('link', { name: 'Post by Victor' }).first().click()
    await expect(monas.getByText('You made the first decision, so someone else takes the second look.')).toBeVisible()
    // Other journeys may leave reports open.
    const none = { cases: [], hasMorePages: false, nextCursor: null }
    await noors.route(/\/staff\/report\?(?!.*state=appealed)/, route => route.fulfill({ json: none }))
    await openReports(noors)
    await expect(noors.getByText('No new reports, but second looks are waiting')).toBeVisible()
    await expectAccessible(noors)
    await noors
      .getByRole('main')
      .getByRole('link', { name: /^Second looks \d/ })
      .last()
      .click()
    await expect(noors).toHaveURL('/admin/reports?view=appealed')
    await noors.getByRole('link', { name: 'Post by Victor' }).first().click()
    await noors.getByRole('article').getByRole('link', { name: 'Victor', exact: true }).click()
    await expect(noors).toHaveURL(/\/admin\/people\/\d+$/)
    const history = noors.getByRole('region', { name: 'Reports about this person' })
    await expect(history).toContainText('The code of the red door is 4711.')
    await expect(history).toContainText('Hidden · Other people’s private data')
    await expectAccessible(noors)
    await history.getByRole('link', { name: 'Post' }).click()
    await expect(noors).toHaveURL(/\/admin\/reports\/\d+$/)
    await noors.getByLabel('Your answer to the author').fill('It is indeed yours.')
    await expectAccessible(noors)
    await noors.getByRole('button', { name: 'Undo the decision' }).click()
    const answer = noors.getByRole('dialog', { name: 'Your answer to the author' })
    await expect(answer).toContainText('You were right to ask.')
    await expect(answer).toContainText('It is indeed yours.')
    await expectAccessible(noors)
    await answer.getByRole('button', { name: 'Send and undo' }).click()
    await expect(toast(noors, 'Second look decided.')).toBeVisible()
    // What became of it comes before the letter that is no longer true.
    await victors.goto('/notifications')
    await victors.getByText('We’ve undone our decision about your post').click()
    await expect(victors.getByText(/^We’ve undone our decision, /)).toBeInViewport()
    const verdict = await victors.getByText('It is indeed yours.').boundingBox()
    const letterAt = await victors.getByText('We’ve hidden your post.').boundingBox()
    expect(verdict?.y).toBeLessThan(letterAt?.y ?? 0)
    await expectAccessible(victors)

    await monas.goto('/admin/reports?view=decided')
    await expect(monas.getByRole('heading', { level: 1 })).toHaveText('Reports')
    await expect(monas.getByRole('listitem').filter({ hasText: 'Post by Victor' }).first()).toContainText(
      /Hidden · undone .+ · Other people’s private data/,
    )
    await monas.getByRole('link', { name: 'Post by Victor' }).first().click()
    await expect(monas.getByText(/^Decision undone, .+ · Noor$/)).toBeVisible()

    await anas.goto(`/posts/${id}`)
    await expect(anas.getByText('The code of the red door is 4711.')).toBeVisible()
  },
)

test('whoever is suspended reads at sign-in why, and asks for a second look without signing in', async ({
  enter,
  product,
  browser,
  expectAccessible,
}) => {
  const { person: ana } = await enter('Ana')
  const { person: victor } = await enter('Victor')
  const { person: mona, page: monas } = await enter('Mona')
  await appoint(product, mona)
  await confirmEmail(product, victor)
  const { id } = await postAs(product.url, victor, 'Send me money, all of you.')
  await report(product, ana, id, 'Fraud')

  await openReports(monas)
  await monas.getByRole('link', { name: 'Post by Victor' }).first().click()
  await monas.getByRole('radio', { name: /^Suspend/ }).check()
  await monas.getByLabel('For how long').selectOption('30 days')
  await monas.getByLabel('Rule').selectOption('Fraud')
  await monas.getByLabel('Message to the author').fill('Nobody asks strangers for money here.')
  await monas.getByRole('button', { name: 'Read the letter' }).click()
  await monas.getByRole('button', { name: 'Send and suspend' }).click()
  await expect(toast(monas, 'Case decided.')).toBeVisible()

  const page = await browser.newPage({ baseURL: product.url })
  await page.goto('/sign-in')
  await fillSignIn(page, victor)
  await expect(page.getByText(/Your account is suspended until .*You can read why/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Read why' }).click()
  await expect(page.getByText('Nobody asks strangers for money here.')).toBeVisible()
  await page.goto(await linkTo(product, victor.email, '/statements/'))
  await page.getByLabel('Why should we look at it again?').fill('It was a joke among friends.')
  await page.getByRole('button', { name: 'Ask for a second look' }).click()
  await expect(page.getByText('Someone else on our team will look at it. We’ll let you know.')).toBeVisible()
  await expectAccessible(page)
  await page.close()
})

test('what can be done about an account is said in words for accounts', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { person: ana } = await enter('Ana')
  const { person: vera } = await enter('Vera')
  const { person: mona, page } = await enter('Mona')
  await appoint(product, mona)
  await ask(product.url, ana, `/friend/${vera.user.id}/report`, { method: 'POST', body: '{}' })

  await openReports(page)
  await page.getByRole('link', { name: 'Account of Vera' }).first().click()
  const folder = page.getByRole('article', { name: 'Account of Vera' })
  await expect(folder.getByRole('heading', { name: 'Account', exact: true })).toBeVisible()
  await expect(folder).not.toContainText('No words')
  await expect(page.getByRole('radio')).toHaveCount(3)
  await expect(page.getByRole('radio', { name: 'Dismiss nothing happens' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Warn and leave the account as it is' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Suspend so no one can sign in to it' })).toBeVisible()
  await expectAccessible(page)
})

test('whoever was about to decide what somebody else decides first is told so, and keeps their words', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { person: ana } = await enter('Ana')
  const { person: victor } = await enter('Victor')
  const { person: mona } = await enter('Mona')
  const { person: noor, page } = await enter('Noor')
  for (const one of [mona, noor]) await appoint(product, one)
  const { id } = await postAs(product.url, victor, 'The code of the blue door is 4712.')
  await report(product, ana, id, 'That’s my front door.')

  await openReports(page)
  await page.getByRole('link', { name: 'Post by Victor' }).first().click()
  await page.getByRole('radio', { name: /^Hide/ }).check()
  await page.getByLabel('Rule').selectOption('Other people’s private data')
  await page.getByLabel('Message to the author').fill('Please leave out the door codes of others.')
  await page.getByRole('button', { name: 'Read the letter' }).click()
  const letter = page.getByRole('dialog', { name: 'Statement of reasons' })
  await expect(letter).toBeVisible()
  const found = /\d+$/.exec(new URL(page.url()).pathname)?.[0]
  const dismissal = JSON.stringify({ action: 'dismiss' })
  await ask(product.url, mona, `/staff/report/${found}/decision`, { method: 'POST', body: dismissal })
  await letter
    .getByRole('button', { name: 'Send and hide' })
    .click({ timeout: 2_000 })
    .catch(() => undefined)

  const notice = page.locator('[aria-live]').filter({ hasText: 'Mona just decided this case.' })
  await expect(notice).toContainText('Please leave out the door codes of others.')
  await expect(letter).toBeHidden()
  await expect(notice.getByRole('button', { name: 'Copy' })).toBeVisible()
  await expectAccessible(page)
})
