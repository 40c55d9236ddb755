import { basename } from 'node:path'

/** Content-Disposition that saves a file under its own name, in any script (RFC 6266). */
export function attachmentOf(key: string): string {
  const name = basename(key)
  const plain = name.replaceAll(/[^\w. -]/g, '_')
  const full = plain === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name)}`
  return `attachment; filename="${plain}"${full}`
}
