import type { ErrorCode } from '@celebrio/contract/platform/errors'
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the request was refused, in the contract's words. */
    refusal: ErrorCode | null
  }
}

/** One line for each request, written when it has been answered: who asked for what, how it ended and how long it took. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // Its completion says it all.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (this.isLogDisabled(request)) return
    const { viewer, refusal } = request
    const who = viewer && { account: viewer.id }
    const why = refusal && { refusal }
    const ended = { req: request, res: reply, ...who, ...why, responseTime: reply.elapsedTime }
    if (error) reply.log.error({ ...ended, err: error }, 'request errored')
    else reply.log.info(ended, 'request completed')
  }
}
