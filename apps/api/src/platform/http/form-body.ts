import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import qs from 'qs'
import { AppError, fieldError } from '../app-error.ts'

/** A file part of a multipart body, kept in a temporary file until the request is answered. */
export type IncomingFile = { field: string; fileName: string; contentType: string; path: string; bytes: number }

export type ParsedBody = { fields: unknown; files: IncomingFile[]; discard(): Promise<void> }

/** Most text of a body in bytes, in whatever encoding; files have limits of their own. */
export const maxTextBytes = 1_000_000

const limits = {
  depth: 6,
  strictDepth: true,
  arrayLimit: 200,
  parameterLimit: 2000,
  throwOnLimitExceeded: true,
} as const

/**
 * Reads bracket notation (`items[0][name]`, `images[]`) from an urlencoded text, or from fields by their names,
 * of which a query may hold several of one name.
 * @throws AppError bad_request for more fields, entries or depth than any form has
 */
export function parseForm(form: string | Record<string, string | string[]>): unknown {
  try {
    return qs.parse(form as string | Record<string, string>, limits)
  } catch {
    throw new AppError('bad_request')
  }
}

/** A name that can be kept: characters that no text may hold are left out, and its end stays, where the kind is told. */
const tidyName = (name: string) =>
  name
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .slice(-maxNameLength)
const maxNameLength = 255

const bare = (field: string) => field.replace(/\[\d*\]$/, '')

async function keepFile(part: MultipartFile, folder: string, index: number): Promise<IncomingFile> {
  const path = join(folder, String(index))
  const target = createWriteStream(path)
  await pipeline(part.file, target)
  if (part.file.truncated) throw new AppError('upload_too_large')
  return {
    field: bare(part.fieldname),
    fileName: tidyName(part.filename),
    contentType: part.mimetype,
    path,
    bytes: target.bytesWritten,
  }
}

/**
 * Reads a multipart body: text fields in bracket notation, file parts into temporary files.
 * @param accepted names of the file parts that the endpoint takes
 * @throws AppError bad_request when the body is cut off, too_large, validation_failed for a file where none is expected
 */
export async function readMultipart(request: FastifyRequest, accepted: readonly string[]): Promise<ParsedBody> {
  const folder = await mkdtemp(join(tmpdir(), 'celebrio-'))
  const discard = () => rm(folder, { recursive: true, force: true })
  const texts = new FormTexts()
  const files: IncomingFile[] = []
  try {
    // The parser only hears of a caller who hangs up from now on.
    if (request.raw.destroyed && !request.raw.complete) throw new AppError('bad_request')
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        texts.add(part)
      } else if (part.filename === '' || part.filename === undefined) {
        part.file.resume()
      } else if (!accepted.includes(bare(part.fieldname))) {
        throw fieldError(bare(part.fieldname), 'file_unexpected')
      } else {
        files.push(await keepFile(part, folder, files.length))
      }
    }
    return { fields: texts.read(), files, discard }
  } catch (error) {
    await discard()
    throw errorOf(error)
  }
}

/** Text fields of a multipart body by name; one that comes several times is a list. */
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
  const { code } = error as { code?: string }
  if (code === 'FST_REQ_FILE_TOO_LARGE' || code === 'FST_FILES_LIMIT') return new AppError('upload_too_large')
  if (tooMany.has(code ?? '')) return new AppError('too_large')
  // Whatever else stops the parser is a body that breaks off or is not what its header says.
  return new AppError('bad_request')
}
