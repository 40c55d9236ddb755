import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isPublicWebUrl, publicLookup } from './public-address.ts'

export type Fetched = { url: string; type: string; charset: string | undefined; bytes: Buffer }

type Bounds = {
  /** What is wanted; an answer of another type is not read. */
  accepts: (type: string) => boolean
  maxBytes: number
  /** Whether a longer answer is cut at `maxBytes` instead of being refused. */
  cut?: boolean
  /** Addresses that may be called although they are not public; for tests. */
  reaches?: ((url: string) => boolean) | undefined
  /** Ends it all; a deadline may be shared by several calls. */
  until: AbortSignal
}

const maxRedirects = 4
const headers = { 'user-agent': 'Celebrio (link preview)', 'accept-encoding': 'identity', accept: '*/*' }

/** Calls one address, without following redirects. @throws Error when it may not be called, or does not answer */
async function callOnce(url: string, signal: AbortSignal, reaches: Bounds['reaches']): Promise<IncomingMessage> {
  const known = reaches?.(url) ?? false
  if (!known && !isPublicWebUrl(url)) throw new Error('The address is not public.')
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const send = url.startsWith('https:') ? httpsRequest : httpRequest
  // A connection of its own each time: what a name leads to is looked up and checked for each.
  const calling = send(url, { headers, signal, agent: false, ...(!known && { lookup: publicLookup }) })
  calling.on('error', reject).on('response', resolve).end()
  return promise
}

/** The whole of an answer, or as much of it as is read. @throws Error when it is too long */
async function read(answer: IncomingMessage, { maxBytes, cut = false }: Bounds): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part)
    size += part.length
    if (size > maxBytes) break
  }
  if (size > maxBytes && !cut) throw new Error('The answer is too long.')
  return Buffer.concat(parts).subarray(0, maxBytes)
}

async function answerOf(answer: IncomingMessage, url: string, bounds: Bounds): Promise<Fetched> {
  const [type = '', ...rest] = (answer.headers['content-type'] ?? '').toLowerCase().split(';')
  const charset = rest.map(one => /^\s*charset="?([\w-]+)/.exec(one)?.[1]).find(Boolean)
  const encoding = answer.headers['content-encoding'] ?? 'identity'
  if (answer.statusCode !== 200 || encoding !== 'identity' || !bounds.accepts(type.trim()))
    throw new Error('There is nothing of what is wanted.')
  return { url, type: type.trim(), charset, bytes: await read(answer, bounds) }
}

/**
 * Reads something from the public web: http and https on their own ports, public addresses only, also after each redirect and
 * whatever a name leads to at that moment; without cookies.
 * @param bounds `maxBytes` of the body, as it is sent: compressed answers are refused
 * @throws Error when there is nothing that may be read
 */
export async function fetchPublic(address: string, bounds: Bounds): Promise<Fetched> {
  let url = address
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const answer = await callOnce(url, bounds.until, bounds.reaches)
    try {
      const { location } = answer.headers
      const isRedirect = [301, 302, 303, 307, 308].includes(answer.statusCode ?? 0)
      if (!isRedirect || !location) return await answerOf(answer, url, bounds)
      url = new URL(location, url).href
    } finally {
      answer.destroy()
    }
  }
  throw new Error('There are too many redirects.')
}
