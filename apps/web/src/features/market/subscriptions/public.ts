export { RestingNote } from './resting-note.tsx'
export { SubscriptionPage } from './subscription-page.tsx'
