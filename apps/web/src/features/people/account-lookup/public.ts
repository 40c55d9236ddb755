export { Account } from './account.tsx'
export { Accounts } from './accounts.tsx'
export { accountQuery } from './data.ts'
