import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '@celebrio/contract/platform/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, errorBody } from '../app-error.ts'
import { isPage } from './not-found.ts'

const byFastifyCode: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_REQ_FILE_TOO_LARGE: 'upload_too_large',
}

/** What Fastify, the driver and the system may say of an error. */
type Fault = Error & { code?: string; statusCode?: number; syscall?: string }

// What says that the database, the file store or the mail server is away, or has no room for another connection.
const unavailable = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])
const databaseAway = /^(08|57P0|53300)/
// The driver gives these no code.
const connectionLost = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a conn)/

function isAway({ code = '', message, syscall }: Fault): boolean {
  // A socket file that is gone; a missing file of ours is a fault instead.
  if (code === 'ENOENT') return syscall === 'connect'
  return unavailable.has(code) || databaseAway.test(code) || connectionLost.test(message)
}

/** What a thrown thing means to the caller. */
export function errorOf(error: FastifyError | AppError | Error): AppError {
  if (error instanceof AppError) return error
  const { code = '', statusCode = 500 }: Fault = error
  const known = byFastifyCode[code]
  if (known) return new AppError(known)
  if (statusCode === 503 || isAway(error)) return new AppError('unavailable', {}, 2)
  if (statusCode >= 400 && statusCode < 500) return new AppError('bad_request')
  return new AppError('internal_error')
}

/**
 * Addresses that cannot be decoded never reach a route; they are answered in the decided shape all the same. Who wanted a
 * page is sent to the same letters as an address that can be, where the web client says that there is nothing.
 */
export function answerUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (isPage(request)) return void reply.redirect(request.url.replaceAll('%', '%25'))
  const appError = errorOf(error)
  void reply.code(appError.status).send(errorBody(appError, request.id))
}

/** What is no HTTP at all, or has headers without end, gets its answer on the bare connection. */
export function answerGarbage({ code }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const appError = new AppError(code === 'HPE_HEADER_OVERFLOW' ? 'too_large' : 'bad_request')
  const body = JSON.stringify(errorBody(appError, randomUUID()))
  const status = `${appError.status} ${STATUS_CODES[appError.status]}`
  const headers = `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}`
  socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\nconnection: close\r\n\r\n${body}`)
}

/** One handler answers every error in the decided shape; faults of ours are logged, never shown. */
export function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const appError = errorOf(error)
    if (appError.code === 'internal_error' || appError.code === 'unavailable')
      request.log.error({ err: error }, 'request failed')
    if (appError.retryAfter !== undefined) reply.header('retry-after', appError.retryAfter)
    return reply.code(appError.status).send(errorBody(appError, request.id))
  })
}
