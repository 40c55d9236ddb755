export { CalendarButton } from './calendar-button.tsx'
export { saveEvent, savePersonal } from './data.ts'
export { SubscribeButton } from './subscribe.tsx'
