/** What other features may use of calendars. */
export { type CalendarEntry, calendarView } from './view.ts'
