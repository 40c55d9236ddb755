export { claimUploads, prepareUpload, prepareUploads } from './attach.ts'
export { type StoredDocument, storeDocument } from './documents.ts'
export { dropPicture, portraitKey } from './single-picture.ts'
export { mediaOf } from './view.ts'
