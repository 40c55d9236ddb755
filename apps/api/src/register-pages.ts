import type { FastifyInstance } from 'fastify'
import { features } from './app.ts'
import { sitemapsOf } from './feature-reads.ts'
import type { AppContext } from './platform/app-context.ts'
import { registerNotFound } from './platform/http/not-found.ts'
import { createRenderer } from './platform/http/page-renderer.ts'
import type { LimitCheck } from './platform/http/rate-limits.ts'
import { readDocument } from './platform/http/read-document.ts'
import { registerDocuments } from './platform/http/register-documents.ts'
import { registerSitemaps } from './platform/http/sitemaps.ts'

/** Where the web client was built; without it only the API is served. */
export type WebClient = {
  webFolder?: string
  /** The web client's renderer of guests' pages. */
  renderingFile?: string
}

/** What browsers and search engines ask for: the web client, its documents, and the list of public pages. */
export async function registerPages(
  server: FastifyInstance,
  app: AppContext,
  checkLimits: LimitCheck,
  { webFolder, renderingFile }: WebClient,
): Promise<void> {
  const { settings } = app
  registerSitemaps(server, sitemapsOf(app), { publicUrl: settings.publicUrl, checkLimits })
  const web = webFolder && { folder: webFolder, document: await readDocument(webFolder, settings) }
  if (web)
    await registerDocuments(
      server,
      features.flatMap(feature => feature.previews?.(app) ?? []),
      {
        document: web.document,
        publicUrl: settings.publicUrl,
        renderPage: renderingFile === undefined ? undefined : createRenderer(server, web.folder, renderingFile),
        checkLimits,
      },
    )
  await registerNotFound(server, web || undefined)
}
