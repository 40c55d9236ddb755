// Everything that `npm run staff` does: appoints or releases moderators and administrators, and lists them.
import { onDatabase } from './on-database.mjs'

await onDatabase('apps/api/src/commands/staff.ts')
