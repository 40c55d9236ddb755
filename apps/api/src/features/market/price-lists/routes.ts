import { priceLists } from '@celebrio/contract/market/price-lists'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { previewList, writeList } from './price-list.ts'

export const routes = (app: AppContext): Route[] => [
  route(priceLists.preview, ({ viewer, body }) => previewList(app, viewer, body.rows)),
  route(priceLists.write, ({ viewer, body }) => writeList(app, viewer, body)),
]
