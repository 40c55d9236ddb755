import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@celebrio/contract/platform/languages'
import type { FastifyInstance } from 'fastify'
import { languageOf } from './handle-request.ts'
import { isPage } from './not-found.ts'

/** What a page says of itself where its address is shared: in chats, in other networks, in search engines. */
export type Preview = {
  title: string
  description: string
  /** Address of a picture with its size in pixels. */
  image: { url: string; width: number | null; height: number | null } | null
}

/** Which pages have one, and how it is found; null where there is nothing to be seen by anybody. */
export type PagePreview = {
  /** `/events/:id` */
  path: string
  find(params: Record<string, string>, language: Language): Promise<Preview | null>
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, sign => escapes[sign] ?? sign)

const meta = (name: 'name' | 'property', key: string, content: string) =>
  `<meta ${name}="${key}" content="${escapeHtml(content)}" />`

/** Tags of Open Graph (https://ogp.me) and of X, which reads them too and asks for the kind of card. */
function tagsOf({ title, description, image }: Preview, url: string): string {
  const size = image?.width && image.height ? image : null
  return [
    `<title>${escapeHtml(title)} · Celebrio</title>`,
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Celebrio'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    ...(image ? [meta('property', 'og:image', image.url)] : []),
    ...(size ? [meta('property', 'og:image:width', String(size.width))] : []),
    ...(size ? [meta('property', 'og:image:height', String(size.height))] : []),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
  ].join('\n    ')
}

/** The web client's document with the tags of a page in the place of the general ones. */
function withTags(document: string, tags: string): string {
  const bare = document.replace(/\s*<meta name="description"[^>]*>/, '')
  // A function, because `$&` in a title means something in a text.
  return bare.replace(/<title>[^<]*<\/title>/, () => tags)
}

/** Serves the web client's document with a preview where a page has one; the page itself is the same. */
export async function registerPreviews(
  server: FastifyInstance,
  previews: readonly PagePreview[],
  { webFolder, publicUrl }: { webFolder: string; publicUrl: string },
): Promise<void> {
  const document = await readFile(join(webFolder, 'index.html'), 'utf8')
  for (const { path, find } of previews)
    server.get(path, async (request, reply) => {
      if (!isPage(request)) return reply.callNotFound()
      const params = request.params as Record<string, string>
      const preview = await find(params, languageOf(request, null)).catch((error: unknown) => {
        request.log.error(error, 'preview')
        return null
      })
      const address = `${publicUrl}${request.url.split('?', 1)[0]}`
      return reply
        .headers({ 'cache-control': 'no-cache', vary: 'accept-language' })
        .type('text/html; charset=utf-8')
        .send(preview ? withTags(document, tagsOf(preview, address)) : document)
    })
}
