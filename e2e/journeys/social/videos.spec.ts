import type { Page } from '@playwright/test'
import { attach, card, postButton, tray, words } from '../../fixtures/composer.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { film } from '../../fixtures/samples.ts'

const isView = /\/api\/v1\/video\/\d+\/view$/

async function postFilm(page: Page, text: string, seconds: number) {
  await page.goto('/home')
  await attach(page, 'Video', await film(page, 'dance.mp4', seconds))
  await words(page).fill(text)
  await expect(tray(page).getByRole('progressbar')).toHaveCount(0)
  await postButton(page).click()
  await expect(card(page, text)).toBeVisible()
}

const video = (page: Page, text: string) => card(page, text).getByLabel(/Video by/)
const play = (page: Page, text: string) => video(page, text).evaluate((element: HTMLVideoElement) => element.play())
const pause = (page: Page, text: string) => video(page, text).evaluate((element: HTMLVideoElement) => element.pause())
const timeOf = (page: Page, text: string) =>
  video(page, text).evaluate((element: HTMLVideoElement) => element.currentTime)

test('a video played for three seconds becomes the most watched one', async ({ enter, expectAccessible }) => {
  const text = 'The aunties open the floor.'
  const { page: hers } = await enter('Eckhart')
  const { page: his } = await enter('Hartmut')
  await postFilm(hers, text, 5)
  const views: string[] = []
  his.on('request', request => isView.test(request.url()) && views.push(request.url()))
  await his.goto('/home')
  await play(his, text)
  await expect.poll(() => timeOf(his, text)).toBeGreaterThan(1)
  await pause(his, text)
  expect(views).toEqual([])
  const told = his.waitForResponse(isView)
  await play(his, text)
  expect((await told).status()).toBe(200)
  await expect.poll(() => timeOf(his, text)).toBeGreaterThan(4)
  expect(views).toHaveLength(1)

  await hers.goto('/home')
  const widget = hers.getByRole('region', { name: 'Most watched video' })
  await expect(widget.getByText(text)).toBeVisible()
  await expect(widget.getByText('Eckhart · 1 view this month')).toBeVisible()
  await expectAccessible(hers)
  await widget.getByRole('button', { name: 'Play the video by Eckhart' }).click()
  const playing = widget.getByLabel('Video by Eckhart', { exact: true })
  await expect.poll(() => playing.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.5)
  await expect(playing).toBeFocused()
})

test('a video watched among the files of a profile counts as well', async ({ enter }) => {
  const text = 'The brass band arrives.'
  const { page: hers, person } = await enter('Ingrid')
  const { page: his } = await enter('Joris')
  await postFilm(hers, text, 5)
  await his.goto(`/profile/${person.user.id}/files`)
  await his.getByRole('link', { name: /1 file/ }).click()
  await his.getByRole('button', { name: 'Video 1' }).click()
  const told = his.waitForResponse(isView)
  await his
    .getByRole('dialog')
    .locator('video')
    .evaluate((element: HTMLVideoElement) => element.play())
  expect((await told).status()).toBe(200)
})
