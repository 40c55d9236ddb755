import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type Keys = { ecdh: ReturnType<typeof createECDH>; auth: Buffer }

/** A push as its device gets it. */
export type ReceivedPush = {
  text: string
  ttl: string | undefined
  urgency: string | undefined
  topic: string | undefined
  /** The sender, by its public key. */
  sender: string
}

/** Decrypts a message for a device, as RFC 8291 and RFC 8188 have it; one record is the whole. */
function decrypt({ ecdh, auth }: Keys, body: Buffer): string {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + idLength)
  const sealed = body.subarray(21 + idLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const input = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32))
  const derive = (purpose: string, length: number) =>
    Buffer.from(hkdfSync('sha256', input, salt, Buffer.from(`Content-Encoding: ${purpose}\0`), length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0 || padded.subarray(end + 1).some(byte => byte !== 0)) throw new Error('The padding is wrong.')
  return padded.subarray(0, end).toString()
}

const json = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>

/**
 * Who sends, as RFC 8292 has it: a signed token for this origin, for a day at most.
 * @throws Error when anything about it is wrong
 */
function senderOf(authorization: string, origin: string): string {
  const [, token = '', key = ''] = /^vapid t=([^,\s]+), ?k=([^,\s]+)$/.exec(authorization) ?? []
  const [header = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) }
  const publicKey = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const }
  const signed = Buffer.from(`${header}.${claims}`)
  if (json(header).alg !== 'ES256') throw new Error('The algorithm is wrong.')
  if (!verify('sha256', signed, publicKey, Buffer.from(signature, 'base64url')))
    throw new Error('The signature is wrong.')
  const { aud, exp, sub } = json(claims)
  const left = Number(exp) - Date.now() / 1000
  if (aud !== origin) throw new Error('The token is for another push service.')
  if (!(left > 0 && left <= 24 * 60 * 60)) throw new Error('The token is too old, or good for too long.')
  if (!/^(?:mailto:|https:)/.test(String(sub))) throw new Error('Nobody is named to write to.')
  return key
}

type Device = Keys & { received: ReceivedPush[]; status: number | undefined; refusals: string[] }

async function take(request: IncomingMessage, device: Device | undefined, origin: string): Promise<number> {
  const body = await buffer(request)
  if (!device) return 404
  if (device.status !== undefined) return device.status
  const { headers } = request
  const header = (name: string) => headers[name] as string | undefined
  try {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('The encoding is wrong.')
    const sender = senderOf(headers.authorization ?? '', origin)
    const text = decrypt(device, body)
    device.received.push({ text, ttl: header('ttl'), urgency: header('urgency'), topic: header('topic'), sender })
    return 201
  } catch (error) {
    device.refusals.push(String(error))
    return 400
  }
}

/** A real push service on loopback (RFC 8030): it checks who sends, and decrypts in the place of the device. */
export async function startPushService() {
  const devices = new Map<string, Device>()
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  server.on('request', (request, response) => {
    void take(request, devices.get(request.url ?? ''), origin).then(status => response.writeHead(status).end())
  })
  return {
    origin,
    /** A browser that asks for pushes. */
    subscribe() {
      const path = `/push/${randomBytes(12).toString('hex')}`
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const device: Device = { ecdh, auth: randomBytes(16), received: [], refusals: [], status: undefined }
      devices.set(path, device)
      const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: device.auth.toString('base64url') }
      return {
        subscription: { endpoint: `${origin}${path}`, keys },
        /** What has come, in order. */
        received: device.received,
        /** Why something was refused that should not have been sent so. */
        refusals: device.refusals,
        /** Answers this from now on, without taking anything. */
        answer: (status: number) => void (device.status = status),
      }
    },
    stop: () => new Promise(resolve => server.close(resolve)),
  }
}
