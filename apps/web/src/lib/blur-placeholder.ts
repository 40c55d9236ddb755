import { thumbHashToDataURL } from 'thumbhash'

/** The server renders pages too, for weeks: it must not keep all that it has ever shown. */
const mostKept = 500
const cache = new Map<string, string | null>()

const decode = (hash: string): string | null => {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(hash), letter => letter.charCodeAt(0)))
  } catch {
    return null
  }
}

/** A ThumbHash as a blurred CSS background image, shown until the picture has loaded; undefined without one. */
export const blurPlaceholder = (hash: string | null): string | undefined => {
  if (!hash) return undefined
  let dataUrl = cache.get(hash)
  if (dataUrl === undefined) {
    dataUrl = decode(hash)
    if (cache.size === mostKept) cache.clear()
    cache.set(hash, dataUrl)
  }
  return dataUrl ? `url("${dataUrl}")` : undefined
}
