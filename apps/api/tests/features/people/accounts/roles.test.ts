import { expect, test } from 'vitest'
import { rolesOf } from '../../../../src/features/people/accounts/policies.ts'

const celebrant = { user_type: 0, is_csp: false, staff_role: null }

test.each([
  ['a celebrant', celebrant, ['member', 'celebrant']],
  ['a company', { ...celebrant, user_type: 1 }, ['member', 'provider']],
  ['a celebrant who provides as well', { ...celebrant, is_csp: true }, ['member', 'celebrant', 'provider']],
  ['a moderator', { ...celebrant, staff_role: 'moderator' }, ['member', 'celebrant', 'moderator']],
  [
    'an administrator, who moderates as well',
    { ...celebrant, staff_role: 'administrator' },
    ['member', 'celebrant', 'moderator', 'administrator'],
  ],
] as const)('knows the roles of %s', (_name, account, roles) => {
  expect([...rolesOf(account)]).toEqual(roles)
})
