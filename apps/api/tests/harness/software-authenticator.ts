import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Buffer) => bytes.toString('base64url')

const headOf = (major: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(major << 5) | length])
  return length < 256
    ? Buffer.from([(major << 5) | 24, length])
    : Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}

/** The parts of CBOR that WebAuthn needs: integers, bytes, texts and maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? headOf(1, -1 - value) : headOf(0, value)
  if (typeof value === 'string') return Buffer.concat([headOf(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([headOf(2, value.length), value])
  const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as Buffer)])
  return Buffer.concat([headOf(5, value.size), ...entries])
}

type Options = { challenge?: unknown }
type Change = { origin?: string; rpId?: string; counter?: number; challenge?: string }

/** @param flags 1 present, 4 verified, 64 with the key of the credential */
function authenticatorData(rpId: string, flags: number, count: number, ...more: Buffer[]): Buffer {
  const counter = Buffer.alloc(4)
  counter.writeUInt32BE(count)
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, ...more])
}

/** A public key as COSE has it: P-256, for ES256. */
function coseOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
}

const attestationOf = (authData: Buffer) =>
  cbor(
    new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]),
  )

const clientDataOf = (type: string, challenge: unknown, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

/** A device that keeps one passkey for a site, as browsers and security keys do after WebAuthn: ES256, no attestation. */
export function softwareAuthenticator(site: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const bytes = randomBytes(32)
  const id = base64url(bytes)
  let count = 0
  const said = (type: string, options: Options, change: Change) =>
    clientDataOf(type, change.challenge ?? options.challenge, change.origin ?? site)
  const about = (flags: number, change: Change, ...more: Buffer[]) =>
    authenticatorData(change.rpId ?? new URL(site).hostname, flags, change.counter ?? ++count, ...more)
  const credential = <R>(response: R) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })
  return {
    /** What `navigator.credentials.create` answers. */
    make(options: Options, change: Change = {}) {
      const key = coseOf(publicKey)
      const authData = about(1 | 4 | 64, change, Buffer.alloc(16), Buffer.from([0, bytes.length]), bytes, key)
      return credential({
        clientDataJSON: base64url(said('webauthn.create', options, change)),
        attestationObject: base64url(attestationOf(authData)),
        transports: ['internal'],
      })
    },
    /** What `navigator.credentials.get` answers. */
    use(options: Options, change: Change = {}) {
      const [data, device] = [said('webauthn.get', options, change), about(1 | 4, change)]
      return credential({
        clientDataJSON: base64url(data),
        authenticatorData: base64url(device),
        signature: base64url(sign('sha256', Buffer.concat([device, sha256(data)]), privateKey)),
      })
    },
  }
}
