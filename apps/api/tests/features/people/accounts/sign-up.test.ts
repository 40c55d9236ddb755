import { describe, expect, test } from 'vitest'
import { signUp } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { call } = world

const form = (more: Record<string, unknown> = {}) => ({
  user_type: 0,
  name: 'Inês Carvalho',
  email: `ines.${Math.random().toString(36).slice(2)}@example.org`,
  password: 'uma-festa-por-dia',
  mobile: '+351 912 345 678',
  country_id: 620,
  ...more,
})

const register = (json: Record<string, unknown>) => call('POST', '/auth/register', { json })

const places = async () => {
  const states = await call('GET', '/state?country_id=840&keyword=New York')
  const state = states.body.states[0]
  const cities = await call('GET', `/city?state_id=${state?.id}&keyword=Brooklyn`)
  return { state_id: state?.id as number, city_id: cities.body.cities[0]?.id as number }
}

describe('signing up as a celebrant', () => {
  test('answers a token that works at once', async () => {
    const { status, body } = await register(form())
    expect(status).toBe(201)
    expect(body.message).toBe('Signed up successfully')
    expect(body.user).toMatchObject({
      name: 'Inês Carvalho',
      user_type: 0,
      email_verified: false,
      service_provider: null,
    })
    const me = await call('GET', '/profile/me', { as: body })
    expect(me.body.user.id).toBe(body.user.id)
  })

  test('works as a form and as multipart, with the placeholders that the old client sends', async () => {
    const fields = form({
      address: '',
      business_phone_number: '',
      city_id: '',
      company_name: '',
      document_type: '',
      establishment_year: '',
    })
    const asText = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
    expect((await call('POST', '/auth/register', { form: asText })).status).toBe(201)
    const multipart = new FormData()
    for (const [name, value] of Object.entries(asText)) multipart.set(name, name === 'email' ? `m${value}` : value)
    expect((await call('POST', '/auth/register', { multipart })).status).toBe(201)
  })

  test('names every field that is missing', async () => {
    const { status, body } = await register({})
    expect(status).toBe(422)
    expect(Object.keys(body.errors).sort()).toEqual(['country_id', 'email', 'mobile', 'name', 'password'])
    expect(body.errors.name).toEqual(['This field is required'])
    expect(body).toMatchObject({ code: 'validation_failed', msg: body.message })
    expect(body.request_id).toMatch(/^[0-9a-f-]{36}$/)
  })

  test.each([
    ['name', 'x'.repeat(256), 'too_long'],
    ['name', '   ', 'required'],
    ['name', 'nul\u0000l', 'invalid_characters'],
    ['name', 'two\nlines', 'invalid_characters'],
    ['user_type', { valueOf: 1, toString: 1 }, 'invalid'],
    ['name', 'half \uD83D', 'invalid_characters'],
    ['name', ['a', 'b'], 'invalid'],
    ['email', 'not an address', 'not_an_email'],
    ['email', `${'x'.repeat(310)}@example.org`, 'too_long'],
    ['mobile', 'call me', 'not_a_number'],
    ['country_id', 999_999, 'place_mismatch'],
    ['country_id', -1, 'too_small'],
    ['country_id', 1e300, 'too_big'],
    ['password', 'abcde', 'password_too_short'],
    ['password', 'x'.repeat(129), 'too_long'],
    ['password', 'password', 'password_too_common'],
    ['password', 'inês carvalho', 'password_is_identity'],
    ['terms', false, 'terms_required'],
    ['language', 'de', 'not_a_choice'],
  ])('refuses %s %j', async (field, value, code) => {
    const { status, body } = await register(form({ [field]: value }))
    expect(status).toBe(422)
    expect(body.details[field]?.[0]?.code).toBe(code)
  })

  test('takes a name of 255 code points, counted after tidying', async () => {
    const { status, body } = await register(form({ name: `  ${'🎉'.repeat(255)}  ` }))
    expect(status).toBe(201)
    expect(body.user.name).toBe('🎉'.repeat(255))
  })

  test('refuses an e-mail that is registered in another case', async () => {
    const email = `Twice.${process.pid}@Example.org`
    expect((await register(form({ email }))).status).toBe(201)
    const { status, body } = await register(form({ email: email.toLowerCase() }))
    expect(status).toBe(422)
    expect(body.details.email).toEqual([{ code: 'email_taken', values: {} }])
  })

  test('lets one of two who register the same e-mail at once in', async () => {
    const json = form({ email: `race.${process.pid}@example.org` })
    const replies = await Promise.all([register(json), register(json), register(json)])
    expect(replies.map(reply => reply.status).sort((a, b) => a - b)).toEqual([201, 422, 422])
  })

  test('keeps the time of consent and the version agreed to', async () => {
    const { body } = await register(form({ terms: true }))
    const row = await world.app.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', body.user.id)
      .executeTakeFirstOrThrow()
    expect(row.terms_accepted_at).toBeInstanceOf(Date)
    expect(row.terms_version).toBe('2026-11-01')
  })

  test('gives nobody what the form does not ask for', async () => {
    const more = { id: 1, staff_role: 'administrator', is_csp: true, email_verified: true, status: 'suspended' }
    const { body } = await register(form({ ...more, email_verified_at: '2026-01-01', roles: ['moderator'] }))
    expect(body.user).toMatchObject({ staff_role: null, is_csp: false, email_verified: false })
    expect(body.user.id).not.toBe(1)
    expect((await call('GET', '/staff/account', { as: body })).body.code).toBe('not_for_your_role')
  })

  test('never stores password or token as they are', async () => {
    const { token, id, password } = await signUp(call, 'Rosa')
    const user = await world.app.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(user.password_hash).toMatch(/^\$argon2id\$/)
    expect(user.password_hash).not.toContain(password)
    const sessions = await world.app.db.selectFrom('sessions').selectAll().where('user_id', '=', id).execute()
    expect(JSON.stringify(sessions)).not.toContain(token)
  })
})

describe('signing up as a service provider', () => {
  const company = async (more: Record<string, unknown> = {}) => ({
    ...form({ user_type: 1, country_id: 840 }),
    ...(await places()),
    address: '418 Vanderbilt Avenue',
    company_name: 'Saffron & Smoke',
    business_phone_number: '+1 718 555 0142',
    establishment_year: '2012',
    payment_option: 'paypal',
    payment_detail: 'kitchen@saffron.example',
    document_type: '2',
    ...more,
  })

  const withFile = async (bytes: Uint8Array<ArrayBuffer>, name: string, type: string) => {
    const multipart = new FormData()
    for (const [field, value] of Object.entries(await company())) multipart.set(field, String(value))
    multipart.set('document_file', new Blob([bytes], { type }), name)
    return call('POST', '/auth/register', { multipart })
  }

  test('keeps company, places and document', async () => {
    const pdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
    const { status, body } = await withFile(pdf, 'certificate.pdf', 'application/pdf')
    expect(status).toBe(201)
    expect(body.user).toMatchObject({ user_type: 1, company_name: 'Saffron & Smoke' })
    const shop = body.user.service_provider
    expect(shop).toMatchObject({
      establishment_year: 2012,
      payment_option: 'paypal',
      document_type: 2,
      country: 'United States',
      state: 'New York',
      city: 'Brooklyn',
    })
    const document = await fetch(shop?.document_url ?? '')
    expect(document.status).toBe(200)
    expect(new Uint8Array(await document.arrayBuffer())).toEqual(pdf)
    expect((await fetch(shop?.document_url?.split('?')[0] ?? '')).status).toBeGreaterThanOrEqual(403)
  })

  test('refuses a document that is something else than its name says, and keeps nothing', async () => {
    const { status, body } = await withFile(
      new TextEncoder().encode('<script>alert(1)</script>'),
      'paper.pdf',
      'application/pdf',
    )
    expect(status).toBe(415)
    expect(body.code).toBe('upload_lied')
  })

  test('names every company field that is missing', async () => {
    const { body } = await register({ ...form(), user_type: 1 })
    expect(Object.keys(body.errors).sort()).toEqual([
      'address',
      'business_phone_number',
      'city_id',
      'company_name',
      'document_type',
      'payment_option',
      'state_id',
    ])
  })

  test.each([
    ['establishment_year', new Date().getFullYear() - 126, 'year_range'],
    ['establishment_year', new Date().getFullYear() + 1, 'year_range'],
    ['payment_option', 'gold', 'not_a_choice'],
    ['payment_detail', '', 'required'],
    ['document_type', 4, 'too_big'],
    ['state_id', 1_000_000, 'place_mismatch'],
    ['city_id', 10_000_000, 'place_mismatch'],
  ])('refuses %s %j', async (field, value, code) => {
    const { status, body } = await register(await company({ [field]: value }))
    expect(status).toBe(422)
    expect(body.details[field]?.[0]?.code).toBe(code)
  })

  test('takes the first of the 126 years', async () => {
    const { status } = await register(await company({ establishment_year: new Date().getFullYear() - 125 }))
    expect(status).toBe(201)
  })
})
