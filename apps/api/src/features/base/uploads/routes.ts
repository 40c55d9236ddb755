import { uploads } from '@celebrio/contract/base/uploads'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { discardUpload } from './discard.ts'
import { completeUpload, presignUpload } from './receive-uploads.ts'

export const routes = (app: AppContext): Route[] => [
  route(uploads.presign, ({ viewer, query }) => presignUpload(app, viewer, query)),
  route(uploads.complete, ({ viewer, body }) => completeUpload(app, viewer, body.file_url)),
  route(uploads.discard, ({ viewer, query }) => discardUpload(app, viewer, query.file_url)),
]
