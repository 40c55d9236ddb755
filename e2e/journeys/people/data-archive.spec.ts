import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { florist } from '../../fixtures/companies.ts'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'

test('somebody takes along all that their account holds, and reads it without the product', async ({
  enter,
  expectAccessible,
}) => {
  const { person, page } = await enter('Leopoldina')
  await page.goto('/settings')
  const section = page.getByRole('region', { name: 'Your data' })
  await section.getByRole('button', { name: 'Get my data' }).click()
  await expect(toast(page, 'We’re putting your data together')).toBeVisible()
  await expect(section.getByText('Your data is ready')).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)

  await section.getByRole('button', { name: 'Download' }).click()
  const asked = page.getByRole('dialog', { name: 'Download your data' })
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Download' }).click()
  await expect(asked.getByText('Enter your password')).toBeVisible()
  await asked.getByLabel('Your password').fill(person.password)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    asked.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('celebrio.zip')
  await expect(page).toHaveURL('/settings')

  const files = unzipSync(await readFile(await download.path()))
  const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  expect(JSON.parse(textOf('json/account.json'))).toMatchObject([{ email: person.email }])
  const read = await page.context().newPage()
  await read.setContent(textOf('index.html'))
  await expect(read.getByRole('heading', { level: 1 })).toContainText('Leopoldina')
  await expect(read.getByRole('link', { name: 'Your account', exact: true })).toBeVisible()
  await expectAccessible(read)
  await read.setContent(textOf('pages/account.html'))
  await expect(read.getByText(person.email)).toBeVisible()
  await expectAccessible(read)
})

test('a provider finds the way to their data in their own area', async ({ enter, product }) => {
  const { page } = await enter('Bartholomew', await florist(product.url))
  await page.goto('/service-settings')
  await page.getByRole('region', { name: 'Your data' }).getByRole('button', { name: 'Get my data' }).click()
  await expect(page.getByText('Your data is ready')).toBeVisible({ timeout: 30_000 })
})
