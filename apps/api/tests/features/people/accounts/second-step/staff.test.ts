import { expect, test } from 'vitest'
import { removeSecondStep } from '../../../../../src/features/people/accounts/public.ts'
import { signUp } from '../../../../harness/people.ts'
import { setUpCodes } from '../../../../harness/second-step.ts'
import { appointedBy } from '../../../../harness/staff.ts'
import { startWorld } from '../../../../harness/world.ts'

const world = await startWorld()
const { call } = world

test.each(['moderator', 'administrator'] as const)(
  'a %s does nothing for the platform before the second step',
  async role => {
    const mona = await appointedBy(world, await signUp(call, 'Mona'), role)
    const { status, body } = await call('GET', '/staff/message', { as: mona })
    expect([status, body.code]).toEqual([403, 'second_step_needed'])
    expect((await call('GET', '/profile/me', { as: mona })).body.user.staff_role).toBe(role)
    expect((await call('GET', '/second-step', { as: mona })).body.is_required).toBe(true)
    const phone = await setUpCodes(world, mona)
    expect((await call('GET', '/staff/message', { as: mona })).status).toBe(200)
    const json = { code: phone.code(1), password: mona.password }
    await call('POST', '/second-step/authenticator/turn-off', { as: mona, json })
    expect((await call('GET', '/staff/message', { as: mona })).body.code).toBe('second_step_needed')
  },
)

test('whoever does not belong to the staff is told only that', async () => {
  const ana = await signUp(call, 'Ana')
  expect((await call('GET', '/staff/message', { as: ana })).body.code).toBe('not_for_your_role')
})

test('who has lost it all is helped from the command line: signed out, told, and in the audit log with the reason', async () => {
  const ben = await signUp(call, 'Ben')
  await setUpCodes(world, ben)
  await world.emails()
  await expect(removeSecondStep(world.app, ben.email, ' ')).rejects.toThrow('Say why')
  await expect(removeSecondStep(world.app, 'nobody@example.org', 'Lost phone')).rejects.toThrow(
    'There is no active account',
  )
  await removeSecondStep(world.app, ben.email.toUpperCase(), 'Lost phone, seen with passport')
  expect((await call('GET', '/profile/me', { as: ben })).status).toBe(401)
  const { email, password } = ben
  expect((await call('POST', '/auth/login', { json: { email, password } })).body.token).toBeDefined()
  expect((await world.emails()).map(({ subject }) => subject)).toEqual(['Your second step was removed'])
  const ada = await appointedBy(world, await signUp(call, 'Ada'), 'administrator')
  await setUpCodes(world, ada)
  const { entries } = (await call('GET', '/staff/audit-log', { as: ada })).body
  const entry = { action: 'removed_second_step', subject_id: ben.id, reason: 'Lost phone, seen with passport' }
  expect(entries).toContainEqual(expect.objectContaining(entry))
})
