import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** A server in its own process. `millis` is the time from its start to the first successful response. */
export type Server = { origin: string; pid: number; millis: number; stop(): Promise<void> }

const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill()
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

const answers = (url: string) =>
  fetch(url).then(
    answer => answer.ok,
    () => false,
  )

async function untilHealthy(child: ChildProcess, url: string, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1000
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`)
    if (performance.now() > end) throw new Error(`The server did not answer within ${seconds} s.`)
    await pause(10)
  }
}

/**
 * Starts a server that listens on PORT and waits until its /healthz answers.
 * @throws Error when it ends or does not respond in time; its stderr is forwarded
 */
export async function startServer(
  command: string[],
  env: Record<string, string>,
  { seconds = 180, port: wanted }: { seconds?: number; port?: number | undefined } = {},
): Promise<Server> {
  const port = wanted ?? (await freePort())
  const origin = `http://127.0.0.1:${port}`
  const [program = '', ...args] = command
  const begin = performance.now()
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, RATE_LIMITS: 'off', LOG_LEVEL: 'warn', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  running.add(child)
  const exited = once(child, 'exit').then(() => running.delete(child))
  await untilHealthy(child, `${origin}/healthz`, seconds)
  return {
    origin,
    pid: child.pid ?? 0,
    millis: performance.now() - begin,
    async stop() {
      child.kill()
      await exited
    },
  }
}
