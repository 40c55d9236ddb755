import type { FastifyInstance } from 'fastify'
import { AppError } from '../app-error.ts'
import { maxTextBytes } from '../http/form-body.ts'
import type { GatewayWord, PaymentGateway } from './gateway.ts'

/** Where a gateway posts its events. */
export const webhookPath = (gateway: string): string => `/webhooks/payments/${gateway}`

/**
 * Takes what the gateway tells. Signatures are about the bytes of a body, so it is not read by the API's own parsers. What is
 * not signed is refused, and so is what cannot be true; a gateway then tells it again.
 * @param hear has what is told become true
 */
export async function registerWebhook(
  server: FastifyInstance,
  gateway: PaymentGateway,
  hear: (word: GatewayWord) => Promise<void>,
): Promise<void> {
  await server.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxTextBytes }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(webhookPath(gateway.name), { schema: { hide: true } }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const word = await gateway.readEvent(request.headers, body)
      if (word === null) throw new AppError('event_not_signed')
      await hear(word)
      return reply.send({ message: 'Received' })
    })
  })
}
