import type { Page } from '@playwright/test'
import { befriend, celebrateAs, comeAs } from '../../fixtures/events.ts'
import { toast } from '../../fixtures/frame.ts'
import { bothWidths, expect, test } from '../../fixtures/journey.ts'
import { signUpByApi } from '../../fixtures/people.ts'
import { ask } from '../../fixtures/posts.ts'

const result = (page: Page) => page.getByRole('region', { name: 'Result' })
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Who’s coming' }).getByRole('listitem', { name })

async function type(page: Page, code: string) {
  await page.getByLabel('Entrance code').fill(code)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
}

test(
  'a host makes a friend check-in staff, who admits guests by code and by name; a stranger has no check-in page',
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
    await dialog.getByRole('button', { name: 'Door helper: Diethelm' }).click()
    await expect(toast(hers, 'Diethelm is now a door helper')).toBeVisible()
    await hers.keyboard.press('Escape')
    await expect(hers.getByRole('list', { name: 'Helpers' })).toContainText('Door helper')
    await expectAccessible(hers)

    await his.goto('/notifications')
    await his.getByRole('link', { name: /Adalwin asked you to help check in guests/ }).click()
    await expect(his.getByRole('heading', { name: 'Check-in', level: 1 })).toBeVisible()
    await expect(his.getByText('0 of 4 are here')).toBeVisible()
    await expect(his.getByText(/^This celebration is on /)).toBeVisible()
    await type(his, 'nonsense-and-more')
    await expect(his.getByText('Codes have eight letters and numbers.')).toBeVisible()
    await type(his, `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`)
    await expect(result(his)).toContainText('Welcome, Gisela')
    await expect(result(his)).toContainText('party of 3')
    await expect(his.getByText('3 of 4 are here')).toBeVisible()
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
    await expect(row(his, 'Hadubrand')).toContainText('Here since')
    await expect(his.getByText('4 of 4 are here')).toBeVisible()
    await row(his, 'Hadubrand').getByRole('button', { name: 'Undo check-in: Hadubrand' }).click()
    await expect(his.getByText('3 of 4 are here')).toBeVisible()
    await his.getByRole('button', { name: 'Check in Hadubrand' }).click()
    await expect(his.getByText('4 of 4 are here')).toBeVisible()
    await his
      .getByRole('list', { name: 'Latest scans on this device' })
      .getByRole('button', { name: 'Undo check-in: Gisela' })
      .click()
    await expect(his.getByText('1 of 4 are here')).toBeVisible()
    await expectAccessible(his)
    await type(his, code)
    await expect(result(his)).toContainText('Welcome, Gisela')
    await expect(his.getByText('4 of 4 are here')).toBeVisible()

    await hers.getByRole('link', { name: 'Check in guests' }).click()
    await type(hers, code)
    await expect(result(hers)).toContainText('Already checked in at')

    for (const address of [`/events/${id}/door`, `/events/${id}`]) {
      await theirs.goto(address)
      await expect(theirs.getByRole('heading', { name: 'This page isn’t on the guest list' })).toBeVisible()
    }
    await his.getByRole('link', { name: 'Back to event' }).click()
    await his.getByRole('button', { name: 'Stop helping' }).click()
    await his.getByRole('dialog').getByRole('button', { name: 'Stop helping' }).click()
    await expect(toast(his, 'You’re no longer helping')).toBeVisible()
    await expect(his.getByRole('heading', { name: 'This page isn’t on the guest list' })).toBeVisible()
  },
)

/** A fake camera that shows a ticket. */
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

test('the camera reads a ticket, and scans made offline are sent once the connection is back', async ({
  enter,
  product: { url },
  expectAccessible,
}) => {
  const { person: host, page } = await enter('Irmingard')
  const kunibert = await signUpByApi(url, 'Kunibert')
  const lothar = await signUpByApi(url, 'Lothar')
  for (const one of [kunibert, lothar]) await befriend(url, host, one)
  const id = await celebrateAs(url, host, { title: 'Harvest supper' })
  await comeAs(url, host, kunibert, id)
  const code = await comeAs(url, host, lothar, id)
  const { ticket } = await ask<{ ticket: { qr: { size: number; path: string } } }>(url, kunibert, `/event/${id}/ticket`)
  await holdUp(page, ticket.qr)
  await page.goto(`/events/${id}/door`)
  await page.getByRole('button', { name: 'Scan with the camera' }).click()
  await expect(result(page)).toContainText('Welcome, Kunibert')
  await page.getByRole('button', { name: 'Turn the camera off' }).click()
  await expect(page.getByText('1 of 2 are here')).toBeVisible()

  await page.context().setOffline(true)
  await expect(page.getByText('You’re offline. Keep scanning.')).toBeVisible()
  await expect(page.getByText(/^You(’re| are) offline/).filter({ visible: true })).toHaveCount(1)
  await page.getByRole('heading', { name: 'Latest scans on this device' }).scrollIntoViewIfNeeded()
  await expect(page.getByText('You’re offline. Keep scanning.')).toBeInViewport()
  await type(page, code)
  await expect(result(page)).toContainText('Saved here.')
  await expect(page.getByText('1 scan left to check.')).toBeVisible()
  await expect(page.getByText('+1 saved here')).toBeVisible()
  await expectAccessible(page)
  await type(page, code)
  await expect(result(page)).toContainText('Already scanned here at')
  await type(page, 'ZZZZ ZZZZ')
  await expect(page.getByText('2 scans left to check.')).toBeVisible()

  await page.route('**/check-in', call => call.abort())
  await page.context().setOffline(false)
  await page.reload()
  await expect(page.getByText('2 scans left to check.')).toBeVisible()
  await page.unroute('**/check-in')
  const last = page.getByRole('list', { name: 'Latest scans on this device' })
  await expect(last.getByRole('listitem').filter({ hasText: 'Lothar' })).toContainText('1 person')
  await expect(last.getByRole('listitem').filter({ hasText: 'ZZZZ ZZZZ' })).toContainText('Not for this event')
  await expect(page.getByText('left to check')).toHaveCount(0)
  await expect(page.getByText('2 of 2 are here')).toBeVisible()
})

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
  await expect(toast(hers, 'Notker is now a co-host')).toBeVisible()

  await his.goto('/notifications')
  await his.getByRole('link', { name: /Volkmar made you a co-host of an event/ }).click()
  await expect(his.getByRole('heading', { name: 'You’re a co-host' })).toBeVisible()
  await expect(his.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await expect(his.getByRole('button', { name: 'Add helpers' })).toHaveCount(0)
  await expectAccessible(his)
  await his.getByRole('link', { name: 'Edit' }).click()
  await his.getByRole('textbox', { name: /^Title/ }).fill('Lantern walk by the river')
  await his.getByRole('button', { name: 'Save' }).click()
  await expect(his.getByRole('heading', { name: 'Lantern walk by the river', level: 1 })).toBeVisible()
  await his.getByRole('link', { name: 'Invite', exact: true }).click()
  await his.getByRole('checkbox', { name: 'Oda' }).check()
  await his.getByRole('button', { name: 'Invite 1' }).click()
  await expect(his.getByRole('heading', { name: '1 invitation sent' })).toBeVisible()
  await his.getByRole('link', { name: 'Go to your event' }).click()
  await his.getByRole('button', { name: /^No reply/ }).click()
  await expect(his.getByRole('listitem', { name: 'Oda' })).toBeVisible()
  const saving = his.waitForEvent('download')
  await his.getByRole('button', { name: 'Download guest list' }).click()
  expect((await saving).suggestedFilename()).toBe('guests Lantern walk by the river.csv')
})
