import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { picture, profilesOf } from './steps.ts'

const world = await startWorld()
const { call } = world
const { see, me, edit } = profilesOf(world)

const meeting = {
  join_friend_community: 1,
  preferred_name: 'Ani',
  likes: 'Cake',
  fp_address: 'The square',
  summary: 'Hello',
  treat: 0,
  meet_friend: { status: 1 },
}

test('who is 18 joins with the form of the profile, changes it and leaves again', async () => {
  const { ana, ben } = await world.people()
  expect(await me(ana)).toMatchObject({ join_friend_community: false, meet_friend: null })
  const { status, body } = await edit(ana, { dob: '1990-01-01', ...meeting })
  expect([status, body.user.join_friend_community]).toEqual([200, true])
  const kept = { preferred_name: 'Ani', likes: 'Cake', fp_address: 'The square', summary: 'Hello', treat: 0, status: 1 }
  expect((await me(ana)).meet_friend).toMatchObject(kept)
  expect(await see(ben, ana)).not.toHaveProperty('meet_friend')
  await edit(ana, { likes: 'Pie', bio: 'New' })
  expect(await me(ana)).toMatchObject({ bio: 'New', meet_friend: { ...kept, likes: 'Pie' } })
  await edit(ana, { join_friend_community: 0 })
  expect(await me(ana)).toMatchObject({ bio: 'New', join_friend_community: false, meet_friend: null })
})

test('joining needs a preferred name and 18 years, and without them nothing is changed', async () => {
  const { ana } = await world.people()
  const refused = async (json: object) => (await edit(ana, { bio: 'New', ...json })).body.details
  expect(await refused({ dob: '1990-01-01', join_friend_community: 1 })).toHaveProperty('preferred_name')
  expect(await refused(meeting)).toHaveProperty('dob')
  const young = `${world.clock.now().getUTCFullYear() - 17}-01-02`
  expect(await refused({ ...meeting, dob: young })).toHaveProperty('join_friend_community')
  expect(await me(ana)).toMatchObject({ bio: null, dob: null, meet_friend: null })
})

test('the photo for meeting comes as a file, and is thrown away when somebody leaves', async () => {
  const { ana } = await world.people()
  const multipart = new FormData()
  for (const [name, value] of Object.entries({ dob: '1990-01-01', join_friend_community: '1', preferred_name: 'Ani' }))
    multipart.append(name, value)
  multipart.append('meet_friend[status]', '0')
  multipart.append('meet_friend[profile_photo]', await picture(), 'me.png')
  const { status, body } = await call('POST', '/profile', { as: ana, multipart })
  expect(status).toBe(200)
  const photo = body.user.meet_friend?.profile_photo ?? ''
  expect((await fetch(photo)).status).toBe(200)
  await edit(ana, { ...meeting, meet_friend: { profile_photo: photo } })
  expect((await me(ana)).meet_friend?.profile_photo).toBe(photo)
  await edit(ana, { join_friend_community: 0 })
  await world.drainJobs()
  expect((await fetch(photo)).status).toBe(404)
})
