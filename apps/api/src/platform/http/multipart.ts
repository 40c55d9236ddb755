import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Endpoint } from '@celebrio/contract/platform/endpoint'
import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError, fieldError } from '../app-error.ts'
import { newTemporaryFolder } from '../temporary.ts'
import { maxTextBytes, parseForm } from './form-body.ts'
import { lineOf } from './line-of.ts'
import { boundBody } from './slow-bodies.ts'

/** A file part of a multipart body, in a temporary file until the request is answered. */
export type IncomingFile = { field: string; fileName: string; contentType: string; path: string; bytes: number }

export type ParsedBody = { fields: unknown; files: IncomingFile[]; discard(): Promise<void> }

/** The file parts that a body may have. */
export type FileParts = NonNullable<Endpoint['files']>

/** A file name that can be stored: invalid characters are dropped, and a long name is cut so that its extension stays. */
const tidyName = (name: string) =>
  name
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .slice(-maxNameLength)
const maxNameLength = 255

const bare = (field: string) => field.replace(/\[\d*\]$/, '')

/** Stops a file that weighs more than what is left. */
async function* bounded(content: Readable, left: number): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of content as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > left) throw new AppError('upload_too_large')
    yield chunk
  }
}

/** The files of one body, each field within its count and size. */
class IncomingFiles {
  readonly #folder: string
  readonly #accepted: FileParts
  readonly all: IncomingFile[] = []

  constructor(folder: string, accepted: FileParts) {
    this.#folder = folder
    this.#accepted = accepted
  }

  async add(part: MultipartFile): Promise<void> {
    const field = bare(part.fieldname)
    const allowed = Object.hasOwn(this.#accepted, field) ? this.#accepted[field] : undefined
    if (!allowed) throw fieldError(field, 'file_unexpected')
    const before = this.all.filter(file => file.field === field)
    if (before.length === allowed.max) throw fieldError(field, 'too_many', { max: allowed.max })
    const left = allowed.maxBytes - before.reduce((sum, file) => sum + file.bytes, 0)
    const path = join(this.#folder, String(this.all.length))
    const target = createWriteStream(path)
    await pipeline(bounded(part.file, left), target)
    const fileName = tidyName(part.filename)
    this.all.push({ field, fileName, contentType: part.mimetype, path, bytes: target.bytesWritten })
  }
}

/** Bytes beside texts and files: boundaries and headers of parts. */
const frameBytes = 500_000

/** A body that says that it weighs more than all that is accepted is refused before it is read; others are cut there. */
function checkLength(request: FastifyRequest, accepted: FileParts): void {
  const most = Object.values(accepted).reduce((sum, part) => sum + part.maxBytes, maxTextBytes + frameBytes)
  const length = Number(request.headers['content-length'] ?? 0)
  if (length > most) throw new AppError(Object.keys(accepted).length > 0 ? 'upload_too_large' : 'too_large')
  boundBody(request.raw, most)
}

/** Multipart bodies that arrive at once from one account, or one address without an account, in this process. */
const maxAtOnce = 6
const arriving = new Map<number | string, number>()

/**
 * Parses a multipart body: text fields in bracket notation, file parts into temporary files.
 * @param accepted the file parts that the endpoint takes
 * @throws AppError bad_request when the body is cut off, too_large, upload_too_large, validation_failed for a file where
 * none or no more is expected, too_many_requests when others of the same sender are still arriving
 */
export async function readMultipart(request: FastifyRequest, accepted: FileParts): Promise<ParsedBody> {
  checkLength(request, accepted)
  const sender = request.viewer?.id ?? lineOf(request.ip)
  const others = arriving.get(sender) ?? 0
  if (others >= maxAtOnce) throw new AppError('too_many_requests', {}, 5)
  arriving.set(sender, others + 1)
  try {
    return await readParts(request, accepted)
  } finally {
    const left = (arriving.get(sender) ?? 1) - 1
    if (left > 0) arriving.set(sender, left)
    else arriving.delete(sender)
  }
}

async function readParts(request: FastifyRequest, accepted: FileParts): Promise<ParsedBody> {
  const folder = await newTemporaryFolder()
  const discard = () => rm(folder, { recursive: true, force: true })
  const texts = new FormTexts()
  const files = new IncomingFiles(folder, accepted)
  try {
    // The parser only notices a client that disconnects after this point.
    if (request.raw.destroyed && !request.raw.complete) throw new AppError('bad_request')
    for await (const part of request.parts()) {
      if (part.type === 'field') texts.add(part)
      else if (part.filename === '' || part.filename === undefined) part.file.resume()
      else await files.add(part)
    }
    return { fields: texts.read(), files: files.all, discard }
  } catch (error) {
    await discard()
    throw errorOf(error)
  }
}

/** Text fields of a multipart body by name; a repeated field becomes a list. */
class FormTexts {
  readonly #texts: Record<string, unknown> = {}
  #bytes = 0

  add({ fieldname, value, valueTruncated }: MultipartValue): void {
    this.#bytes += Buffer.byteLength(fieldname) + (typeof value === 'string' ? Buffer.byteLength(value) : 0)
    if (valueTruncated || this.#bytes > maxTextBytes) throw new AppError('too_large')
    const before = this.#texts[fieldname]
    this.#texts[fieldname] = before === undefined ? value : [before, value].flat()
  }

  read(): unknown {
    return parseForm(this.#texts as Record<string, string>)
  }
}

const tooMany = new Set(['FST_FIELDS_LIMIT', 'FST_PARTS_LIMIT'])

function errorOf(error: unknown): unknown {
  if (error instanceof AppError) return error
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === 'FST_REQ_FILE_TOO_LARGE' || code === 'FST_FILES_LIMIT') return new AppError('upload_too_large')
  if (tooMany.has(code ?? '')) return new AppError('too_large')
  // Of our own disk.
  if (syscall) return error
  // Any other parser error means a truncated body or one that does not match its header.
  return new AppError('bad_request')
}
