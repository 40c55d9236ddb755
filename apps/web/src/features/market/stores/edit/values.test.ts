import { expect, test } from 'vitest'
import { emptySignUp } from '#features/people/accounts'
import { losesPin, originOf, pinAt } from './pin.ts'
import { type CompanyValues, changesOf, storeChangesOf } from './values.ts'

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
  lat: null,
  lng: null,
  accuracy: null,
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

const here = { lat: 40.4, lng: -3.7 }
const home = { lat: 40.4, city_id: 2, address: 'Calle Mayor 1' }
const pinned: CompanyValues = { ...before, ...here, address: 'Calle Mayor 1' }

test('who moves is told that the pin on the map goes, where there is one that stays otherwise', () => {
  expect(losesPin(home, { ...pinned, address: 'Calle Mayor 1 ', company_name: 'Oven' })).toBe(false)
  const moved = { ...pinned, address: 'Calle Mayor 2' }
  expect(losesPin(home, moved)).toBe(true)
  expect(losesPin(home, { ...pinned, city_id: 3 })).toBe(true)
  expect(losesPin({ ...home, lat: null }, { ...moved, lat: null })).toBe(false)
  expect(losesPin(home, { ...moved, accuracy: 20 })).toBe(false)
  expect(losesPin(home, { ...moved, lat: null, lng: null })).toBe(false)
})

test('a pin is sent whole when it was set or taken away, though it be at the same spot', () => {
  const pinOf = (changes: Partial<CompanyValues>) =>
    Object.fromEntries(changesOf({ ...pinned, ...changes }, pinned) ?? [])
  expect(pinOf({})).toEqual({})
  expect(pinOf({ lat: 40.5 })).toEqual({ 'service_provider[lat]': '40.5', 'service_provider[lng]': '-3.7' })
  expect(pinOf({ accuracy: 20 })).toEqual({ 'service_provider[lat]': '40.4', 'service_provider[lng]': '-3.7' })
  expect(pinOf({ lat: null, lng: null })).toEqual({ 'service_provider[lat]': '', 'service_provider[lng]': '' })
})

test('what distances are measured from follows the pin and the address', () => {
  expect(originOf({ ...home, lat: null }, { ...pinned, lat: null })).toBe('city')
  expect(originOf(home, pinned)).toBe('saved')
  expect(originOf(home, { ...pinned, lat: null })).toBe('removed')
  expect(originOf(home, { ...pinned, address: 'Calle Menor 3' })).toBe('city')
  expect(originOf(home, { ...pinned, address: 'Calle Menor 3', accuracy: 20 })).toBe('new')
})

test('where a device is becomes a pin only when it knows that well', () => {
  expect(pinAt({ lat: 40.41678, lng: -3.70379, accuracy: 2000 })).toEqual({
    lat: 40.4168,
    lng: -3.7038,
    accuracy: 2000,
  })
  expect(pinAt({ lat: 40.41678, lng: -3.70379, accuracy: 2001 })).toBeNull()
})
