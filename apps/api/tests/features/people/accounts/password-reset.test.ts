import { describe, expect, test } from 'vitest'
import { type Member, signUp } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { call } = world

const forgot = (email: string) => call('POST', '/auth/forgot-password', { json: { email } })

async function ask(member: Member) {
  await forgot(member.email)
  const mail = (await world.emails()).findLast(one => one.to === member.email)
  if (!mail) throw new Error('No e-mail came.')
  const link = new URL(mail.links[0] ?? '')
  return { mail, code: /^\d{4}$/m.exec(mail.text)?.[0] ?? '', token: link.pathname.split('/').at(-1) ?? '', link }
}

const byCode = (email: string, otp: string, password: string, confirm_password = password) =>
  call('POST', '/auth/reset-password', { json: { email, otp, password, confirm_password } })

const byLink = (email: string, token: string, password: string, password_confirmation = password) =>
  call('POST', '/password/reset', { json: { email, token, password, password_confirmation } })

const other = (code: string) => (code === '0000' ? '1111' : '0000')

describe('asking for a new password', () => {
  test('answers the same for known and unknown addresses, and writes to known ones only', async () => {
    const eva = await signUp(call, 'Eva')
    await world.emails()
    const known = await forgot(eva.email)
    const unknown = await forgot('nobody@example.org')
    expect(unknown).toMatchObject({ status: 200, body: known.body })
    expect((await world.emails()).map(mail => mail.to)).toEqual([eva.email])
  })

  test('writes in the language of the page, with code and link', async () => {
    const eva = await signUp(call, 'Eva')
    await call('POST', '/auth/forgot-password', {
      json: { email: eva.email },
      headers: { 'accept-language': 'fr-CA,fr;q=0.9' },
    })
    const mail = (await world.emails()).findLast(one => one.to === eva.email)
    expect(mail).toMatchObject({ language: 'fr', subject: 'Votre nouveau mot de passe Celebrio' })
    expect(mail?.text).toMatch(/^\d{4}$/m)
    expect(mail?.links[0]).toContain(`/password/reset/`)
  })
})

describe('the code', () => {
  test('sets a password, signs out everywhere, and dies on use', async () => {
    const eva = await signUp(call, 'Eva')
    const { code } = await ask(eva)
    expect((await call('POST', '/auth/verify-otp', { json: { email: eva.email, otp: code } })).status).toBe(200)
    const { status, body } = await byCode(eva.email, code, 'torta-de-noz')
    expect([status, body.message]).toEqual([200, 'Password Reset Successful!'])
    expect((await call('GET', '/profile/me', { as: eva })).status).toBe(401)
    expect((await call('POST', '/auth/login', { json: { email: eva.email, password: 'torta-de-noz' } })).status).toBe(
      200,
    )
    expect((await byCode(eva.email, code, 'torta-de-maçã')).body.code).toBe('code_invalid')
  })

  test('lives ten minutes', async () => {
    const eva = await signUp(call, 'Eva')
    const { code } = await ask(eva)
    world.clock.forward({ minutes: 11 })
    expect((await byCode(eva.email, code, 'torta-de-noz')).body.code).toBe('code_invalid')
  })

  test('dies after five wrong tries, also when they come at once', async () => {
    const eva = await signUp(call, 'Eva')
    const { code } = await ask(eva)
    const tries = Array.from({ length: 8 }, () =>
      call('POST', '/auth/verify-otp', { json: { email: eva.email, otp: other(code) } }),
    )
    for (const { body } of await Promise.all(tries)) expect(body.code).toBe('code_invalid')
    expect((await byCode(eva.email, code, 'torta-de-noz')).body.code).toBe('code_invalid')
  })

  test('survives a refused password and four wrong tries', async () => {
    const eva = await signUp(call, 'Eva')
    const { code } = await ask(eva)
    for (let i = 0; i < 4; i += 1)
      await call('POST', '/auth/verify-otp', { json: { email: eva.email, otp: other(code) } })
    expect((await byCode(eva.email, code, 'password')).body.details.password?.[0]?.code).toBe('password_too_common')
    expect((await byCode(eva.email, code, 'torta-de-noz')).status).toBe(200)
  })

  test('is replaced by asking again', async () => {
    const eva = await signUp(call, 'Eva')
    const first = await ask(eva)
    const second = await ask(eva)
    if (first.code !== second.code) expect((await byCode(eva.email, first.code, 'torta-de-noz')).status).toBe(422)
    expect((await byLink(eva.email, first.token, 'Torta-de-noz-1')).body.code).toBe('reset_link_invalid')
    expect((await byCode(eva.email, second.code, 'torta-de-noz')).status).toBe(200)
  })

  test.each([
    ['abcde', 'abcde', 'password', 'Password must be at least 6 characters long.'],
    ['torta-de-noz', 'torta-de-mel', 'confirm_password', 'Passwords do not match.'],
  ])('refuses the new password %s / %s', async (password, confirm, field, text) => {
    const { status, body } = await byCode('eva@example.org', '1234', password, confirm)
    expect(status).toBe(422)
    expect(body.errors[field]).toEqual([text])
  })
})

describe('the owner is told of a new password', () => {
  test.each(['code', 'link'])('that was set by the %s, in the language of the account', async way => {
    const eva = await signUp(call, 'Eva', { language: 'es' })
    const { code, token } = await ask(eva)
    const reply = way === 'code' ? byCode(eva.email, code, 'torta-de-noz') : byLink(eva.email, token, 'Torta-de-noz-1')
    expect((await reply).status).toBe(200)
    const [mail, ...more] = (await world.emails()).filter(one => one.to === eva.email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ language: 'es', subject: 'Se cambió tu contraseña de Celebrio' })
    expect(mail?.links).toEqual([`${world.settings.publicUrl}/forgot-password`])
  })

  test('and not of one that was refused', async () => {
    const eva = await signUp(call, 'Eva')
    const { code } = await ask(eva)
    await byCode(eva.email, code, 'aaaaaa')
    await byCode(eva.email, other(code), 'torta-de-noz')
    expect(await world.emails()).toEqual([])
  })
})

describe('the link', () => {
  test('sets a password that has the four classes', async () => {
    const eva = await signUp(call, 'Eva')
    const { token, link } = await ask(eva)
    expect(link.searchParams.get('email')).toBe(eva.email)
    const weak = await byLink(eva.email, token, 'torta-de-noz')
    expect(weak.body.errors.password?.[0]).toContain('Password must contains 8 digits or more')
    expect((await byLink(eva.email, token, 'Torta-de-noz-1')).body.message).toBe('Password Reset Successful!')
    expect((await byLink(eva.email, token, 'Torta-de-noz-2')).body.code).toBe('reset_link_invalid')
  })

  test('says before the form is filled whether it is still good, for as often as it is asked', async () => {
    const [eva, finn] = [await signUp(call, 'Eva'), await signUp(call, 'Finn')]
    const { token } = await ask(eva)
    const check = ({ email }: Member) => call('POST', '/password/reset/check', { json: { email, token } })
    expect([(await check(eva)).status, (await check(eva)).status]).toEqual([200, 200])
    expect((await check(finn)).body.code).toBe('reset_link_invalid')
    await byLink(eva.email, token, 'Torta-de-noz-1')
    expect((await check(eva)).body.code).toBe('reset_link_invalid')
    const late = await ask(eva)
    world.clock.forward({ days: 2 })
    const json = { email: eva.email, token: late.token }
    expect((await call('POST', '/password/reset/check', { json })).body.code).toBe('reset_link_invalid')
  })

  test('belongs to its e-mail address', async () => {
    const eva = await signUp(call, 'Eva')
    const finn = await signUp(call, 'Finn')
    const { token } = await ask(eva)
    expect((await byLink(finn.email, token, 'Torta-de-noz-1')).body.code).toBe('reset_link_invalid')
  })

  test('works once when used twice at once', async () => {
    const eva = await signUp(call, 'Eva')
    const { token } = await ask(eva)
    const replies = await Promise.all([1, 2, 3].map(n => byLink(eva.email, token, `Torta-de-noz-${n}`)))
    expect(replies.map(reply => reply.status).sort((a, b) => a - b)).toEqual([200, 422, 422])
  })
})
