export { AfterThat } from './after-that.tsx'
export { agendaQuery } from './data.ts'
export { NextEvent } from './next-event.tsx'
export { Unanswered } from './unanswered.tsx'
