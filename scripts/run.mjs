import { spawn } from 'node:child_process'
import { root } from './runtime.mjs'

const running = new Set()

/** Sends a signal on to everything that was started here and still runs. */
export function signalAll(signal) {
  for (const child of running) child.kill(signal)
}

/**
 * Runs a program until it ends.
 * @returns its exit code; a signal counts as 1
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    running.add(child)
    child.on('error', reject)
    child.on('exit', code => {
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
