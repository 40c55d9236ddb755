import type { FastifyRequest } from 'fastify'
import { type DestinationStream, type Logger, pino } from 'pino'

/** Links in e-mails contain tokens of 43 characters. */
const token = /[\w-]{40,}/g

/** What is logged of a request: its URL without secrets. */
const req = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  url: url.replaceAll(token, '[token]'),
  host,
  remoteAddress: ip,
})

/** A logger that writes JSON lines. @param to standard output by default */
export const openLog = (level: string, to?: DestinationStream): Logger =>
  pino({ level, redact: ['req.headers.authorization', 'req.headers.cookie'], serializers: { req } }, to)
