import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contactMeta, signInMeta } from '@celebrio/contract/platform/pages'
import { escapeHtml } from '../mail/escape-html.ts'
import type { Settings } from '../settings.ts'

/**
 * The web client's document. What the client has to know of this installation before it draws stands in its tags, which
 * costs no request.
 */
export async function readDocument(
  webFolder: string,
  { oidc, contactEmail }: Pick<Settings, 'oidc' | 'contactEmail'>,
): Promise<string> {
  const document = await readFile(join(webFolder, 'index.html'), 'utf8')
  const tags = [
    ...(oidc ? [`<meta name="${signInMeta}" content="google" />`] : []),
    ...(contactEmail ? [`<meta name="${contactMeta}" content="${escapeHtml(contactEmail)}" />`] : []),
  ]
  return document.replace('</head>', () => `${tags.join('')}</head>`)
}
