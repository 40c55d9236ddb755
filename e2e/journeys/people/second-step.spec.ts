import { florist } from '../../fixtures/companies.ts'
import { accountButton, fillSignIn, logOut, toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { appWith, typeCode } from '../../fixtures/second-step.ts'

test('somebody sets up an authenticator app, signs in with its code and with a recovery code, and turns it off', async ({
  enter,
  expectAccessible,
}) => {
  const { person, page } = await enter('Sofia')
  await page.goto('/settings')
  const section = page.getByRole('region', { name: 'Second step' })
  await expect(section).toContainText('Even someone who knows your password stays out.')
  await section.getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up your authenticator app' })
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expectAccessible(page)
  const code = appWith(await dialog.getByLabel('Key').inputValue())
  await dialog.getByRole('button', { name: 'Set up' }).click()
  await expect(dialog.getByText('Enter the code that your app shows.')).toBeVisible()
  await dialog.getByLabel('Code from the app').fill('1')
  await dialog.getByLabel('Your password').fill(person.password)
  await dialog.getByRole('button', { name: 'Set up' }).click()
  await expect(dialog.getByText('That’s not the right code. Each one works once.')).toBeVisible()
  await expect(dialog.getByLabel('Code from the app')).toBeFocused()
  await expect(dialog.getByLabel('Code from the app')).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByLabel('Code from the app')).toHaveValue('1')
  await dialog.getByLabel('Code from the app').fill(code())
  await dialog.getByRole('button', { name: 'Set up' }).click()
  const kept = page.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(kept.getByRole('listitem')).toHaveCount(10)
  const codes = await kept.getByRole('listitem').allTextContents()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(kept.getByText('Save them first, or close again to leave without them.')).toBeVisible()
  await expect(kept.getByRole('listitem')).toHaveText(codes)
  await expectAccessible(page)
  await kept.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(section).toContainText('10 left')
  await expectAccessible(page)

  await logOut(page)
  await page.goto('/sign-in')
  await fillSignIn(page, person)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expectAccessible(page)
  await typeCode(page, '000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('That’s not the right code. Each one works once.')).toBeVisible()
  await typeCode(page, code(1))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/home')

  await logOut(page)
  await page.goto('/sign-in')
  await fillSignIn(page, person)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/home')

  await page.goto('/settings')
  await expect(section).toContainText('9 left')
  await section.getByRole('button', { name: 'Turn off' }).click()
  const off = page.getByRole('dialog', { name: 'Turn off your authenticator app?' })
  await off.getByLabel('Code from the app, or a recovery code').fill(codes[1] ?? '')
  await off.getByLabel('Your password').fill(person.password)
  await off.getByRole('button', { name: 'Turn off' }).click()
  await expect(toast(page, 'Your authenticator app is off')).toBeVisible()
  await expect(section.getByRole('button', { name: 'Set up' })).toBeVisible()
  await expect(section).not.toContainText('Recovery codes')
})

test('a provider adds a passkey, signs in with it, and removes it', async ({ enter, product, expectAccessible }) => {
  const { person, page } = await enter('Rosa', await florist(product.url))
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto('/service-settings')
  const section = page.getByRole('region', { name: 'Second step' })
  await expect(section).toContainText('You run a store')
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name').fill('My phone')
  await dialog.getByLabel('Your password').fill(person.password)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await page
    .getByRole('dialog', { name: 'Your recovery codes' })
    .getByRole('button', { name: 'I’ve saved them' })
    .click()
  await expect(section.getByRole('list', { name: 'Passkeys' })).toContainText('My phone')

  await logOut(page)
  await page.goto('/sign-in')
  await fillSignIn(page, person)
  await page.getByRole('button', { name: 'Use my passkey' }).click()
  await expect(page).toHaveURL('/service-home')

  await page.goto('/service-settings')
  await section.getByRole('button', { name: 'Remove My phone' }).click()
  const asked = page.getByRole('dialog', { name: 'Remove this passkey?' })
  await asked.getByLabel('Your password').fill(person.password)
  await asked.getByRole('button', { name: 'Remove' }).click()
  await expect(section.getByRole('list', { name: 'Passkeys' })).toBeHidden()
  await expect(accountButton(page)).toBeVisible()
})
