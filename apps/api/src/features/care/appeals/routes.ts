import { appeals } from '@celebrio/contract/care/appeals'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { appeal } from './appeal.ts'
import { decideAppeal, previewOutcome, readAppeal } from './decide-appeal.ts'
import { readStatement } from './read-statement.ts'

export const routes = (app: AppContext): Route[] => [
  route(appeals.statement, ({ viewer, language, params, query }) =>
    readStatement(app, { viewer, language, key: query.key }, params.id),
  ),
  route(appeals.appeal, ({ viewer, language, params, body }) =>
    appeal(app, { viewer, language, key: body.key }, params.id, body.words),
  ),
  route(appeals.read, ({ viewer, params }) => readAppeal(app, viewer, params.id)),
  route(appeals.preview, ({ viewer, params, body }) => previewOutcome(app, viewer, params.id, body)),
  route(appeals.decide, ({ viewer, params, body }) => decideAppeal(app, viewer, params.id, body)),
]
