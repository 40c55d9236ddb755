export { CaseReversal } from './case-reversal.tsx'
