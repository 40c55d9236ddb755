import { createHash, randomBytes } from 'node:crypto'

/** A new opaque token of 256 random bits, base64url (43 characters). Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** SHA-256 of a token: enough for random tokens, which cannot be guessed from their hash. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()
