import { deals } from '@celebrio/contract/market/deals'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { inquire, report, save, unsave } from './answer-deals.ts'
import { findMore } from './find-deals.ts'
import { readDeal, readDeals, readSaved } from './read-deals.ts'
import { recordView } from './record-view.ts'
import { createDeal, editDeal, removeDeal, setStatus } from './write-deals.ts'

export const routes = (app: AppContext): Route[] => [
  route(deals.list, ({ viewer, query }) => readDeals(app, viewer, query)),
  route(deals.saved, ({ viewer, query }) => readSaved(app, viewer, query)),
  route(deals.get, async ({ visitor, params }) => ({
    deal: await readDeal(app, app.db, visitor, params.id),
  })),
  route(deals.more, async ({ visitor, params }) => ({
    deals: await findMore(app, visitor, params.id),
  })),
  route(deals.create, ({ viewer, body, files }) => createDeal(app, viewer, body, files)),
  route(deals.edit, ({ viewer, params, body, files }) => editDeal(app, viewer, params.id, body, files)),
  route(deals.setStatus, ({ viewer, params, body }) => setStatus(app, viewer, params.id, body.status)),
  route(deals.delete, ({ viewer, params }) => removeDeal(app, viewer, params.id)),
  route(deals.save, ({ viewer, params }) => save(app, viewer, params.id)),
  route(deals.unsave, ({ viewer, params }) => unsave(app, viewer, params.id)),
  route(deals.inquire, ({ viewer, params }) => inquire(app, viewer, params.id)),
  route(deals.view, ({ params, ...visitor }) => recordView(app, visitor, params.id)),
  route(deals.report, ({ viewer, params, body }) => report(app, viewer, params.id, body)),
]
