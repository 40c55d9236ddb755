import { uploads } from '@celebrio/contract/base/uploads'
import type { Kit } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { completeUpload, discardUpload, presignUpload } from './actions.ts'

export const uploadRoutes = (kit: Kit): Route[] => [
  route(uploads.presign, ({ viewer, query }) => presignUpload(kit, viewer, query)),
  route(uploads.complete, ({ viewer, body }) => completeUpload(kit, viewer, body.file_url)),
  route(uploads.discard, ({ viewer, query }) => discardUpload(kit, viewer, query.file_url)),
]
