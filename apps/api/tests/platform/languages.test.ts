import { expect, test } from 'vitest'
import { signUp } from '../harness/people.ts'
import { startWorld } from '../harness/world.ts'

const { call } = await startWorld()

test.each([
  ['fr-CA,fr;q=0.9,en;q=0.8', 'Espagne'],
  ['en;q=0.4,pt-BR;q=0.9', 'Espanha'],
  ['de,ja;q=0.9', 'Spain'],
  ['de,es;q=0.1', 'España'],
  ['en;q=0,fr;q=0.1', 'Espagne'],
  ['', 'Spain'],
  ['*', 'Spain'],
])('Accept-Language: %s is answered with %s', async (header, spain) => {
  const { body } = await call('GET', '/country', { headers: { 'accept-language': header } })
  expect(body.countries.find(country => country.code === 'ES')?.name).toBe(spain)
})

test.each(['*', 'de'])('where the request leaves it open (%s), people read their own language', async header => {
  const eva = await signUp(call, 'Eva', { language: 'fr' })
  const { body } = await call('GET', '/country', { as: eva, headers: { 'accept-language': header } })
  expect(body.countries.find(country => country.code === 'ES')?.name).toBe('Espagne')
})
