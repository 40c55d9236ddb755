export { AuditLog } from './audit-log.tsx'
export { CheckChain } from './check-chain.tsx'
