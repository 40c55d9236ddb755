import type { Command } from './command.ts'
import { audit } from './handlers/audit.ts'
import { backup } from './handlers/backup.ts'
import { staff } from './handlers/staff.ts'

/** The commands that a product carries out while it runs, by the name of their npm script. */
export const commands: ReadonlyMap<string, Command> = new Map(Object.entries({ audit, backup, staff }))
