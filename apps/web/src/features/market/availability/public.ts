export { FreeDates } from './free-dates.tsx'
export { StoreCalendar } from './store-calendar.tsx'
