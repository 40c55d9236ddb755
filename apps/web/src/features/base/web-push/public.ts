export { useKeepPushes } from './data.ts'
export { DeviceCard } from './device-card.tsx'
export { DeviceRow } from './device-row.tsx'
