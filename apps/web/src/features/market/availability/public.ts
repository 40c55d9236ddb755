export { daysQuery } from './data.ts'
export { FreeDates } from './free-dates.tsx'
export { StoreCalendar } from './store-calendar.tsx'
