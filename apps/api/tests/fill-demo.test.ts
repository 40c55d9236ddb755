import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { fillDemo } from '../src/demo/fill-demo.ts'
import type { loadDemo } from '../src/demo/load-demo.ts'
import { startWorld } from './harness/world.ts'

const world = await startWorld()
const folder = await mkdtemp(join(tmpdir(), 'celebrio-fill-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What is said at a start. */
async function start(load: typeof loadDemo, isStopping = () => false): Promise<string> {
  const said: string[] = []
  await fillDemo(world.app, { folder, say: text => said.push(text), isStopping, load })
  return said.join('\n')
}

const signIn = { name: 'Ana', email: 'ana@example.com', password: 'x', role: 'celebrant', why: 'is there' } as const

test('one that is interrupted because the product stops is no fault', async () => {
  let stopping = false
  const interrupted = async () => {
    stopping = true
    throw new Error('driver has already been destroyed')
  }
  expect(await start(interrupted, () => stopping)).not.toContain('destroyed')
})

test('at a public address none is drawn, since everybody knows its password', async () => {
  const settings = { ...world.app.settings, publicUrl: 'https://celebrio.example' }
  const [said, load] = [[] as string[], vi.fn(async () => [signIn])]
  await fillDemo({ ...world.app, settings }, { folder, say: text => said.push(text), load })
  expect(load).not.toHaveBeenCalled()
  expect(said.join()).toContain('No demo world')
})

test('a demo world that fails says so at once and at the next start, and one that is whole says how to sign in', async () => {
  const whole = await start(async () => [signIn])
  expect(whole).toContain('is being drawn')
  expect(whole).toContain('ana@example.com')
  const failed = await start(async () => {
    await world.people()
    throw new Error('timeout exceeded')
  })
  expect(failed).toContain('could not be finished: timeout exceeded')
  expect(failed).toContain(folder)
  const next = await start(async () => [signIn])
  expect(next).toContain('not whole')
  expect(next).not.toContain('ana@example.com')
})
