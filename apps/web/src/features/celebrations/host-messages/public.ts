export { FromHost } from './from-host.tsx'
export { WriteToGuests } from './write-to-guests.tsx'
