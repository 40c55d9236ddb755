export { claimUploads, prepareUploads } from './attach.ts'
export { type StoredDocument, storeDocument } from './documents.ts'
export { mediaOf } from './view.ts'
