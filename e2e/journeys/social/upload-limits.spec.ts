import { attach, card, cards, composer, postButton, tray, words } from '../../fixtures/composer.ts'
import { toast } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { film, notAPicture, picture, pictures, song, songs } from '../../fixtures/samples.ts'

const text = 'Eleven pictures of one cake.'
const mail = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear all') }

test('what is too much is left out by name, wrong files are refused with a reason, and the text stays', async ({
  enter,
}) => {
  const { page } = await enter('Ana')
  await page.goto('/home')
  await words(page).fill(text)
  await attach(page, 'Photo', pictures(11))
  await expect(toast(page, 'You can only upload 10 images at a time')).toBeVisible()
  await expect(toast(page, /^Not added: [^,]+\.$/)).toBeVisible()
  await expect(tray(page).getByRole('button', { name: /^Remove/ })).toHaveCount(10)
  await attach(page, 'Audio', songs(6))
  await expect(toast(page, 'You can only upload 5 audios')).toBeVisible()
  await attach(page, 'Video', [await film(page, 'one.mp4'), await film(page, 'two.mp4')])
  await expect(toast(page, 'You can only upload 1 video at a time')).toBeVisible()
  await attach(page, 'Photo', mail)
  await expect(
    toast(page, 'letter.txt can’t be posted. Choose a photo (PNG, JPEG, GIF), a video (MP4) or a song (MP3).'),
  ).toBeVisible()
  await expect(words(page)).toHaveValue(text)
})

test('ten pictures and no eleventh', async ({ enter }) => {
  const { page } = await enter('Ana')
  await page.goto('/home')
  await words(page).fill('Ten and no more.')
  await attach(page, 'Photo', pictures(10))
  await expect(tray(page).getByRole('button', { name: /^Remove/ })).toHaveCount(10)
  await attach(page, 'Photo', picture('eleventh.png'))
  await expect(toast(page, 'You can only upload 10 images at a time')).toBeVisible()
  await expect(tray(page)).toHaveCount(10)
  await postButton(page).click()
  await expect(card(page, 'Ten and no more.').getByText('+5')).toBeVisible()
})

test('a file of a false type is refused beside the picture, and can be removed', async ({ enter }) => {
  const { page } = await enter('Ana')
  await page.goto('/home')
  await words(page).fill(text)
  await attach(page, 'Photo', { ...mail, name: 'cake.png', mimeType: 'image/png' })
  await expect(tray(page).getByText('File type doesn’t match its name')).toBeVisible()
  // The file itself is invalid, so there is no retry.
  await expect(tray(page).getByRole('button', { name: /^Retry/ })).toHaveCount(0)
  await tray(page).getByRole('button', { name: 'Remove cake.png' }).click()
  await expect(tray(page)).toHaveCount(0)
  await expect(words(page)).toHaveValue(text)
})

/** Maximum number of lines over which a word of a text is broken. */
const linesOfAWord = (element: Element) => {
  const [text] = element.childNodes
  const found = [...(element.textContent ?? '').matchAll(/\S+/g)].map(({ index, 0: word }) => {
    const range = document.createRange()
    if (text) range.setStart(text, index)
    if (text) range.setEnd(text, index + word.length)
    return range.getClientRects().length
  })
  return Math.max(...found)
}

for (const [language, damaged] of [
  ['en', 'Damaged file'],
  ['fr', 'Fichier endommagé'],
] as const)
  test(`the damaged picture is named in a whole sentence (${language})`, async ({ enter }) => {
    const { page } = await enter('Ana')
    await page.goto('/home')
    await page.evaluate(chosen => localStorage.setItem('language', chosen), language)
    await page.reload()
    const files = page.locator('main input[type="file"][accept*="png"]')
    await files.setInputFiles({ ...picture('torn.png'), buffer: picture().buffer.subarray(0, 60) })
    // It stands in its place a moment after it has come.
    await expect.poll(() => page.getByText(damaged, { exact: true }).evaluate(linesOfAWord)).toBe(1)
  })

test('what is no picture is refused for that, and trying again is not asked for', async ({ enter }) => {
  const { page } = await enter('Ana')
  await page.goto('/home')
  await attach(page, 'Photo', notAPicture())
  await expect(toast(page, 'The file isn’t the type that its name says.')).toBeVisible()
  await expect(tray(page)).toContainText('File type doesn’t match its name')
  await expect(page.getByText('File upload failed. Please try again.')).toBeHidden()
})

test('a failed upload can be retried, a slow one cancelled', async ({ enter }) => {
  const { page } = await enter('Ana')
  await page.goto('/home')
  await words(page).fill(text)
  await page.route('**/*', route => (route.request().method() === 'PUT' ? route.abort() : route.fallback()))
  await attach(page, 'Photo', picture())
  await expect(toast(page, 'File upload failed. Please try again.')).toBeVisible()
  // The post must not be sent without its picture.
  await postButton(page).click()
  await expect(toast(page, 'Something didn’t upload. Remove it or try again.')).toBeVisible()
  await expect(words(page)).toHaveValue(text)
  await page.unrouteAll()
  await tray(page).getByRole('button', { name: 'Retry cake.png' }).click()
  await expect(tray(page).getByRole('button', { name: 'Remove cake.png' })).toBeVisible()
  await expect(postButton(page)).toBeEnabled()
  // The request is held and never continued.
  await page.route('**/upload/complete', () => {})
  await attach(page, 'Photo', picture('slow.png'))
  await expect(postButton(page)).toBeDisabled()
  await tray(page).getByRole('button', { name: 'Cancel slow.png' }).click()
  await expect(tray(page)).toHaveCount(1)
  await expect(postButton(page)).toBeEnabled()
})

test('the counter warns above 1950 and a text of 2001 cannot be posted', async ({ enter }) => {
  const { page } = await enter('Ana')
  await page.goto('/home')
  const colour = () =>
    composer(page)
      .getByText(/ \/ 2,?000$/)
      .evaluate(element => getComputedStyle(element).color)
  await words(page).fill('a'.repeat(1950))
  await expect(composer(page).getByText('1,950 / 2,000')).toBeVisible()
  const calm = await colour()
  await words(page).fill('a'.repeat(1951))
  await expect.poll(colour).not.toBe(calm)
  await words(page).fill('a'.repeat(2001))
  await expect(composer(page).getByText('Posts can have up to 2,000 characters. This one is 1 over.')).toBeVisible()
  await expect(postButton(page)).toBeDisabled()
  await words(page).press('Control+Enter')
  await expect(words(page)).toHaveValue('a'.repeat(2001))
  await words(page).fill('🎂'.repeat(2000))
  await expect(postButton(page)).toBeEnabled()
})

test('a song and a film can be played', async ({ enter }) => {
  const { page } = await enter('Ana')
  const at = (element: Element) => (element as HTMLMediaElement).currentTime
  await page.goto('/home')
  await words(page).fill('The band, and how they danced.')
  await attach(page, 'Audio', song())
  await attach(page, 'Video', await film(page))
  await expect(tray(page).getByRole('button', { name: /^Remove/ })).toHaveCount(2)
  await postButton(page).click()
  await expect(toast(page, 'Post created')).toBeVisible()
  const post = cards(page).first()
  await post.getByRole('button', { name: /^Play/ }).click()
  await expect(post.getByRole('button', { name: /^Pause/ })).toBeVisible()
  await expect.poll(() => post.locator('audio').evaluate(at)).toBeGreaterThan(0.2)
  const video = post.locator('video')
  await video.evaluate(element => (element as HTMLVideoElement).play())
  await expect.poll(() => video.evaluate(at)).toBeGreaterThan(0.2)
  await expect(post.getByRole('button', { name: /^Play/ })).toBeVisible()
})
