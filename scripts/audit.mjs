// Everything that `npm run audit` does: says whether the audit log is as it was written.
import { onDatabase } from './on-database.mjs'

await onDatabase('apps/api/src/commands/audit.ts')
