import { thumbHashToDataURL } from 'thumbhash'

const known = new Map<string, string | null>()

const decode = (hash: string): string | null => {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(hash), letter => letter.charCodeAt(0)))
  } catch {
    return null
  }
}

/** The blurred picture of a ThumbHash as a CSS image, or undefined when there is none. */
export const blurImage = (hash: string | null): string | undefined => {
  if (!hash) return undefined
  let address = known.get(hash)
  if (address === undefined) {
    address = decode(hash)
    known.set(hash, address)
  }
  return address ? `url("${address}")` : undefined
}
