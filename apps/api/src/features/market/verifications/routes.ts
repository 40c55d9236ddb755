import { verifications } from '@celebrio/contract/market/verifications'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { decide } from './decide.ts'
import { openDocument, readDocuments, readOwn } from './read-documents.ts'

export const routes = (app: AppContext): Route[] => [
  route(verifications.own, ({ viewer }) => readOwn(app, viewer)),
  route(verifications.list, ({ viewer, query }) => readDocuments(app, viewer, query)),
  route(verifications.open, ({ viewer, params }) => openDocument(app, viewer, params.id)),
  route(verifications.decide, ({ viewer, params, body }) => decide(app, viewer, params.id, body)),
]
