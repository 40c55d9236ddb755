import { linkPreviewLimits } from '@celebrio/contract/base/link-previews'
import { isCleanText, tidyLine } from '@celebrio/contract/platform/text'
import { decodeBuffer } from 'encoding-sniffer'
import { Parser } from 'htmlparser2'
import type { Fetched } from '#platform/outbound/fetch-public.ts'

/** What a page says of itself: the names and contents of its `meta` elements, in small letters, and its title. */
function factsOf(html: string): Map<string, string> {
  const facts = new Map<string, string>()
  let title = ''
  let inTitle = false
  const parser = new Parser({
    onopentag(name, { property, name: called, content }) {
      inTitle = name === 'title' && !facts.has('title')
      const key = (property ?? called)?.trim().toLowerCase()
      if (name === 'meta' && key && content?.trim() && !facts.has(key)) facts.set(key, content)
    },
    ontext(text) {
      if (inTitle) title += text
    },
    onclosetag(name) {
      if (name === 'title' && inTitle) facts.set('title', title)
      inTitle = false
    },
  })
  parser.end(html)
  return facts
}

/** One tidy line, cut at a length in code points; null when nothing is left. */
function short(text: string | undefined, max: number): string | null {
  const line = tidyLine((text ?? '').replaceAll(/[\p{Cc}\s]+/gu, ' '))
  const letters = Array.from(line)
  const cut =
    letters.length > max
      ? `${letters
          .slice(0, max - 1)
          .join('')
          .trimEnd()}…`
      : line
  return cut !== '' && isCleanText(cut) ? cut : null
}

function absolute(address: string | undefined, base: string): string | null {
  return address ? (URL.parse(address.trim(), base)?.href ?? null) : null
}

/** A page's own words of itself: those for previews ([Open Graph](https://ogp.me), Twitter's), else its title and description. */
export function readPage({ bytes, charset, url }: Fetched) {
  const html = decodeBuffer(bytes, { transportLayerEncodingLabel: charset, defaultEncoding: 'utf-8' })
  const facts = factsOf(html)
  const first = (...keys: string[]) => keys.map(key => facts.get(key)).find(Boolean)
  const host = new URL(url).hostname.replace(/^www\./, '')
  return {
    title: short(first('og:title', 'twitter:title', 'title'), linkPreviewLimits.title),
    description: short(first('og:description', 'twitter:description', 'description'), linkPreviewLimits.description),
    site: short(first('og:site_name'), linkPreviewLimits.site) ?? host.slice(0, linkPreviewLimits.site),
    picture: absolute(first('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image'), url),
  }
}
