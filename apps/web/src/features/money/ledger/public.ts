export { Balances } from './balances.tsx'
export { Entries } from './entries.tsx'
export { useAccountName } from './use-account-name.ts'
