import { stepOf } from '#features/market/views'

/** Bookings are fewer than views: a month is shown by weeks too. */
export const stepOfBookings = (days: number): 'week' | 'month' => (stepOf(days) === 'month' ? 'month' : 'week')
