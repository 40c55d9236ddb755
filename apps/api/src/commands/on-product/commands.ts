import type { Command } from '../command.ts'
import { checkAuditLog } from './audit.ts'
import { manageStaff } from './staff.ts'

/** What can be asked of a product, whether it runs or not, by the name of its npm script. */
export const commands = { audit: checkAuditLog, staff: manageStaff } satisfies Record<string, Command>

export type CommandName = keyof typeof commands
