import { auditLog } from '@celebrio/contract/base/audit-log'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { readActors, readLog, verifyLog } from './read-log.ts'

export const routes = (app: AppContext): Route[] => [
  route(auditLog.list, ({ query }) => readLog(app, query)),
  route(auditLog.actors, () => readActors(app)),
  route(auditLog.verify, () => verifyLog(app)),
]
