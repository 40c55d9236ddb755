import { linkPreviewLimits } from '@celebrio/contract/base/link-previews'
import { LinkifyIt } from 'linkify-it'

// With their scheme only: what merely looks like a host, such as "5.pm", is called by nobody.
const links = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false })

/**
 * The first link of a text to a page on the web, as browsers write it, without a fragment.
 * @returns null when there is none, or it is too long
 */
export function firstLink(text: string): string | null {
  const found = links.match(text)?.find(({ schema }) => schema === 'http:' || schema === 'https:')
  const url = found && URL.parse(found.url)
  if (!url) return null
  url.hash = ''
  return url.href.length <= linkPreviewLimits.url ? url.href : null
}
