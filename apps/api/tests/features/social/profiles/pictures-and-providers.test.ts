import { expect, test } from 'vitest'
import { block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { bytesOf, uploading } from '../../base/uploads/steps.ts'
import { picture, profilesOf, tune } from './steps.ts'

const world = await startWorld()
const { call } = world
const { see, me, edit, cityOf, provider } = profilesOf(world)
const { put } = uploading(world)
const madrid = await cityOf(724)

const chosen = async () => ({
  name: 'me.png',
  type: 'image/png',
  bytes: new Uint8Array(await (await picture()).arrayBuffer()),
})

test('a picture comes as a file or as an own upload, and the one before is thrown away', async () => {
  const { ana, ben } = await world.people()
  const multipart = new FormData()
  multipart.append('name', 'Ana with a face')
  multipart.append('profile_picture', await picture(), 'me.png')
  const { status, body } = await call('POST', '/profile', { as: ana, multipart })
  expect(status).toBe(200)
  const first = body.user.profile_picture ?? ''
  expect((await bytesOf(first)).length).toBeGreaterThan(0)
  expect(await see(ben, ana)).toMatchObject({ name: 'Ana with a face', profile_picture: first })

  await edit(ana, { profile_picture: first, hobbies: 'Cake' })
  expect(await me(ana)).toMatchObject({ profile_picture: first, hobbies: 'Cake' })

  const url = await put(ana, await chosen())
  const second = (await edit(ana, { profile_picture: url })).body.user.profile_picture ?? ''
  expect(second).not.toBe(first)
  await world.drainJobs()
  expect((await fetch(first)).status).toBe(404)
  expect((await fetch(second)).status).toBe(200)

  await edit(ana, { profile_picture: '' })
  await world.drainJobs()
  expect((await me(ana)).profile_picture).toBeNull()
  expect((await fetch(second)).status).toBe(404)
})

test('a picture is neither a song nor a file of somebody else, and a file is used once', async () => {
  const { ana, ben } = await world.people()
  const multipart = new FormData()
  multipart.append('profile_picture', tune(), 'me.mp3')
  expect((await call('POST', '/profile', { as: ana, multipart })).body.code).toBe('upload_type_refused')
  const url = await put(ben, await chosen())
  expect((await edit(ana, { profile_picture: url })).body.details).toHaveProperty('profile_picture')
  const both = await Promise.all([
    edit(ben, { profile_picture: url }),
    call('POST', '/post', { as: ben, json: { content: 'Me', images: [url] } }),
  ])
  expect([
    [200, 409],
    [409, 201],
  ]).toContainEqual(both.map(one => one.status))
})

// The embedded database does one transaction after the other.
test.runIf(process.env.DATABASE_URL)(
  'editing waits for nothing new that refers to the account or its store, nor the other way round',
  async () => {
    const { company, ...owner } = await provider('Casa Nube', madrid)
    await world.app.db.transaction().execute(async tx => {
      await tx.selectFrom('users').select('id').where('id', '=', owner.id).forKeyShare().execute()
      await tx.selectFrom('service_providers').select('id').where('id', '=', company).forKeyShare().execute()
      const service_provider = { description: 'Cakes as light as clouds.' }
      expect((await call('POST', '/profile', { as: owner, json: { hobbies: 'Cake', service_provider } })).status).toBe(
        200,
      )
    })
  },
)

test('up to three providers are preferred, in the order of choice, and shown as far as they may be seen', async () => {
  const { ana, ben } = await world.people()
  const [oven, lights, tents] = [
    await provider('Órbita Oven', madrid),
    await provider('Lights', madrid),
    await provider('Tents', madrid),
  ]
  const ids = [lights.company, oven.company, tents.company]
  const { body } = await call('POST', '/profile', { as: ana, form: { preferred_sp: JSON.stringify(ids) } })
  const names = (user: { preferred_sp: { company_name: string }[] }) => user.preferred_sp.map(one => one.company_name)
  expect(names(body.user)).toEqual(['Lights', 'Órbita Oven', 'Tents'])
  await edit(ana, { bio: 'Something else' })
  expect(names(await see(ben, ana))).toEqual(['Lights', 'Órbita Oven', 'Tents'])
  await block(world, oven, ben)
  expect(names(await see(ben, ana))).toEqual(['Lights', 'Tents'])
  expect(names(await me(ana))).toEqual(['Lights', 'Órbita Oven', 'Tents'])
  await Promise.all([1, 2].map(() => edit(ana, { preferred_sp: [tents.company] })))
  expect(names(await me(ana))).toEqual(['Tents'])
  await edit(ana, { preferred_sp: '' })
  expect(names(await me(ana))).toEqual([])
})

test('providers are found by the beginnings of the words of their name', async () => {
  const { ana, ben } = await world.people()
  const sun = await provider('Casa del Sol', madrid)
  await provider('Sólo Flores', madrid)
  const found = async (as: typeof ana, keyword: string) =>
    (await call('GET', `/profile/provider?keyword=${keyword}`, { as })).body.service_providers.map(
      (one: { company_name: string }) => one.company_name,
    )
  expect(await found(ana, 'sol')).toEqual(['Casa del Sol', 'Sólo Flores'])
  expect(await found(ana, 'casa+sol')).toEqual(['Casa del Sol'])
  expect(await found(ana, 'asa')).toEqual([])
  expect((await call('GET', '/profile/provider', { as: ana })).body.service_providers.length).toBeGreaterThan(1)
  await block(world, ben, sun)
  expect(await found(ben, 'sol')).toEqual(['Sólo Flores'])
  await world.app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', sun.id).execute()
  expect(await found(ana, 'sol')).toEqual(['Sólo Flores'])
  const { body } = await edit(ana, { preferred_sp: [sun.company] })
  expect(body.details).toHaveProperty('preferred_sp')
})
