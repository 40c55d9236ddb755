export { StoreFigures } from './figures.tsx'
export { useViewRecord } from './use-view-record.ts'
