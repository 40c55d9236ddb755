import { uploads } from '@celebrio/contract/uploads'
import { type Route, route } from '#platform/http/route.ts'
import type { Kit } from '#platform/kit.ts'
import { completeUpload, discardUpload, presignUpload } from './actions.ts'

export const uploadRoutes = (kit: Kit): Route[] => [
  route(uploads.presign, ({ viewer, query }) => presignUpload(kit, viewer, query)),
  route(uploads.complete, ({ viewer, body }) => completeUpload(kit, viewer, body.file_url)),
  route(uploads.discard, ({ viewer, query }) => discardUpload(kit, viewer, query.file_url)),
]
