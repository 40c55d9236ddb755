import type { FastifyRequest } from 'fastify'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const forwarding = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip']
/** Names by which only the machine itself is called, with or without a port. */
export const localName = /^(localhost|[\w.-]+\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/**
 * Whether somebody at this machine asks, by its own name: not a proxy beside the server, and not a page elsewhere whose
 * name was made to point here (DNS rebinding).
 */
export const isLocal = ({ raw, headers }: FastifyRequest): boolean =>
  loopback.has(raw.socket.remoteAddress ?? '') &&
  forwarding.every(name => headers[name] === undefined) &&
  localName.test(headers.host ?? '')
