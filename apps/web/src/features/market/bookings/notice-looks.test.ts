import { expect, test } from 'vitest'
import { noticeLooks } from './notice-looks.ts'

type Notice = Parameters<NonNullable<(typeof noticeLooks)['booking_requested']['target']>>[0]

test.each(['booking_requested', 'booking_date_changed'] as const)('%s leads to where it is answered', kind => {
  expect(noticeLooks[kind].target?.({ booking_id: 7 } as Notice)).toBe('/service-bookings?request=7')
})
