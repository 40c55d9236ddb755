import { prerenderedPages } from '@celebrio/contract/platform/pages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { languageOf } from './admit.ts'
import { documentOf } from './compose-document.ts'
import { isPage } from './not-found.ts'
import type { RenderPage } from './page-renderer.ts'
import type { PagePreview } from './previews.ts'
import type { LimitCheck } from './rate-limits.ts'

export type DocumentOptions = {
  document: string
  publicUrl: string
  renderPage: RenderPage | undefined
  checkLimits: LimitCheck
}

/** Does without what fails: the client shows the page then, or says what is wrong. */
const orNull =
  (request: FastifyRequest, part: string) =>
  (error: unknown): null => {
    const isRefusal = error instanceof AppError || (error instanceof Error && error.name === 'ApiError')
    if (!isRefusal) request.log.error(error, part)
    return null
  }

/** Addresses that let in whoever knows them show what is for one person. */
const isSecret = (path: string): boolean => path.includes(':token')

const bounded =
  (renderPage: RenderPage, checkLimits: LimitCheck): RenderPage =>
  async (path, request, language) => {
    await checkLimits(['rendering'], request)
    return renderPage(path, request, language)
  }

/** Serves the web client's document, with preview tags and content for the pages that have them. */
export async function registerDocuments(
  server: FastifyInstance,
  previews: readonly PagePreview[],
  { document, publicUrl, renderPage, checkLimits }: DocumentOptions,
): Promise<void> {
  const render = renderPage && bounded(renderPage, checkLimits)
  const rendered = new Set<string>(renderPage ? prerenderedPages : [])
  const known = new Map(previews.map(preview => [preview.path, preview]))
  for (const path of new Set([...known.keys(), ...rendered]))
    server.get(path, { schema: { hide: true } }, async (request, reply) => {
      if (!isPage(request)) return reply.callNotFound()
      const params = request.params as Record<string, string>
      const language = languageOf(request, null)
      const { find, isMissing } = known.get(path) ?? {}
      if (await isMissing?.(params).catch(orNull(request, 'page'))) return reply.callNotFound()
      const [preview, page] = await Promise.all([
        find?.(params, language).catch(orNull(request, 'preview')),
        rendered.has(path) ? (render?.(path, request, language).catch(orNull(request, 'rendering')) ?? null) : null,
      ])
      const url = `${publicUrl}${request.url.split('?', 1)[0]}`
      return reply
        .headers({ 'cache-control': isSecret(path) ? 'no-store' : 'no-cache', vary: 'accept-language' })
        .type('text/html; charset=utf-8')
        .send(documentOf(document, { language, url, preview, page }))
    })
}
