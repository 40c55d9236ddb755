// Everything that `npm run restore` does: brings database and files back from such a folder, and checks them.
import { onDatabase } from './on-database.mjs'

await onDatabase('apps/api/src/commands/restore.ts')
