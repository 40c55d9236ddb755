import type { FastifyRequest } from 'fastify'
import { type DestinationStream, type Logger, pino } from 'pino'

/** Links of letters carry tokens of 43 characters in their addresses. */
const token = /[\w-]{40,}/g

/** What is kept of a request: its address without secrets. */
const req = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  url: url.replaceAll(token, '[token]'),
  host,
  remoteAddress: ip,
})

/** A log in lines of JSON. @param to standard output unless told */
export const openLog = (level: string, to?: DestinationStream): Logger =>
  pino({ level, redact: ['req.headers.authorization', 'req.headers.cookie'], serializers: { req } }, to)
