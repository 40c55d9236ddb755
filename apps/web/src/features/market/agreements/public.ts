export { KeepAgreement } from './keep-agreement.tsx'
