import { Agent as HttpAgent, request as httpRequest } from 'node:http'
import { Agent, request as httpsRequest } from 'node:https'
import webpush from 'web-push'
import { isPublicUrl, publicLookup } from '../outbound/public-address.ts'
import type { Settings } from '../settings.ts'
import type { VapidKeys } from './vapid-keys.ts'

/** A device, as its browser has described it. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

export type PushMessage = {
  /** Encrypted for the device (RFC 8291). */
  payload: string
  /** One that waits for the device gives way to one with the same topic. */
  topic: string
  isUrgent: boolean
}

/** Pushes to devices through the push services of their browsers. */
export type PushService = {
  publicKey: string
  /** Whether something may be sent there. */
  accepts(endpoint: string): boolean
  /** @returns `gone` when the device wants no more. @throws Error when the push service did not take it */
  send(target: PushTarget, message: PushMessage): Promise<'taken' | 'gone'>
  close(): void
}

const timeout = 10_000

/** How long a device may be away, in seconds; what comes later would be no news. */
const keptFor = 12 * 60 * 60

const whoSends = ({ contactEmail, publicUrl }: Settings) => {
  if (contactEmail) return `mailto:${contactEmail}`
  return publicUrl.startsWith('https:') ? publicUrl : 'mailto:hello@celebrio.localhost'
}

type Agents = { https: Agent; http: HttpAgent }
type Details = ReturnType<typeof webpush.generateRequestDetails>

/** @returns the status; nothing else of the answer is read */
function post({ endpoint, headers, body }: Details, agents: Agents): Promise<number> {
  const isSecure = endpoint.startsWith('https:')
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const options = { method: 'POST', headers, signal: AbortSignal.timeout(timeout) }
  const sending = isSecure
    ? httpsRequest(endpoint, { ...options, agent: agents.https })
    : httpRequest(endpoint, { ...options, agent: agents.http })
  sending.on('error', reject)
  sending.on('response', response => {
    response.on('error', () => undefined)
    response.resume()
    resolve(response.statusCode ?? 0)
  })
  sending.end(body)
  return promise
}

/** Opens the way out to push services: https and public addresses only, redirects are not followed. */
export function openPushes(keys: VapidKeys, settings: Settings): PushService {
  const agents = {
    https: new Agent({ keepAlive: true, maxSockets: 20, lookup: publicLookup }),
    http: new HttpAgent({ keepAlive: true }),
  }
  const accepts = (endpoint: string) => settings.pushesTo?.(endpoint) ?? isPublicUrl(endpoint)
  const vapidDetails = { subject: whoSends(settings), ...keys }
  return {
    publicKey: keys.publicKey,
    accepts,
    async send({ endpoint, p256dh, auth }, { payload, topic, isUrgent }) {
      if (!accepts(endpoint)) return 'gone'
      const device = { endpoint, keys: { p256dh, auth } }
      const urgency = isUrgent ? 'high' : 'normal'
      const details = webpush.generateRequestDetails(device, payload, { vapidDetails, TTL: keptFor, urgency, topic })
      const status = await post(details, agents)
      if (status === 404 || status === 410) return 'gone'
      if (status < 200 || status > 299) throw new Error(`A push service answered ${status}.`)
      return 'taken'
    },
    close() {
      agents.https.destroy()
      agents.http.destroy()
    },
  }
}
