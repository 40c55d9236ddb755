// Everything that `npm run backup` does: copies database and files into a folder.
import { onDatabase } from './on-database.mjs'

await onDatabase('apps/api/src/commands/backup.ts')
