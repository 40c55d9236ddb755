import type { Language } from '@celebrio/contract/platform/languages'
import { escapeHtml } from '../mail/escape-html.ts'
import type { RenderedPage } from './page-renderer.ts'
import type { Preview } from './previews.ts'

export type DocumentParts = {
  language: Language
  /** The page's address, for its preview. */
  url: string
  /** Null where the page is not public; undefined for pages that have none. */
  preview: Preview | null | undefined
  page: RenderedPage | null
}

const meta = (name: 'name' | 'property', key: string, content: string) =>
  `<meta ${name}="${key}" content="${escapeHtml(content)}" />`

/** JSON that cannot end the script element that it stands in. */
const scriptJson = (json: string): string => json.replaceAll('<', '\\u003c')

/** Open Graph tags (https://ogp.me), plus the card type that X needs. */
function tagsOf({ title, description, image, isPersonal = false, data }: Preview, url: string): string {
  const size = image?.width && image.height ? image : null
  return [
    `<title>${escapeHtml(title)} · Celebrio</title>`,
    meta('name', 'description', description),
    isPersonal ? meta('name', 'robots', 'noindex') : `<link rel="canonical" href="${escapeHtml(url)}" />`,
    ...(data ? [`<script type="application/ld+json">${scriptJson(JSON.stringify(data))}</script>`] : []),
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

const title = /<title>[^<]*<\/title>/
const styleSheets = /<link rel="stylesheet"[^>]*>/g
const preloads = /\s*<link rel="modulepreload"[^>]*>/g
const client = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/
const description = /\s*<meta name="description"[^>]*>/

/** Replaces once, as it stands: `$&` in a replacement text would be interpreted. */
const put = (document: string, place: string | RegExp, text: string): string => document.replace(place, () => text)

/** The web client's document with the preview of a page and the page itself, as far as it has them. */
export function documentOf(base: string, { language, url, preview, page }: DocumentParts): string {
  let html = base
  const own = page && (preview ? page.head.replace(title, '').replace(description, '') : page.head)
  if (preview || (own && title.test(own)))
    html = put(put(html, description, ''), title, preview ? tagsOf(preview, url) : '')
  if (!page) return html
  // Whoever has the address may read it, but it is not spread.
  if (preview === null) html = put(html, '</head>', `${meta('name', 'robots', 'noindex')}</head>`)
  html = put(html, /<html lang="\w+"/, `<html lang="${language}"`)
  // What is seen comes first; `early.js` of the web client starts what moves it.
  const [tag = '', file = ''] = client.exec(html) ?? []
  html = html.replaceAll(styleSheets, '').replaceAll(preloads, '').replace(tag, '')
  html = put(html, '</head>', `${own}</head>`)
  const data = `<script type="application/json" id="page-data" lang="${language}">${scriptJson(page.data)}</script>`
  return put(
    html,
    '<div id="root"></div>',
    `<div id="root" data-prerendered data-client="${file}">${page.body}</div>${data}`,
  )
}
