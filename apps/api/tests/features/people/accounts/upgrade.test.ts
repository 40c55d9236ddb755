import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { signUp } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { call } = world

const placesIn = async (country: number) => {
  const state = (await call('GET', `/state?country_id=${country}`)).body.states[0]?.id
  const city = (await call('GET', `/city?state_id=${state}`)).body.cities[0]?.id
  return { country_id: country, state_id: state, city_id: city }
}

const form = async (more: object = {}) => ({
  ...(await placesIn(724)),
  company_name: 'Saffron & Smoke',
  business_phone_number: '910000000',
  address: 'Calle Mayor 1',
  payment_option: 'none',
  document_type: 1,
  ...more,
})

const upgrade = async (as: Someone, more?: object) =>
  call('POST', '/profile/upgrade-as-sp', { as, json: await form(more) })
const listServices = (as: Someone) => call('GET', '/service', { as })

test('a celebrant becomes a provider as well, and keeps their own area', async () => {
  const ana = await signUp(call, 'Ana')
  expect((await listServices(ana)).status).toBe(403)
  const { status, body } = await upgrade(ana)
  expect(status).toBe(201)
  expect(body.message).toBe('User has been upgraded as SP')
  expect(body.user).toMatchObject({ user_type: 0, is_csp: true, company_name: 'Saffron & Smoke' })
  expect(body.user.service_provider).toMatchObject({ address: 'Calle Mayor 1', country_id: 724 })
  expect((await listServices(ana)).status).toBe(200)
  expect((await call('GET', '/friend', { as: ana })).status).toBe(200)
})

test('who has a store already is told so, even when asking twice at once', async () => {
  const ben = await signUp(call, 'Ben')
  const answers = await Promise.all([upgrade(ben), upgrade(ben)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  const again = await upgrade(ben, { company_name: 'Another' })
  expect([again.status, again.body.code]).toEqual([409, 'already_provider'])
  const me = await call('GET', '/profile/me', { as: ben })
  expect(me.body.user.company_name).toBe('Saffron & Smoke')
})

test('a company is registered as in sign-up: what is wrong is told at its field, and nothing is kept', async () => {
  const cleo = await signUp(call, 'Cleo')
  const fields = async (more: object) => Object.keys((await upgrade(cleo, more)).body.errors)
  expect(await fields({ company_name: ' ', document_type: 4 })).toEqual(['company_name', 'document_type'])
  expect(await fields({ payment_option: 'paypal' })).toEqual(['payment_detail'])
  expect(await fields({ country_id: 250 })).toEqual(['state_id'])
  const me = await call('GET', '/profile/me', { as: cleo })
  expect(me.body.user).toMatchObject({ is_csp: false, company_name: null })
})

test('the document comes along, as a private file', async () => {
  const dan = await signUp(call, 'Dan')
  const multipart = new FormData()
  for (const [name, value] of Object.entries(await form())) multipart.append(name, String(value))
  multipart.append('document_file', new File(['%PDF-1.4\n%%EOF\n'], 'papers.pdf', { type: 'application/pdf' }))
  const { body } = await call('POST', '/profile/upgrade-as-sp', { as: dan, multipart })
  expect(body.user.service_provider).toMatchObject({ document_url: expect.any(String) })
})

test('pure providers, guests and children cannot upgrade', async () => {
  const shop = await signUp(call, 'Shop', { user_type: 1, ...(await form()) })
  expect((await upgrade(shop)).status).toBe(403)
  expect((await call('POST', '/profile/upgrade-as-sp', { json: await form() })).status).toBe(401)
  const kid = await signUp(call, 'Kid')
  const dob = new Date(world.app.clock.now().getTime() - 10 * 365 * 86_400_000).toISOString().slice(0, 10)
  await call('POST', '/profile', { as: kid, json: { dob } })
  expect((await upgrade(kid)).status).toBe(403)
})
