import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { lettersOf, readable } from './steps.ts'

const world = await startWorld()
const { create, edit, invite, pair, personal, to } = lettersOf(world)
const ilse = { email: 'ilse@example.org' }

const picturesOf = (html: string) => [...html.matchAll(/<img src="([^"]+)"/g)].map(([, url = '']) => url)
const fetched = (url: string) => fetch(url.replace(world.settings.publicUrl, world.url))

test('the cover comes as JPEG, in the shape of the e-mail, and goes with its event', async () => {
  const { ana } = await pair()
  const { id } = await create(ana)
  await personal.link(ana, id, { name: 'Ilse', ...ilse })
  const [mail] = await to(ilse)
  const cover = picturesOf(mail?.html ?? '').find(url => url.includes('/files/media/')) ?? ''
  const answer = await fetched(cover)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata()
  expect([format, width, height]).toEqual(['jpeg', 1108, 540])
  expect((await world.call('DELETE', `/event/${id}`, { as: ana })).status).toBe(200)
  await world.drainJobs()
  expect((await fetched(cover)).status).toBe(404)
})

test('an e-mail is made of tables and inline styles, is light, and has no picture that mail programs cannot draw', async () => {
  const { ana } = await pair()
  const { id } = await create(ana)
  await personal.link(ana, id, { name: 'Ilse', ...ilse, message: 'Do come' })
  const [mail] = await to(ilse)
  const html = mail?.html ?? ''
  expect(html).toContain('<meta name="color-scheme" content="light">')
  expect(html).toMatch(/<body bgcolor="#[0-9A-F]{6}"/)
  expect(html).not.toMatch(/<(svg|script|link|form|button|video)\b|\.webp|class="[^"]*"\s*class|undefined|null/)
  for (const [picture] of html.matchAll(/<img [^>]*>/g)) expect(picture).toMatch(/ alt="/)
  for (const url of picturesOf(html)) expect(url).toMatch(/\.(png|jpg)$/)
  for (const family of html.matchAll(/font-family:([^;"]+)/g)) expect(family[1]).toMatch(/,(serif|sans-serif)$/)
})

test('the plain text says what the HTML says', async () => {
  const { ana } = await pair()
  const { id } = await create(ana, {
    title: 'Tea & "cake" <3',
    address: 'Old Hall 3',
    dress_code: 'Linen',
    event_date: '2031-06-14 19:30:00',
    timezone: 'Europe/Madrid',
  })
  await personal.link(ana, id, { name: 'Tante Ilse', ...ilse, message: 'Do come!' })
  const [mail] = await to(ilse)
  expect(mail?.text).toContain('Date: Saturday, June 14, 2031 at 7:30 PM (Central European Summer Time)')
  expect(readable(mail?.html ?? '')).toMatch(/June 14 Saturday 7:30.PM.+Time zone: Central European Summer Time/)
  for (const said of [
    'Dear Tante Ilse,',
    'Ana invites you to celebrate',
    'Old Hall 3',
    'Dress code: Linen',
    'Do come!',
    'Going',
    'Can’t go',
    'No account needed.',
  ]) {
    expect(mail?.text).toContain(said)
    expect(readable(mail?.html ?? '')).toContain(said)
  }
  expect(mail?.text).toContain('Tea & "cake" <3')
  expect(mail?.html).toContain('Tea &amp; &quot;cake&quot; &lt;3')
})

test('an address that is too long for the space beside the leaf is told whole further down', async () => {
  const { ana } = await pair()
  const address = `${'Long Lane '.repeat(24)}7`
  const { id } = await create(ana, { address })
  await personal.link(ana, id, { name: 'Ilse', ...ilse })
  const [mail] = await to(ilse)
  const html = mail?.html ?? ''
  expect(html.indexOf(address)).toBeGreaterThan(html.indexOf('?answer=cant'))
  expect(html.indexOf('Long Lane Long Lane')).toBeLessThan(html.indexOf('?answer=going'))
  expect(mail?.text).toContain(address)
})

test('an invitation without words has no slip, and one without a cover starts with its words', async () => {
  const { ana, ben } = await pair()
  const { id } = await create(ana)
  await world.app.db.updateTable('events').set({ cover_id: null }).where('id', '=', id).execute()
  await invite(ana, id, { friend_ids: [ben.id] })
  const [mail] = await to(ben)
  expect(mail?.html).not.toContain('/files/media/')
  expect(mail?.text).not.toContain('“')
})

test('guests who are invited when only the hour is open read what is certain', async () => {
  const { ana, ben } = await pair()
  const { id } = await create(ana, { event_date: '2031-06-14 19:30:00', other_dates: ['2031-06-21 19:30:00'] })
  await invite(ana, id, { friend_ids: [ben.id] })
  const [mail] = await to(ben)
  expect(mail?.text).toContain('Vote on the date:')
  expect(mail?.html).toContain('Date to be decided')
  expect(`${mail?.text}${mail?.html}`).not.toContain('June')
  await edit(ana, id, { dress_code: 'Linen' })
  expect((await to(ben))[0]?.text).not.toContain('June')
})
