import { florist } from '../../fixtures/companies.ts'
import { accountButton, fillSignIn, toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { type Person, storeSession } from '../../fixtures/people.ts'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

/** Signs somebody in on one more device. @returns who they are there */
async function signInOn(url: string, person: Person, userAgent: string): Promise<Person> {
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email: person.email, password: person.password }),
  })
  return { ...person, token: ((await response.json()) as { token: string }).token }
}

test(
  'somebody signs a lost phone out, then every other device, and stays signed in',
  bothWidths,
  async ({ browser, enter, expectAccessible, product: { url } }) => {
    const { person, page } = await enter('Rosalind')
    await signInOn(url, person, phone)
    const elsewhere = await browser.newContext({ baseURL: url })
    await storeSession(elsewhere, await signInOn(url, person, 'Mozilla/5.0 (Windows NT 10.0; rv:141.0) Firefox/141.0'))
    const theirs = await elsewhere.newPage()
    await theirs.goto('/friends')

    await page.goto('/settings')
    const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem')
    await expect(devices).toHaveCount(3)
    await expect(devices.first()).toContainText('This device')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sign out of iOS, Safari' }).click()
    await expect(toast(page, 'Signed out')).toBeVisible()
    await expect(devices).toHaveCount(2)

    await page.getByRole('button', { name: 'Sign out of all other devices' }).click()
    const asked = page.getByRole('dialog', { name: 'Sign out of all other devices?' })
    await expectAccessible(page)
    await asked.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(devices).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Sign out of all other devices' })).toBeHidden()
    await expect(theirs).toHaveURL(/\/sign-in/)
    await elsewhere.close()
  },
)

test('a password is changed with the current one, and is what one signs in with afterwards', async ({
  enter,
  expectAccessible,
}) => {
  const { person, page } = await enter('Philippa')
  await page.goto('/home')
  await accountButton(page).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Change password' }).click()
  await expect(page).toHaveURL('/settings/changepassword')
  const current = page.getByLabel('Current password', { exact: true })
  const next = page.getByLabel('New password', { exact: true })
  const confirm = page.getByLabel('Confirm password', { exact: true })
  const submit = page.getByRole('button', { name: 'Change password' })
  await expectAccessible(page)
  await current.fill('not this one')
  await next.fill('seventy candles')
  await expect(submit).toBeHidden()
  await confirm.fill('seventy candle')
  await submit.click()
  await expect(page.getByText('New password and confirm password should match')).toBeVisible()
  await confirm.fill('seventy candles')
  await submit.click()
  await expect(page.getByText('That’s not your current password.')).toBeVisible()
  await expect(current).toBeFocused()
  await expect(next).toHaveValue('seventy candles')
  await expectAccessible(page)
  await current.fill(person.password)
  await submit.click()
  await expect(page.getByRole('dialog', { name: 'Password changed' })).toBeVisible()
  await expect(page).toHaveURL('/sign-in')
  await expect(page.getByText('Password changed. Please sign in with your new password.')).toBeVisible()
  await fillSignIn(page, { ...person, password: 'seventy candles' })
  await expect(page).toHaveURL('/home')
})

test('whoever closes the page right after changing their password is signed out here as well', async ({ enter }) => {
  const { person, page } = await enter('Philippa')
  await page.goto('/settings/changepassword')
  await page.getByLabel('Current password', { exact: true }).fill(person.password)
  await page.getByLabel('New password', { exact: true }).fill('seventy candles')
  await page.getByLabel('Confirm password', { exact: true }).fill('seventy candles')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('dialog', { name: 'Password changed' })).toBeVisible()
  await page.goto('/home')
  await expect(page).toHaveURL(/\/sign-in/)
  const headers = { authorization: `Bearer ${person.token}` }
  await expect.poll(async () => (await page.request.get('/api/v1/profile/me', { headers })).status()).toBe(401)
})

test('a provider finds the settings in their own area, without the language', async ({
  enter,
  expectAccessible,
  product,
}) => {
  const { page } = await enter('Bertram', await florist(product.url))
  await page.goto('/service-home')
  await accountButton(page).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await expect(page).toHaveURL('/service-settings')
  await expect(page.getByRole('heading', { name: 'Devices' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Language' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Change password' }).click()
  await expect(page).toHaveURL('/service-settings/changepassword')
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(page).toHaveURL('/service-settings')
})

test('whoever turns notifications off finds them off, and reads on in another language, also what we write', async ({
  enter,
  product: { url },
}) => {
  const { page, person } = await enter('Clementine')
  await page.goto('/settings')
  const everything = page.getByRole('switch', { name: 'Emails and push notifications' })
  const saved = page.waitForResponse(
    response =>
      response.url().endsWith('/notification/settings') && response.request().method() === 'PATCH' && response.ok(),
  )
  await everything.click()
  await saved
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Français')
  await expect(page.getByRole('heading', { name: 'Paramètres', level: 1 })).toBeVisible()
  await expect(page.getByRole('switch', { name: 'E-mails et notifications push' })).not.toBeChecked()
  const headers = { authorization: `Bearer ${person.token}` }
  const answer = await page.request.get(`${url}/api/v1/profile/me`, { headers })
  expect((await answer.json()).user.language).toBe('fr')
})
