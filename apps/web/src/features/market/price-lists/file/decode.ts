const decoders = { utf16le: 'utf-16le', utf16be: 'utf-16be', utf8: 'utf-8', windows: 'windows-1252' } as const

const byMark = ([first, second]: Uint8Array): keyof typeof decoders | null => {
  if (first === 0xff && second === 0xfe) return 'utf16le'
  return first === 0xfe && second === 0xff ? 'utf16be' : null
}

const decode = (bytes: Uint8Array, encoding: keyof typeof decoders, fatal = false) =>
  new TextDecoder(decoders[encoding], { fatal }).decode(bytes)

/**
 * The text of a file. Spreadsheets save UTF-8, UTF-16 with a mark, and on older machines Windows-1252, which is what is not
 * UTF-8. Null for what is no text.
 */
export function textOf(bytes: Uint8Array): string | null {
  const marked = byMark(bytes)
  if (marked) return decode(bytes, marked)
  if (bytes.includes(0)) return null
  try {
    return decode(bytes, 'utf8', true)
  } catch {
    return decode(bytes, 'windows')
  }
}
