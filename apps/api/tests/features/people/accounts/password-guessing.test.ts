import { describe, expect, test } from 'vitest'
import { signUp } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { call } = world
let round = 0

async function choose(password: string, name = 'Inês Carvalho') {
  round += 1
  const email = `ines.da.festa.${round}@example.org`
  const json = { user_type: 0, name, email, password, mobile: '600100200', country_id: 724 }
  const { status, body } = await call('POST', '/auth/register', { json })
  return status === 201 ? 'taken' : body.details.password?.[0]?.code
}

test.each(['aaaaaa', '111112', '121212', 'abcabc', 'abcdef', 'fedcba', '987654321', 'azertyuiop', '\u0301'.repeat(6)])(
  'a repeat or a run is refused: %s',
  async password => expect(await choose(password)).toBe('password_too_common'),
)

test.each(['celebrio', 'CELEBRIO', 'Celebrio2026', 'celebrio!', 'celebriocelebrio'])(
  'the name of the product is refused: %s',
  async password => expect(await choose(password)).toBe('password_too_common'),
)

describe('what everybody tries first is refused', () => {
  test.each([
    ['in English', ['123456', 'sunshine', 'iloveyou', 'football1', 'p@ssw0rd', 'QWERTY123', 'abc123']],
    [
      'in French',
      ['motdepasse', 'motdepasse1', 'doudou', 'soleil1', 'jetaime', 'marseille', 'bonjour123', 'chocolat!', 'louloute'],
    ],
    [
      'in Spanish',
      ['contraseña', 'tequiero', 'tequiero1', 'hola1234', 'amor123', 'realmadrid', 'españa', 'cumpleaños', 'micorazon'],
    ],
    ['in Portuguese', ['senha123', 'flamengo', 'coração', 'deus123', 'borboleta', 'mudar123', 'brasil1', 'deusefiel']],
  ])('%s', async (_language, passwords) => {
    for (const password of passwords)
      expect([password, await choose(password)]).toEqual([password, 'password_too_common'])
  })
})

test.each([
  '123 456',
  '  123456  ',
  '12-34-56',
  '!123456',
  'q w e r t y',
  'c e l e b r i o',
  'te quiero',
  'te amo',
  "je t'aime",
  'minha senha',
  'pass word',
  '1\u200B23456',
])('what is refused is refused too with something between its characters: %s', async password =>
  expect(await choose(password)).toBe('password_too_common'),
)

test.each(['ines carvalho', 'InêsCarvalho1990', 'ines.carvalho!', 'Carvalho, Inês'])(
  'the name is refused however it is written, its words in their order: %s',
  async password =>
    expect(await choose(password)).toBe(password.startsWith('Carvalho') ? 'taken' : 'password_is_identity'),
)

test.each(['xk3f9q', 'mar4zul', 'torta-de-noz', '一二三四五六', '🎂🎈🎁🎉🥂🍰'])(
  'what is not easy to guess is taken with six characters: %s',
  async password => expect(await choose(password)).toBe('taken'),
)

test('a reset refuses them as well, and its code stays good', async () => {
  const eva = await signUp(call, 'Eva')
  await call('POST', '/auth/forgot-password', { json: { email: eva.email } })
  const mail = (await world.emails()).findLast(one => one.to === eva.email)
  const otp = /^\d{4}$/m.exec(mail?.text ?? '')?.[0]
  const reset = (password: string) =>
    call('POST', '/auth/reset-password', { json: { email: eva.email, otp, password, confirm_password: password } })
  for (const password of ['aaaaaa', 'celebrio', 'tequiero']) {
    const { status, body } = await reset(password)
    expect([status, body.details.password?.[0]?.code]).toEqual([422, 'password_too_common'])
  }
  expect((await reset('torta-de-noz')).status).toBe(200)
})
