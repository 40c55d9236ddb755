export { lookUp, previewOf } from './look-up.ts'
export type {} from './tables.ts'
export { findLinkPreviews } from './view.ts'
