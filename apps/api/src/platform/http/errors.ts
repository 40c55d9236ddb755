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

/** Fields that errors of Fastify, the database driver and the system may have. */
type Fault = Error & { code?: string; statusCode?: number; syscall?: string }

// Codes for a database, file store or mail server that is unreachable or has no free connection.
const unavailable = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])
// A database that takes over from another one is read-only at first: 25006.
const databaseAway = /^(08|57P0|53300|25006)/
// No room on the disk of this process, or on that of the database.
const diskFull = /^(ENOSPC|EDQUOT|53100)$/
// The driver throws these without a code.
const connectionLost = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a conn)/

function isAway({ code = '', message, syscall }: Fault): boolean {
  // ENOENT counts only for a missing socket file; any other missing file is a bug.
  if (code === 'ENOENT') return syscall === 'connect'
  return unavailable.has(code) || diskFull.test(code) || databaseAway.test(code) || connectionLost.test(message)
}

/** Maps anything thrown to the error that the client gets. */
export function errorOf(error: FastifyError | AppError | Error): AppError {
  if (error instanceof AppError) return error
  const { code = '', statusCode = 500 }: Fault = error
  const mapped = byFastifyCode[code]
  if (mapped) return new AppError(mapped)
  if (statusCode === 503 || isAway(error)) return new AppError('unavailable', {}, 2)
  if (statusCode >= 400 && statusCode < 500) return new AppError('bad_request')
  return new AppError('internal_error')
}

/** A path of this server with its percent signs escaped; with two slashes or backslashes first it would be another host. */
const escaped = (url: string) => url.replace(/^[/\\]*/, '/').replaceAll('%', '%25')

/**
 * URLs that cannot be decoded never reach a route, but still get a regular error body. A browser that asked for a page is
 * redirected to the same URL with its percent signs escaped, where the web client shows its "not found" page.
 */
export function answerUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (isPage(request)) return void reply.redirect(escaped(request.url))
  const appError = errorOf(error)
  void reply.code(appError.status).send(errorBody(appError, request.id))
}

/** Answers invalid HTTP and oversized headers directly on the socket, with the headers that every answer has. */
export const answerGarbage = (safety: Record<string, string>) => {
  const common = Object.entries(safety).map(([name, value]) => `${name}: ${value}\r\n`)
  return ({ code }: { code?: string }, socket: Socket): void => {
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const appError = new AppError(code === 'HPE_HEADER_OVERFLOW' ? 'too_large' : 'bad_request')
    const body = JSON.stringify(errorBody(appError, randomUUID()))
    const status = `${appError.status} ${STATUS_CODES[appError.status]}`
    const headers = `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}`
    socket.end(`HTTP/1.1 ${status}\r\n${common.join('')}${headers}\r\nconnection: close\r\n\r\n${body}`)
  }
}

/** Answers every error in the shape of the contract; internal errors are logged, never shown. */
export function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const appError = errorOf(error)
    request.refusal = appError.code
    if (appError.code === 'internal_error' || appError.code === 'unavailable')
      request.log.error({ err: error }, 'request failed')
    if (appError.retryAfter !== undefined) reply.header('retry-after', appError.retryAfter)
    return reply.code(appError.status).send(errorBody(appError, request.id))
  })
}
