import type { MeetForm } from '@celebrio/contract/people/meet-shapes'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readMeetProfiles, readOwnMeetProfile, saveMeetProfile } from '../../../../src/features/people/meet/public.ts'
import { inTransaction } from '../../../../src/platform/app-context.ts'
import type { Member } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { app } = world

const born = ({ id }: Member, dob: string | null) => sql`UPDATE users SET dob = ${dob} WHERE id = ${id}`.execute(app.db)
const roles = new Set(['member', 'celebrant'] as const)
const viewer = ({ id }: Member) =>
  ({ id, roles, lacksSecondStep: false, isKid: false, language: 'en', sessionId: 1 }) as const
const save = (member: Member, form: MeetForm, photo?: string | null) =>
  inTransaction(app, tx => saveMeetProfile(app, tx, viewer(member), form, photo))
const seen = async (member: Member, other: Member) =>
  (await readMeetProfiles(app, app.db, viewer(member), [other.id])).get(other.id)
const join: MeetForm = { join_friend_community: true, preferred_name: 'Benny', likes: 'Tea' }

test('who is 18 joins, is seen by adults, changes single fields and leaves', async () => {
  const { ana, ben } = await world.people()
  for (const one of [ana, ben]) await born(one, '1990-05-01')
  await save(ben, join, 'media/one/picture.webp')
  expect(await seen(ana, ben)).toMatchObject({ name: 'Benny', likes: 'Tea', treat: 1, status: 0, is_treat_sent: false })
  await save(ben, { likes: '', treat: 0 })
  expect(await seen(ana, ben)).toMatchObject({ preferred_name: 'Benny', likes: '', treat: 0 })
  await save(ben, { meet_friend: { status: true } })
  expect(await seen(ana, ben)).toBeUndefined()
  expect(await readOwnMeetProfile(app, app.db, viewer(ben))).toMatchObject({ name: 'Benny', status: 1 })
  expect(await save(ben, {}, 'media/two/picture.webp')).toBe('media/one/picture.webp')
  expect(await save(ben, { join_friend_community: false })).toBe('media/two/picture.webp')
  expect(await readOwnMeetProfile(app, app.db, viewer(ben))).toBeNull()
})

test('nobody joins without a name, without a date of birth, or under 18', async () => {
  const { ana } = await world.people()
  await expect(save(ana, { join_friend_community: true })).rejects.toMatchObject({
    details: { preferred_name: [{ code: 'required' }] },
  })
  await expect(save(ana, join)).rejects.toMatchObject({ details: { dob: [{ code: 'meet_dob_needed' }] } })
  await born(ana, app.clock.now().toISOString().slice(0, 10))
  await expect(save(ana, join)).rejects.toMatchObject({
    details: { join_friend_community: [{ code: 'meet_adults_only' }] },
  })
})
