import type { AuditLogEntry } from '@celebrio/contract/base/audit-log'
import type { AppContext } from '#platform/app-context.ts'
import { paginate } from '#platform/db/keyset.ts'
import { type ActionRow, checkChain, hasCommandLine, listActions, listActors, type Wanted } from './queries.ts'

const view = ({ actor_id, actor_name, at, hash, position: _, ...row }: ActionRow): AuditLogEntry => ({
  ...row,
  at: at.toISOString(),
  actor: actor_id === null ? null : { id: actor_id, name: actor_name },
  hash: hash.toString('hex'),
})

export async function readLog(app: AppContext, wanted: Wanted) {
  const { page, ...more } = paginate(await listActions(app.db, wanted), wanted.per_page, row => row.id)
  return { entries: page.map(view), ...more }
}

export const readActors = async (app: AppContext) => ({
  actors: await listActors(app.db),
  has_command_line: await hasCommandLine(app.db),
})

export const verifyLog = (app: AppContext) => checkChain(app.db)

/** Nothing that the program does can bring it about: somebody has to look. */
export async function audit(app: AppContext): Promise<void> {
  const { broken } = await checkChain(app.db)
  if (broken !== null) app.log.error({ entry: broken }, 'audit log')
}
