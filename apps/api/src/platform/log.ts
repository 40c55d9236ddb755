import type { FastifyRequest } from 'fastify'
import { type DestinationStream, type Logger, pino } from 'pino'

/** Links in e-mails contain tokens of 43 characters. */
const token = /[\w-]{40,}/g

/** E-mail addresses, as the staff looks for accounts by them, and the words of any search. Bounded, so that no URL is slow. */
const email = /[^\s/?&=]{1,64}(?:@|%40)[^\s/?&=]{1,255}/gi
const searched = /([?&]keyword=)[^&]+/g

/** What is logged of a request: its URL without secrets, e-mail addresses and what somebody looks for. */
const req = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  url: url.replaceAll(searched, '$1[words]').replaceAll(token, '[token]').replaceAll(email, '[email]'),
  host,
  remoteAddress: ip,
})

/**
 * What is logged of an error. PostgreSQL tells the values of a row that it refuses, words that somebody has written among
 * them: its detail and context are left out, what was refused and by which rule stays.
 */
function err(error: Error) {
  const { detail: _, where: __, ...known } = pino.stdSerializers.err(error)
  return known
}

/** A logger that writes JSON lines. @param to standard output by default */
export const openLog = (level: string, to?: DestinationStream): Logger =>
  pino({ level, redact: ['req.headers.authorization', 'req.headers.cookie'], serializers: { req, err } }, to)
