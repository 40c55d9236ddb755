export { DatePoll } from './date-poll.tsx'
