import { dataArchives } from '@celebrio/contract/people/data-archives'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { askFor, download, readArchive } from './ask.ts'

export const routes = (app: AppContext): Route[] => [
  route(dataArchives.get, ({ viewer }) => readArchive(app, viewer)),
  route(dataArchives.ask, ({ viewer }) => askFor(app, viewer)),
  route(dataArchives.download, ({ viewer, body }) => download(app, viewer, body)),
]
