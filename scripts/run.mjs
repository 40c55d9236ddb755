import { spawn } from 'node:child_process'
import { root } from './runtime.mjs'

const running = new Set()

/** Sends a signal on to everything that was started here and still runs. */
export function signalAll(signal) {
  for (const child of running) child.kill(signal)
}

/**
 * Runs a program until it ends.
 * @param options as of `spawn`; with `hear`, what the program says goes there, not to the terminal
 * @returns its exit code; a signal counts as 1
 */
export function run(command, args, { hear, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = hear ? ['ignore', 'pipe', 'pipe'] : 'inherit'
    const child = spawn(command, args, { cwd: root, stdio, ...options })
    running.add(child)
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', hear)
    child.on('error', reject)
    child.on('close', code => {
      running.delete(child)
      resolve(code ?? 1)
    })
  })
}

/** Runs a program that must succeed. */
export async function must(command, args, options) {
  const code = await run(command, args, options)
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${code}.`)
}
