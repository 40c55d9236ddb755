import { createHmac, timingSafeEqual } from 'node:crypto'

/** Minutes for which a signature holds: what was overheard cannot be sent again later. */
const holdsFor = 5

const macOf = (secret: Buffer, seconds: number, body: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')

/** `t=<seconds since 1970>,v1=<hex HMAC-SHA-256 of "<seconds>.<body>">`, as Stripe signs its webhooks. */
export function signBody(secret: Buffer, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${macOf(secret, seconds, body)}`
}

/** Whether a body is signed with the secret, a few minutes ago at most. */
export function isSigned(secret: Buffer, signature: string, body: string, now: Date): boolean {
  const [, seconds = '', mac = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  if (mac === '' || Math.abs(now.getTime() / 1000 - Number(seconds)) > holdsFor * 60) return false
  return timingSafeEqual(Buffer.from(macOf(secret, Number(seconds), body)), Buffer.from(mac))
}
