import type { Page } from '@playwright/test'
import { card } from '../../fixtures/composer.ts'
import { accountButton, logOut, toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import type { Person } from '../../fixtures/people.ts'
import { ask, postSongAs, songAs } from '../../fixtures/posts.ts'
import { picture, type Sample, song } from '../../fixtures/samples.ts'

const row = (page: Page, title: string) => page.getByRole('listitem', { name: title, exact: true })
const player = (page: Page) => page.getByRole('region', { name: 'Music player' })
const position = (page: Page, title: string) =>
  player(page)
    .getByRole('slider', { name: `Playback position in ${title}` })
    .inputValue()
    .then(Number)

async function chooseFile(page: Page, field: string, file: Sample) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('dialog').getByRole('group', { name: field }).getByRole('button', { name: 'Choose a file' }).click(),
  ])
  await chooser.setFiles(file)
}

async function uploadSong(page: Page, title: string, cover?: Sample) {
  await page.getByRole('button', { name: 'Upload song' }).click()
  await chooseFile(page, 'Song', song('evening_waltz.mp3', 30))
  await expect(page.getByLabel('Title')).toHaveValue('evening waltz')
  await page.getByLabel('Title').fill(title)
  if (cover) await chooseFile(page, 'Cover picture optional', cover)
  await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click()
  // The server processes the whole song.
  await expect(toast(page, 'Song uploaded')).toBeVisible({ timeout: 30_000 })
  await expect(row(page, title)).toBeVisible()
}

async function befriend(url: string, one: Person, other: Person) {
  await ask(url, one, '/friend', { method: 'POST', body: JSON.stringify({ friend_id: other.user.id }) })
  await ask(url, other, `/friend/${one.user.id}/accept`, { method: 'POST', body: '{}' })
}

test('an uploaded song plays on from page to page', bothWidths, async ({ enter, expectAccessible }) => {
  const { page } = await enter('Isolde')
  await page.goto('/profile/music')
  await expect(page.getByText('No songs yet')).toBeVisible()
  await uploadSong(page, 'Last dance', picture())
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await row(page, 'Last dance').getByRole('button', { name: 'Play Last dance' }).click()
  await expect(player(page).getByRole('link', { name: 'Last dance' })).toBeVisible()
  await expect.poll(() => position(page, 'Last dance')).toBeGreaterThan(0.3)

  await page.getByRole('link', { name: 'Celebrio' }).first().click()
  await expect(page).toHaveURL(/\/home$/)
  const atHome = await position(page, 'Last dance')
  await expect.poll(() => position(page, 'Last dance')).toBeGreaterThan(atHome + 0.5)
  await accountButton(page).click()
  await page.getByRole('menuitem', { name: 'Friends', exact: true }).click()
  await expect(page).toHaveURL(/\/friends$/)
  const atFriends = await position(page, 'Last dance')
  await expect.poll(() => position(page, 'Last dance')).toBeGreaterThan(atFriends + 0.5)
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  await expectAccessible(page)
  await logOut(page)
  await expect(player(page)).toHaveCount(0)
})

test('the list goes on from song to song, and one thing plays at a time', async ({ enter, product }) => {
  const { page, person } = await enter('Jorinde')
  const { person: other } = await enter('Joringel')
  for (const title of ['First waltz', 'Second waltz']) await songAs(product.url, person, title)
  const text = 'Rehearsal tape.'
  await postSongAs(product.url, other, text)
  await page.goto('/profile/music')
  await row(page, 'Second waltz').getByRole('button', { name: 'Play Second waltz' }).click()
  await player(page).getByRole('slider', { name: 'Playback position in Second waltz' }).press('ArrowRight')
  await expect.poll(() => position(page, 'Second waltz')).toBeGreaterThan(5)
  await player(page).getByRole('button', { name: 'Next song' }).click()
  await expect(player(page).getByRole('link', { name: 'First waltz' })).toBeVisible()
  await expect(player(page).getByRole('button', { name: 'Next song' })).toBeDisabled()
  await player(page).getByRole('button', { name: 'Previous song' }).click()
  await expect(player(page).getByRole('button', { name: 'Pause Second waltz' })).toBeVisible()
  await page.getByRole('link', { name: 'Celebrio' }).first().click()
  await card(page, text).getByRole('button', { name: /^Play/ }).click()
  await expect(player(page).getByRole('button', { name: 'Play Second waltz' })).toBeVisible()
  await player(page).getByRole('button', { name: 'Play Second waltz' }).click()
  await expect(card(page, text).getByRole('button', { name: /^Play/ })).toBeVisible()
  await player(page).getByRole('button', { name: 'Close player' }).click()
  await expect(player(page)).toHaveCount(0)
})

test('a title is required and survives a reload, and a song is renamed and deleted', async ({
  enter,
  expectAccessible,
}) => {
  const { page } = await enter('Kunigunde')
  await page.goto('/profile/music')
  await page.getByRole('button', { name: 'Upload song' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByText('This field is required')).toHaveCount(2)
  await expectAccessible(page)
  await chooseFile(page, 'Song', { ...song('cake.mp3'), ...picture('cake.png') })
  await page.getByLabel('Title').fill('Polka')
  await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByText('Please choose an MP3 file.')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Upload song' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Polka')
  await chooseFile(page, 'Song', song('evening_waltz.mp3', 30))
  await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByRole('button', { name: 'More options for Polka' }).click({ timeout: 30_000 })
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('Slow polka')
  await page.reload()
  await page.getByRole('button', { name: 'More options for Polka' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(page.getByRole('dialog').getByLabel('Title')).toHaveValue('Slow polka')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(row(page, 'Slow polka')).toBeVisible()
  await page.getByRole('button', { name: 'Upload song' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('')
  await page.keyboard.press('Escape')
  await row(page, 'Slow polka').getByRole('button', { name: 'Play Slow polka' }).click()
  await expect(player(page)).toBeVisible()
  await page.getByRole('button', { name: 'More options for Slow polka' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Song deleted')).toBeVisible()
  await expect(player(page)).toHaveCount(0)
  await expect(page.getByText('No songs yet')).toBeVisible()
})

test('a connection saves a song of a private artist, which a stranger cannot hear', async ({
  enter,
  product,
  expectAccessible,
}) => {
  const { person: artist } = await enter('Leopoldine')
  const { page: his, person: friend } = await enter('Melchior')
  const { page: strange } = await enter('Notburga')
  await ask(product.url, artist, '/profile', { method: 'PATCH', body: JSON.stringify({ is_private: true }) })
  await befriend(product.url, artist, friend)
  await songAs(product.url, artist, 'House song')
  await his.goto(`/profile/${artist.user.id}/music`)
  await row(his, 'House song').getByRole('button', { name: 'Subscribe: House song', exact: true }).click()
  await expect(toast(his, 'Subscribed to song')).toBeVisible()
  await expect(row(his, 'House song')).toContainText('1 subscriber')
  await expectAccessible(his)
  await his.goto('/profile/music')
  await his.getByRole('link', { name: 'Subscribed Songs' }).click()
  await expect(row(his, 'House song')).toContainText('Leopoldine')
  await row(his, 'House song').getByRole('button', { name: 'Play House song' }).click()
  await expect.poll(() => position(his, 'House song')).toBeGreaterThan(0.3)
  await row(his, 'House song').getByRole('button', { name: 'Unsubscribe: House song' }).click()
  await expect(his.getByText('No subscribed songs yet')).toBeVisible()
  await strange.goto(`/profile/${artist.user.id}/music`)
  await expect(strange.getByText('This account is private')).toBeVisible()
  await expect(row(strange, 'House song')).toHaveCount(0)
})
