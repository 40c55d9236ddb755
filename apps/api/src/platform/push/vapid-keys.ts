import { createECDH } from 'node:crypto'
import type { Db } from '../db/database.ts'
import { loadSecret } from '../db/secrets.ts'

/** By which push services know who sends (RFC 8292); base64url. */
export type VapidKeys = { publicKey: string; privateKey: string }

const curve = () => createECDH('prime256v1')

function newPrivateKey(): Buffer {
  const pair = curve()
  pair.generateKeys()
  // Short ones have leading zeros.
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32)
}

/** Made at the first start, and the same for all processes from then on: devices are bound to them. */
export async function loadVapidKeys(db: Db): Promise<VapidKeys> {
  const secret = await loadSecret(db, 'vapid', newPrivateKey)
  const pair = curve()
  pair.setPrivateKey(secret)
  return { publicKey: pair.getPublicKey().toString('base64url'), privateKey: secret.toString('base64url') }
}
