import { expect, test } from 'vitest'
import { telephoneOf } from '../../../../src/features/market/stores/telephone.ts'
import { startWorld } from '../../../harness/world.ts'
import { findingOf } from '../finding/steps.ts'

test.each([
  ['954100200', 'ES', '+34 954 10 02 00', '+34954100200'],
  // The 0 of numbers within a country is not dialled from outside, but for Italy.
  ['01 40 20 51 41', 'FR', '+33 1 40 20 51 41', '+33140205141'],
  ['06 698 1234', 'IT', '+39 06 698 1234', '+39066981234'],
  ['(11) 95555-0141', 'BR', '+55 11 95555 0141', '+5511955550141'],
  ['0802 555 0141', 'NG', '+234 802 555 0141', '+2348025550141'],
  ['(212) 555-0141', 'US', '+1 212 555 0141', '+12125550141'],
  ['00442079460141', 'ES', '+44 20 7946 0141', '+442079460141'],
  ['+44 20 7946 0141', 'ES', '+44 20 7946 0141', '+442079460141'],
])('%s of %s is called from anywhere', (typed, country, shown, dialled) => {
  expect(telephoneOf(typed, country)).toEqual({ shown, dialled })
})

test.each([
  ['12345', 'ES'],
  ['954100200', 'US'],
  ['954 100 200', null],
  ['954 100 200', 'XX'],
])('%s of %s stays as it was typed', (typed, country) => {
  expect(telephoneOf(typed, country)).toEqual({ shown: typed, dialled: typed.replaceAll(' ', '') })
})

test('the page of a provider has the number with its code, as do machines', async () => {
  const world = await startWorld()
  const { id } = await findingOf(world).store('Old number', { company: { business_phone_number: '954 100 200' } })
  const { body } = await world.call('GET', `/service-provider/${id}`)
  expect(body.service_provider).toMatchObject({
    business_phone_number: '954 100 200',
    telephone: { shown: '+34 954 10 02 00', dialled: '+34954100200' },
  })
})
