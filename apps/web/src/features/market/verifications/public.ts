export { ownVerificationQuery } from './data.ts'
export { DeclinedDocument } from './declined-document.tsx'
export { DocumentState } from './document-state.tsx'
export { Documents } from './documents.tsx'
