import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { authenticatorDigits } from '@celebrio/contract/people/second-step'
import { Secret, TOTP } from 'otpauth'
import type { AppContext } from '#platform/app-context.ts'

const algorithm = 'aes-256-gcm'
const [nonceBytes, tagBytes] = [12, 16]
/** What RFC 4226 recommends, and what apps take. */
const secretBytes = 20

const keyOf = ({ signer }: AppContext) => Buffer.from(signer.sign('encryption-key', 'authenticators'), 'hex')

/** A new secret of 160 bits. */
export const newSecret = (): Secret => new Secret({ size: secretBytes })

/** Encrypts a secret for its account: in the row of somebody else it opens nothing. */
export function seal(app: AppContext, userId: number, secret: Secret): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, keyOf(app), nonce).setAAD(Buffer.from(String(userId)))
  const sealed = Buffer.concat([cipher.update(secret.bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** @throws Error when the secret was not sealed for this account by this installation */
export function unseal(app: AppContext, userId: number, sealed: Buffer): Secret {
  const nonce = sealed.subarray(0, nonceBytes)
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes)
  const decipher = createDecipheriv(algorithm, keyOf(app), nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(String(userId)))
    .setAuthTag(tag)
  const secret = Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()])
  return new Secret({ buffer: Uint8Array.from(secret).buffer })
}

/** Codes after RFC 6238, as every app makes them: SHA-1, six digits, half a minute. */
export const codesOf = (secret: Secret, email = ''): TOTP =>
  new TOTP({ issuer: 'Celebrio', label: email, secret, digits: authenticatorDigits })

/** The half minute, since 1970, whose code this is; null when it is none of now, the one before or the one after. */
export function stepOfCode(secret: Secret, code: string, now: Date): number | null {
  const codes = codesOf(secret)
  const timestamp = now.getTime()
  const apart = codes.validate({ token: code, timestamp, window: 1 })
  return apart === null ? null : codes.counter({ timestamp }) + apart
}
