import type { AppContext } from '#platform/app-context.ts'

const purpose = 'statement'

/**
 * Opens one statement of reasons, and the appeal against it, to whoever cannot sign in. Signed and kept nowhere; it lets nobody do
 * anything else.
 */
export const statementKey = ({ signer }: AppContext, id: number): string =>
  Buffer.from(signer.sign(purpose, String(id)), 'hex').toString('base64url')

export const opensStatement = ({ signer }: AppContext, id: number, key: string): boolean =>
  signer.verify(Buffer.from(key, 'base64url').toString('hex'), purpose, String(id))
