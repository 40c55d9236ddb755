import { expect, test } from 'vitest'
import { signUp } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'

const { call, emails } = await startWorld()

test('letters are in the language that was chosen last, not in that of the sign-up', async () => {
  const rosa = await signUp(call, 'Rosa', { language: 'en' })
  await emails()
  const { status, body } = await call('PUT', '/account/language', { as: rosa, json: { language: 'fr' } })
  expect([status, body]).toEqual([200, { message: 'Language saved' }])
  const json = { current_password: rosa.password, password: 'seventy candles' }
  expect((await call('POST', '/change-password', { as: rosa, json })).status).toBe(200)
  expect((await emails()).at(-1)?.text).toContain('Le mot de passe de votre compte vient d’être modifié')
})

test('only our languages can be chosen', async () => {
  const ruth = await signUp(call, 'Ruth')
  for (const language of ['de', '', null])
    expect((await call('PUT', '/account/language', { as: ruth, json: { language } })).status).toBe(422)
})
