import { expect, test } from 'vitest'
import { emptySignUp } from '#features/people/accounts'
import { type CompanyValues, changesOf, losesPin, storeChangesOf } from './values.ts'

const before: CompanyValues = {
  ...emptySignUp,
  company_name: 'Oven and Sons',
  country_id: 724,
  state_id: 1,
  city_id: 2,
  description: 'Bread.',
  languages: [],
  cancellation: '',
  travel: '',
  deposit: '',
  travels_km: '',
  logo_file: null,
}
const sent = (changes: Partial<CompanyValues>) => Object.fromEntries(changesOf({ ...before, ...changes }, before) ?? [])

test('nothing is sent where nothing was changed', () => {
  expect(changesOf(before, before)).toBeNull()
})

test('only what was changed is sent, and what was emptied as empty', () => {
  expect(sent({ description: '' })).toEqual({ 'service_provider[description]': '' })
})

test('what the store says is sent as a whole, and only when something of it was changed', () => {
  expect(storeChangesOf(before, before)).toBeNull()
  expect(storeChangesOf({ ...before, travels_km: '40' }, before)).toEqual({
    languages: [],
    cancellation: '',
    travel: '',
    deposit: '',
    travels_km: '40',
  })
})

test('a new city is sent with its state and country', () => {
  expect(sent({ city_id: 3 })).toEqual({
    'service_provider[country_id]': '724',
    'service_provider[state_id]': '1',
    'service_provider[city_id]': '3',
  })
})

test('who moves is told that the pin on the map goes, where there is one', () => {
  const company = { lat: 40.4, city_id: 2, address: 'Calle Mayor 1' }
  const values = { ...before, address: 'Calle Mayor 1' }
  expect(losesPin(company, { ...values, address: 'Calle Mayor 1 ', company_name: 'Oven' })).toBe(false)
  expect(losesPin(company, { ...values, address: 'Calle Mayor 2' })).toBe(true)
  expect(losesPin(company, { ...values, city_id: 3 })).toBe(true)
  expect(losesPin({ ...company, lat: null }, { ...values, city_id: 3 })).toBe(false)
})
