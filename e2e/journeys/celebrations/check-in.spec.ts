import type { Page } from '@playwright/test'
import { befriend, celebrateAs, comeAs } from '../../fixtures/events.ts'
import { toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'
import { ask } from '../../fixtures/posts.ts'

const result = (page: Page) => page.getByRole('region', { name: 'Result' })
const row = (page: Page, name: string) => page.getByRole('list', { name: 'Who comes' }).getByRole('listitem', { name })

async function type(page: Page, code: string) {
  await page.getByLabel('Entrance code').fill(code)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
}

test(
  'a host asks a friend to the door, who lets guests in by code and by name; a stranger finds no door',
  bothWidths,
  async ({ enter, product: { url }, expectAccessible }) => {
    const { person: host, page: hers } = await enter('Adalwin')
    const { person: helper, page: his } = await enter('Diethelm')
    const { page: theirs } = await enter('Eckbert')
    const gisela = await signUpByApi(url, 'Gisela')
    const hadubrand = await signUpByApi(url, 'Hadubrand')
    for (const one of [helper, gisela, hadubrand]) await befriend(url, host, one)
    const id = await celebrateAs(url, host, { title: 'Midsummer table', open_to: 5 })
    const code = await comeAs(url, host, gisela, id, { adults: 2, children: 1, dietary: 'No nuts' })
    await comeAs(url, host, hadubrand, id)

    await hers.goto(`/events/${id}`)
    await hers.getByRole('button', { name: 'Add helpers' }).click()
    const dialog = hers.getByRole('dialog', { name: 'Add helpers' })
    await dialog.getByLabel('Search by name').fill('diet')
    await expect(dialog.getByRole('listitem', { name: 'Gisela' })).toHaveCount(0)
    await expectAccessible(hers)
    await dialog.getByRole('button', { name: 'At the door: Diethelm' }).click()
    await expect(toast(hers, 'Diethelm helps at the door now')).toBeVisible()
    await hers.keyboard.press('Escape')
    await expect(hers.getByRole('list', { name: 'Who helps you' })).toContainText('At the door')
    await expectAccessible(hers)

    await his.goto('/notifications')
    await his.getByRole('link', { name: /Adalwin asked you to help at the door/ }).click()
    await expect(his.getByRole('heading', { name: 'At the door', level: 1 })).toBeVisible()
    await expect(his.getByText('0 of 4 are in')).toBeVisible()
    await expect(his.getByText(/^This celebration is on /)).toBeVisible()
    await type(his, 'nonsense-and-more')
    await expect(his.getByText('A code has eight letters and digits.')).toBeVisible()
    await type(his, `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`)
    await expect(result(his)).toContainText('Welcome, Gisela')
    await expect(result(his)).toContainText('party of 3')
    await expect(his.getByText('3 of 4 are in')).toBeVisible()
    await expectAccessible(his)
    await type(his, code)
    await expect(result(his)).toContainText('Already scanned here at')
    await expectAccessible(his)
    await type(his, 'ZZZZ ZZZZ')
    await expect(result(his)).toContainText('Not for this event')
    await expectAccessible(his)

    await his.getByLabel('Name', { exact: true }).fill('hadu')
    await expect(row(his, 'Gisela')).toHaveCount(0)
    await his.getByRole('button', { name: 'Check in Hadubrand' }).click()
    await expect(result(his)).toContainText('Welcome, Hadubrand')
    await expect(row(his, 'Hadubrand')).toContainText('In since')
    await expect(his.getByText('4 of 4 are in')).toBeVisible()
    await row(his, 'Hadubrand').getByRole('button', { name: 'Undo: Hadubrand is in' }).click()
    await expect(his.getByText('3 of 4 are in')).toBeVisible()
    await his.getByRole('button', { name: 'Check in Hadubrand' }).click()
    await expect(his.getByText('4 of 4 are in')).toBeVisible()
    await his
      .getByRole('list', { name: 'Last scans on this device' })
      .getByRole('button', { name: 'Undo: Gisela is in' })
      .click()
    await expect(his.getByText('1 of 4 are in')).toBeVisible()
    await expectAccessible(his)
    await type(his, code)
    await expect(result(his)).toContainText('Welcome, Gisela')
    await expect(his.getByText('4 of 4 are in')).toBeVisible()

    await hers.getByRole('link', { name: 'Open the door' }).click()
    await type(hers, code)
    await expect(result(hers)).toContainText('Already checked in at')

    for (const address of [`/events/${id}/door`, `/events/${id}`]) {
      await theirs.goto(address)
      await expect(theirs.getByRole('heading', { name: 'This page is not on the guest list' })).toBeVisible()
    }
    await his.getByRole('link', { name: 'To the event' }).click()
    await his.getByRole('button', { name: 'Stop helping' }).click()
    await his.getByRole('dialog').getByRole('button', { name: 'Stop helping' }).click()
    await expect(toast(his, 'You help no more')).toBeVisible()
    await expect(his.getByRole('heading', { name: 'This page is not on the guest list' })).toBeVisible()
  },
)

/** A camera before which somebody holds a ticket. */
async function holdUp(page: Page, { size, path }: { size: number; path: string }) {
  await page.addInitScript(
    ({ size, path }) => {
      const canvas = document.createElement('canvas')
      canvas.width = 640
      canvas.height = 480
      const context = canvas.getContext('2d')
      const drawing = new Path2D(path)
      const draw = () => {
        if (!context) return
        context.setTransform(1, 0, 0, 1, 0, 0)
        context.fillStyle = 'white'
        context.fillRect(0, 0, 640, 480)
        context.setTransform(10, 0, 0, 10, 100, 60)
        context.fillStyle = 'black'
        context.save()
        context.clip(drawing)
        context.fillRect(0, 0, size, size)
        context.restore()
        requestAnimationFrame(draw)
      }
      navigator.mediaDevices.getUserMedia = async () => {
        if (size > 0) draw()
        return canvas.captureStream(15)
      }
    },
    { size, path },
  )
}

test(
  'the camera reads a ticket; without a connection scans are kept, and settled when it is back',
  bothWidths,
  async ({ enter, product: { url }, expectAccessible }) => {
    const { person: host, page } = await enter('Irmingard')
    const kunibert = await signUpByApi(url, 'Kunibert')
    const lothar = await signUpByApi(url, 'Lothar')
    for (const one of [kunibert, lothar]) await befriend(url, host, one)
    const id = await celebrateAs(url, host, { title: 'Harvest supper' })
    await comeAs(url, host, kunibert, id)
    const code = await comeAs(url, host, lothar, id)
    const { ticket } = await ask<{ ticket: { qr: { size: number; path: string } } }>(
      url,
      kunibert,
      `/event/${id}/ticket`,
    )
    await holdUp(page, ticket.qr)
    await page.goto(`/events/${id}/door`)
    await page.getByRole('button', { name: 'Scan with the camera' }).click()
    await expect(result(page)).toContainText('Welcome, Kunibert')
    await page.getByRole('button', { name: 'Turn the camera off' }).click()
    await expect(page.getByText('1 of 2 are in')).toBeVisible()

    await page.context().setOffline(true)
    await expect(page.getByText('You are offline. Go on scanning.')).toBeVisible()
    await expect(page.getByText('You are offline').filter({ visible: true })).toHaveCount(1)
    await page.getByRole('heading', { name: 'Last scans on this device' }).scrollIntoViewIfNeeded()
    await expect(page.getByText('You are offline. Go on scanning.')).toBeInViewport()
    await type(page, code)
    await expect(result(page)).toContainText('Kept here.')
    await expect(page.getByText('1 scan waits to be checked.')).toBeVisible()
    await expect(page.getByText('+1 kept here')).toBeVisible()
    await expectAccessible(page)
    await type(page, code)
    await expect(result(page)).toContainText('Already scanned here at')
    await type(page, 'ZZZZ ZZZZ')
    await expect(page.getByText('2 scans wait to be checked.')).toBeVisible()

    await page.route('**/check-in', call => call.abort())
    await page.context().setOffline(false)
    await page.reload()
    await expect(page.getByText('2 scans wait to be checked.')).toBeVisible()
    await page.unroute('**/check-in')
    const last = page.getByRole('list', { name: 'Last scans on this device' })
    await expect(last.getByRole('listitem').filter({ hasText: 'Lothar' })).toContainText('1 person')
    await expect(last.getByRole('listitem').filter({ hasText: 'ZZZZ ZZZZ' })).toContainText('Not for this event')
    await expect(page.getByText('wait to be checked')).toHaveCount(0)
    await expect(page.getByText('2 of 2 are in')).toBeVisible()
  },
)

test('a co-host changes the event, invites, and takes the guest list along', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  const { person: host, page: hers } = await enter('Volkmar')
  const { person: helper, page: his } = await enter('Notker')
  const oda = await signUpByApi(url, 'Oda')
  await befriend(url, host, helper)
  await befriend(url, helper, oda)
  const id = await celebrateAs(url, host, { title: 'Lantern walk', open_to: 5 })
  await hers.goto(`/events/${id}`)
  await hers.getByRole('button', { name: 'Add helpers' }).click()
  await hers.getByRole('button', { name: 'Co-host: Notker' }).click()
  await expect(toast(hers, 'Notker is co-host now')).toBeVisible()

  await his.goto('/notifications')
  await his.getByRole('link', { name: /Volkmar made you co-host of an event/ }).click()
  await expect(his.getByRole('heading', { name: 'You are co-host' })).toBeVisible()
  await expect(his.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await expect(his.getByRole('button', { name: 'Add helpers' })).toHaveCount(0)
  await expectAccessible(his)
  await his.getByRole('link', { name: 'Edit' }).click()
  await his.getByRole('textbox', { name: /^Title/ }).fill('Lantern walk by the river')
  await his.getByRole('button', { name: 'Save' }).click()
  await expect(his.getByRole('heading', { name: 'Lantern walk by the river', level: 1 })).toBeVisible()
  await his.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = his.getByRole('dialog', { name: 'Invite people' })
  await dialog.getByText('Oda').click()
  await dialog.getByRole('button', { name: 'Send 1 ticket' }).click()
  await expect(toast(his, '1 ticket sent')).toBeVisible()
  await his.getByRole('button', { name: /^Asked/ }).click()
  await expect(his.getByRole('listitem', { name: 'Oda' })).toBeVisible()
  const saving = his.waitForEvent('download')
  await his.getByRole('button', { name: 'Download as a table' }).click()
  expect((await saving).suggestedFilename()).toBe('guests Lantern walk by the river.csv')
})
