import { expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { errorText } from './error-text.ts'

const viewer = { is_kid: false }
vi.mock('#lib/session.ts', () => ({ readSession: () => ({ user: viewer }) }))
vi.mock('i18next', () => ({ default: { t: (key: string) => key } }))

test('a child who cannot write to strangers reads that it is because of the account', () => {
  const refusal = new ApiError(403, 'connections_only')
  expect(errorText(refusal)).toBe('connections_only')
  viewer.is_kid = true
  expect(errorText(refusal)).toBe('kid_connections_only')
  expect(errorText(new ApiError(403, 'messages_closed'))).toBe('messages_closed')
})
