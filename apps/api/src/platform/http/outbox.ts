import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { dataFolder, type Settings } from '../settings.ts'
import { isLocal } from './local-caller.ts'

async function onlyHere(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!isLocal(request)) throw new AppError('not_found')
  reply.header('cache-control', 'no-store')
}

/** Without an SMTP server, shows the e-mails that would have been sent, to the same machine only. */
export function registerOutbox(server: FastifyInstance, settings: Settings): void {
  if (settings.smtpUrl) return
  const folder = dataFolder(settings, 'outbox')
  server.get('/dev/outbox', { schema: { hide: true }, onRequest: onlyHere }, async (_request, reply) => {
    const names = (await readdir(folder).catch(() => []))
      .filter(name => name.endsWith('.eml'))
      .sort()
      .reverse()
    const rows = names.map(name => `<li><a href="/dev/outbox/${name}">${name}</a></li>`)
    return reply
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><title>Outbox</title><h1>Outbox</h1><ul>${rows.join('')}</ul>`)
  })
  server.get<{ Params: { name: string } }>(
    '/dev/outbox/:name',
    { schema: { hide: true }, onRequest: onlyHere },
    async (request, reply) => {
      if (!/^[\w-]+\.eml$/.test(request.params.name)) throw new AppError('not_found')
      const bytes = await readFile(join(folder, request.params.name)).catch(() => {
        throw new AppError('not_found')
      })
      return reply.type('text/plain; charset=utf-8').send(bytes)
    },
  )
}
