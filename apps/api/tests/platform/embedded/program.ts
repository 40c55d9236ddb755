import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { freePort } from '@celebrio/test-servers/free-port'
import { expect, vi } from 'vitest'
import { atEnd } from '../../harness/at-end.ts'
import { caller } from '../../harness/caller.ts'

const main = fileURLToPath(new URL('../../../src/main.ts', import.meta.url))
const commands = new URL('../../../src/commands/', import.meta.url)

/** A fresh data folder that is deleted after the test, or the file. */
export async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'celebrio-program-'))
  atEnd(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }))
  return folder
}

export type Program = {
  child: ChildProcess
  url: string
  call: ReturnType<typeof caller>
  /** Its standard error so far. */
  said(): string
  /** Its exit code, or the name of the signal that ended it. */
  ended: Promise<number | string>
}

/**
 * Starts the real program with its own environment, on a free port, without the demo world.
 * @param within puts its command into another one that becomes it
 */
export async function startProgram(
  env: Record<string, string>,
  within = (command: string[]): string[] => command,
): Promise<Program> {
  const port = await freePort()
  const { PATH, TMPDIR, NODE_COMPILE_CACHE } = process.env
  const [command = '', ...words] = within([process.execPath, main, '--empty'])
  const child = spawn(command, words, {
    env: { PATH, TMPDIR, NODE_COMPILE_CACHE, PORT: String(port), LOG_LEVEL: 'silent', RATE_LIMITS: 'off', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const ended = once(child, 'close').then(([code, signal]: (number | string)[]) => code ?? signal ?? '')
  atEnd(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const url = `http://127.0.0.1:${port}`
  return { child, url, call: caller(url), said: () => said, ended }
}

/** Types a command of the command line, such as `staff`. */
export async function typeCommand(env: Record<string, string>, name: string, ...args: string[]) {
  const { PATH, TMPDIR, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [fileURLToPath(new URL(`${name}.ts`, commands)), ...args], {
    env: { PATH, TMPDIR, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  const [printed, complained] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { printed, complained, code: ((await ended) as [number])[0] }
}

/** Waits until it serves. */
export const untilReady = ({ url, said, child }: Program) =>
  vi.waitFor(
    async () => {
      if (child.exitCode !== null) throw new Error(`The program has ended: ${said()}`)
      const { status } = await fetch(`${url}/readyz`)
      if (status !== 200) throw new Error(`readyz says ${status}`)
    },
    { timeout: 50_000, interval: 100 },
  )

/** Starts it, and waits until it serves. */
export async function startServing(env: Record<string, string>): Promise<Program> {
  const program = await startProgram(env)
  await untilReady(program)
  return program
}

/** Stops it, as it is stopped for an upgrade. */
export async function stopServing({ child, ended }: Program): Promise<void> {
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
}
