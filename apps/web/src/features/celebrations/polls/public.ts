export { pollKeys, pollQuery } from './data.ts'
export { OfferedDates } from './offered-dates.tsx'
export { PollDates } from './poll-dates.tsx'
export { PollPanel } from './poll-panel.tsx'
