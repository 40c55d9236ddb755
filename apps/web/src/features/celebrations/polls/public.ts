export { pollKeys } from './data.ts'
export { DatePoll } from './date-poll.tsx'
