import { randomUUID } from 'node:crypto'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Member, signUp } from '../../../harness/people.ts'
import { befriend } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { png } from '../../base/uploads/samples.ts'
import { uploading } from '../../base/uploads/steps.ts'
import { archivesOf } from './steps.ts'

const world = await startWorld()
const { call } = world
const { read, ask, addressOf, archiveOf } = archivesOf(world)
const { upload } = uploading(world)

const rowOf = (one: Member) =>
  world.app.db.selectFrom('data_archives').selectAll().where('user_id', '=', one.id).executeTakeFirstOrThrow()
const fileOf = async (one: Member) =>
  join(world.folder, 'files', 'private', (await rowOf(one)).folder ?? '', 'celebrio.zip')
const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

test('an archive holds pages, JSON and files, with every text as it was written', async () => {
  const ana = await signUp(call, 'Ana', { name: 'Ana <b>Quill</b>' })
  const bytes = new Uint8Array(await png({ width: 40, height: 30 }))
  const { image } = await upload(ana, { name: 'Garden table.png', type: 'image/png', bytes })
  const content = 'A <script>alert("table")</script> & two “chairs”'
  await call('POST', '/post', { as: ana, json: { content, images: [image] } })
  const archive = await archiveOf(ana)
  expect(archive.json('account')[0]).toMatchObject({ name: 'Ana <b>Quill</b>', email: ana.email })
  const [post] = archive.json('posts')
  expect(post).toMatchObject({ words: content, files: [expect.stringMatching(/^files\/\d+ Garden table\.webp$/)] })
  expect(archive.names).toEqual(expect.arrayContaining(post?.files as string[]))
  const page = archive.text('pages/posts.html')
  expect(page).toContain('A &lt;script&gt;alert(&quot;table&quot;)&lt;/script&gt; &amp; two “chairs”')
  expect(page).not.toContain('<script')
  expect(archive.text('index.html')).toContain('Ana &lt;b&gt;Quill&lt;/b&gt;’s Celebrio data')
  for (const name of archive.names.filter(one => one.endsWith('.html')))
    expect(archive.text(name)).toMatch(/^<!doctype html>\n<html lang="en">/)
})

test('whoever owns a store is a provider, and what they were told says by whom', async () => {
  const [ines, ana] = [await signUp(call, 'Inês'), await signUp(call, 'Ana')]
  await world.app.db.updateTable('users').set({ user_type: 1 }).where('id', '=', ines.id).execute()
  await call('POST', '/friend', { as: ana, json: { friend_id: ines.id } })
  await world.drainJobs()
  const archive = await archiveOf(ines)
  expect(archive.json('account')).toMatchObject([{ is_provider: true }])
  expect(archive.json('notifications')).toMatchObject([{ person: 'Ana' }])
  expect((await archiveOf(ana)).json('account')).toMatchObject([{ is_provider: false }])
})

test('the pages speak the language of their reader', async () => {
  const luz = await signUp(call, 'Luz', { language: 'es' })
  const archive = await archiveOf(luz)
  expect(archive.text('index.html')).toContain('Celebrio: los datos de Luz')
  expect(archive.text('pages/account.html')).toMatch(/<dt>Correo electrónico<\/dt>/)
})

test('of a conversation it holds what its owner has written, and with whom, and nothing that the other one has written', async () => {
  const [ana, ben] = [await signUp(call, 'Ana'), await signUp(call, 'Ben')]
  await befriend(world, ana, ben)
  const { conversation } = (await call('POST', '/conversation', { as: ana, json: { user_id: ben.id } })).body
  const say = (as: Member, body: string) =>
    call('POST', `/conversation/${conversation.id}/message`, { as, json: { client_id: randomUUID(), body } })
  await say(ana, 'Lanterns at eight')
  await say(ben, 'Do not tell Cleo')
  const archive = await archiveOf(ana)
  expect(archive.json('messages')).toMatchObject([{ words: 'Lanterns at eight', person: 'Ben' }])
  expect(archive.json('connections')).toMatchObject([{ person: 'Ben' }])
  expect(
    archive.names
      .filter(name => /\.(html|json)$/.test(name))
      .map(archive.text)
      .join(''),
  ).not.toContain('Cleo')
  await call('POST', `/friend/${ana.id}/block`, { as: ben })
  world.clock.forward({ hours: 25 })
  expect((await archiveOf(ana)).json('messages')).toMatchObject([{ words: 'Lanterns at eight', person: null }])
})

test('no password, code or token is in it', async () => {
  const uma = await signUp(call, 'Uma')
  const { password_hash } = await world.app.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', uma.id)
    .executeTakeFirstOrThrow()
  const archive = await archiveOf(uma)
  const all = archive.names
    .filter(name => /\.(html|json)$/.test(name))
    .map(archive.text)
    .join('')
  expect(all).toContain(uma.email)
  for (const secret of [password_hash ?? '?', uma.token, uma.password]) expect(all).not.toContain(secret)
})

test('one is made at a time, and one a day; its owner hears by e-mail, and reads its state', async () => {
  const mia = await signUp(call, 'Mia', { language: 'fr' })
  await world.emails()
  expect((await read(mia)).archive).toBeNull()
  const asked = await ask(mia)
  expect([asked.status, asked.body.archive?.state, asked.body.can_ask_from]).toEqual([200, 'waiting', null])
  expect((await ask(mia)).body.code).toBe('archive_too_soon')
  const mail = (await world.emails()).find(one => one.to === mia.email)
  expect(mail?.subject).toBe('Vos données Celebrio sont prêtes')
  expect(mail?.links).toContain(`${world.settings.publicUrl}/settings`)
  expect(mail?.text).toContain('Ouvrir les réglages\u00A0:\n')
  const { archive } = await read(mia)
  expect(archive).toMatchObject({ state: 'ready', progress: 100, bytes: expect.any(Number) })
  expect((await ask(mia)).body.code).toBe('archive_too_soon')
  const former = await fileOf(mia)
  world.clock.forward({ hours: 25 })
  expect((await ask(mia)).status).toBe(200)
  await world.drainJobs()
  expect([await isThere(former), await isThere(await fileOf(mia))]).toEqual([false, true])
})

test('only its owner gets it, by their password, at an address that works for minutes', async () => {
  const [eva, zoe] = [await signUp(call, 'Eva'), await signUp(call, 'Zoe')]
  await ask(eva)
  expect((await addressOf(eva)).status).toBe(404)
  await world.drainJobs()
  for (const json of [{}, { password: 'not this one' }]) {
    const { status, body } = await addressOf(eva, json)
    expect([status, Object.keys(body.errors)]).toEqual([422, ['password']])
  }
  expect((await addressOf(zoe)).status).toBe(404)
  const { url } = (await addressOf(eva)).body
  const response = await fetch(url)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="celebrio.zip"')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  world.clock.forward({ minutes: 6 })
  expect((await fetch(url)).status).toBe(404)
  await world.app.db.updateTable('users').set({ password_hash: null }).where('id', '=', eva.id).execute()
  world.clock.forward({ minutes: 11 })
  expect((await addressOf(eva, {})).body.code).toBe('fresh_sign_in_needed')
})

test('after seven days it is over, and its file is deleted', async () => {
  const ida = await signUp(call, 'Ida')
  await archiveOf(ida)
  const file = await fileOf(ida)
  world.clock.forward({ days: 7, minutes: 1 })
  const fresh = (await call('POST', '/auth/login', { json: { email: ida.email, password: ida.password } })).body
  const again = { ...ida, token: fresh.token }
  expect((await read(again)).archive).toMatchObject({ state: 'expired', bytes: null })
  expect((await addressOf(again)).status).toBe(404)
  expect(await isThere(file)).toBe(true)
  await world.runScheduledJob('data-archives.expire')
  await world.drainJobs()
  expect([await isThere(file), (await rowOf(ida)).state]).toEqual([false, 'expired'])
  expect((await ask(again)).status).toBe(200)
})

test('it goes with the account', async () => {
  const ray = await signUp(call, 'Ray')
  world.clock.forward({ days: 1 })
  await archiveOf(ray)
  const file = await fileOf(ray)
  await call('POST', '/delete-account', { as: ray, json: { password: ray.password } })
  world.clock.forward({ days: 31 })
  await world.runScheduledJob('accounts.erase')
  await world.drainJobs()
  expect(await isThere(file)).toBe(false)
})

test('whoever makes it and ends in the middle leaves nothing half, and another one makes it', async () => {
  const noa = await signUp(call, 'Noa')
  await ask(noa)
  const { now } = world.clock
  // A process that has begun and was killed.
  const folder = 'f'.repeat(32)
  await world.app.db
    .updateTable('data_archives')
    .set({ state: 'making', folder, tries: 1, progress: 40, alive_at: now() })
    .where('user_id', '=', noa.id)
    .execute()
  await world.drainJobs()
  expect((await read(noa)).archive).toMatchObject({ state: 'making', progress: 40 })
  expect((await addressOf(noa)).status).toBe(404)
  await world.runScheduledJob('data-archives.resume')
  await world.drainJobs()
  expect((await read(noa)).archive?.state).toBe('making')
  world.clock.forward({ minutes: 2 })
  await world.runScheduledJob('data-archives.resume')
  await world.drainJobs()
  expect((await read(noa)).archive).toMatchObject({ state: 'ready', progress: 100 })
  expect((await rowOf(noa)).folder).not.toBe(folder)
})

test('what fails three times has failed, and can be asked for again at once', async () => {
  const pia = await signUp(call, 'Pia')
  const { putFile } = world.app.files
  world.app.files.putFile = () => Promise.reject(new Error('The disk is full.'))
  try {
    await ask(pia)
    for (let one = 1; one <= 3; one++) {
      await world.drainJobs()
      world.clock.forward({ minutes: 11 })
      await world.runScheduledJob('data-archives.resume')
    }
    expect((await read(pia)).archive).toMatchObject({ state: 'failed', bytes: null })
  } finally {
    world.app.files.putFile = putFile
  }
  expect((await archiveOf(pia)).json('account')).toMatchObject([{ email: pia.email }])
})
