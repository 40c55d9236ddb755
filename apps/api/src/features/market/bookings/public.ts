/** What other features may use of bookings. */
export { bookingsOfStore, sideOf, visibleBookings } from './queries/visible.ts'
export { readAgreedOfStore, readBooking } from './read-bookings.ts'
