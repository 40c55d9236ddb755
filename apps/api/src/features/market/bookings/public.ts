/** What other features may use of bookings. */
export { sideOf, visibleBookings } from './queries/visible.ts'
