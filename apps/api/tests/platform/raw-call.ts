import { mkdtempSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errors } from '@celebrio/contract/platform/errors'
import { errorAnswer } from '@celebrio/contract/platform/lists'
import { expect } from 'vitest'
import type { Reply, Someone } from '../harness/caller.ts'

type Bytes = string | Uint8Array<ArrayBuffer>
export type RawCall = { method?: string; as?: Someone; type?: string; body?: Bytes }

/** Sends raw bytes to a path below /api/v1, with any content type. */
export async function sendRaw(url: string, path: string, { method = 'POST', as, type, body }: RawCall): Promise<Reply> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: { ...(as && { authorization: `Bearer ${as.token}` }), ...(type && { 'content-type': type }) },
    ...(body !== undefined && { body }),
  })
  const text = await response.text()
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text, headers: response.headers }
}

/** Checks the shape of an error: a code of the contract with the matching status. */
export function expectError({ status, body }: Reply, ...allowed: number[]): void {
  expect(allowed, JSON.stringify(body).slice(0, 300)).toContain(status)
  const refusal = errorAnswer.parse(body)
  expect(refusal.msg).toBe(refusal.message)
  expect(errors).toHaveProperty(refusal.code, expect.objectContaining({ status }))
  expect(refusal.request_id).toMatch(/^[0-9a-f-]{36}$/)
  expect(JSON.stringify(body)).not.toMatch(/\bat .*\.(ts|js):\d+|node_modules|SELECT |zod/i)
}

/** Writes bytes to the server's socket and reads the response until either side closes it. */
export function speak(url: string, lines: string, { hangUp = false } = {}): Promise<string> {
  const { port, hostname } = new URL(url)
  return new Promise((resolve, reject) => {
    let heard = ''
    const socket = connect(Number(port), hostname, () => {
      socket.write(lines, 'latin1', () => hangUp && socket.destroy())
    })
    socket.setEncoding('utf8')
    socket.on('data', text => {
      heard += text
    })
    socket.on('close', () => resolve(heard))
    socket.on('error', reject)
  })
}

/** Writes bytes and resolves with the answer as soon as it comes, however much of the body is still to come. */
export function firstAnswer(url: string, lines: string): Promise<string> {
  const { port, hostname } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(lines, 'latin1'))
    socket.setEncoding('utf8')
    socket.once('data', text => {
      resolve(String(text))
      socket.destroy()
    })
    socket.on('close', () => resolve(''))
    socket.on('error', reject)
  })
}

/** A folder for temporary files that nobody else writes to; call it before the world starts. */
export function ownTemporaryFolder(): { names(): Promise<string[]> } {
  const folder = mkdtempSync(join(tmpdir(), 'celebrio-ground-'))
  process.env.TMPDIR = folder
  return { names: () => readdir(folder) }
}

/** The head of a handwritten HTTP request. */
export const head = (method: string, path: string, headers: Record<string, string | number>): string =>
  [
    `${method} ${path} HTTP/1.1`,
    ...Object.entries({ host: 'localhost', ...headers }).map(h => h.join(': ')),
    '',
    '',
  ].join('\r\n')
