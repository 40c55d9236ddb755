import { hash, randomBytes } from 'node:crypto'

/** A new opaque token of 256 random bits, base64url (43 characters). Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** SHA-256 of a token. A slow hash is not needed, because random tokens cannot be brute-forced. */
export const hashOfToken = (token: string): Buffer => hash('sha256', token, 'buffer')
