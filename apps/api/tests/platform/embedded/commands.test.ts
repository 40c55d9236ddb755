import { once } from 'node:events'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { png } from '../../features/base/uploads/samples.ts'
import { uploading } from '../../features/base/uploads/steps.ts'
import { readEmails } from '../../harness/emails.ts'
import { signUp } from '../../harness/people.ts'
import { dataFolder, startServing, stopServing, typeCommand } from './program.ts'

// A command is a process of its own, and so is the product.
vi.setConfig({ testTimeout: 120_000 })

/** A Celebrio that runs, with somebody who has confirmed their address. */
async function running() {
  const env = { DATA_DIR: await dataFolder() }
  const program = await startServing(env)
  const ana = await signUp(program.call, 'Ana')
  const token = await vi.waitFor(async () => {
    const [letter] = await readEmails(join(env.DATA_DIR, 'outbox'))
    return new URL(letter?.links.find(link => link.includes('/verify-email')) ?? '').searchParams.get('token')
  })
  await program.call('POST', '/auth/verify-email', { json: { token } })
  const roleOf = async () => (await program.call('GET', '/profile/me', { as: ana })).body.user.staff_role
  return { env, program, ana, roleOf }
}

const { env, program, ana, roleOf } = await running()
const file = join(env.DATA_DIR, 'control.json')

test('a command is done by the product that runs, and counts at once', async () => {
  expect(await typeCommand(env, 'staff')).toEqual({
    printed: 'Nobody belongs to the staff.\n',
    complained: '',
    code: 0,
  })
  const appointed = await typeCommand(env, 'staff', 'appoint', ana.email, 'administrator')
  expect(appointed).toEqual({ printed: `administrator  ${ana.email}  Ana\n`, complained: '', code: 0 })
  expect(await roleOf()).toBe('administrator')
  expect((await typeCommand(env, 'audit')).printed).toBe(
    `The audit log of the database in ${join(env.DATA_DIR, 'database')} has 1 entry.\nIts chain is whole.\n`,
  )
})

test('what is wrong with a command is told to whoever typed it', async () => {
  const nobody = await typeCommand(env, 'staff', 'appoint', 'nobody@example.org', 'moderator')
  const complained = 'There is no active account with the address nobody@example.org.\n'
  expect(nobody).toEqual({ printed: '', complained, code: 1 })
})

test('a birthday is corrected to a day that there is', async () => {
  const corrected = await typeCommand(env, 'staff', 'correct-birthday', ana.email, '1990-02-31', 'A', 'letter')
  expect(corrected).toEqual({ printed: '', complained: 'There is no such day as 1990-02-31.\n', code: 1 })
})

test.each([['audit'], ['staff'], ['staff', 'release', 'ana@example.org'], ['backup', join(tmpdir(), 'never')]])(
  'where no database is, %s says so, and makes none',
  async (name, ...args) => {
    const DATA_DIR = join(await dataFolder(), 'data')
    const complained = `There is no database in ${join(DATA_DIR, 'database')}.\n`
    expect(await typeCommand({ DATA_DIR }, name ?? '', ...args)).toEqual({ printed: '', complained, code: 1 })
    await expect(stat(DATA_DIR)).rejects.toThrow('ENOENT')
  },
)

test.skipIf(process.platform === 'win32')('what the product keeps is for its user alone', async () => {
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777
  const DATA_DIR = join(await dataFolder(), 'data')
  const product = await startServing({ DATA_DIR })
  const ben = await signUp(product.call, 'Ben')
  await uploading(product).upload(ben, {
    name: 'cake.png',
    type: 'image/png',
    bytes: new Uint8Array(await png({ width: 40, height: 20 })),
  })
  const outbox = join(DATA_DIR, 'outbox')
  const [letter = ''] = await vi.waitFor(async () => (await readdir(outbox)).filter(name => name.endsWith('.eml')))
  for (const folder of ['', 'database', 'files', 'files/media', 'outbox'])
    expect([folder, await modeOf(join(DATA_DIR, folder))]).toEqual([folder, 0o700])
  expect(await modeOf(join(outbox, letter))).toBe(0o600)
  await stopServing(product)
})

test.skipIf(process.platform === 'win32')('nobody but its user reaches it, and nobody without its token', async () => {
  const { host, token } = JSON.parse(await readFile(file, 'utf8'))
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await stat(host)).mode & 0o777).toBe(0o700)
  const ask = (sent: string) => {
    const socket = connect(join(host, 'control.sock')).on('error', () => undefined)
    socket.end(sent)
    return text(socket)
  }
  const release = { name: 'staff', args: ['release', ana.email] }
  for (const sent of [{ ...release, token: 'guessed' }, release]) expect(await ask(JSON.stringify(sent))).toBe('')
  expect(await ask('POST / HTTP/1.1\r\n\r\n')).toBe('')
  expect(await roleOf()).toBe('administrator')
  expect(JSON.parse(await ask(JSON.stringify({ token, name: 'constructor', args: [] })))).toEqual({
    lines: [],
    error: 'The product that runs here does not know "constructor". It may be another version: stop it before.',
  })
})

test('who gets no answer, because the product stops, is told to look', async () => {
  const folder = await dataFolder()
  const server = createServer(socket => socket.destroy()).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await writeFile(join(folder, 'control.json'), JSON.stringify({ host: '127.0.0.1', port, token: 'of one that stops' }))
  expect(await typeCommand({ DATA_DIR: folder }, 'staff')).toEqual({
    printed: '',
    complained: 'The product has stopped without an answer: look whether it was done, and try again.\n',
    code: 1,
  })
})

test('what the product has left behind hinders no command after it was killed', async () => {
  program.child.kill('SIGKILL')
  await program.ended
  expect((await stat(file)).isFile()).toBe(true)
  expect((await typeCommand(env, 'staff', 'appoint', ana.email, 'moderator')).printed).toContain(ana.email)
  const again = await startServing(env)
  await stopServing(again)
  await expect(stat(file)).rejects.toThrow('ENOENT')
})

test('a backup of the product that runs has all that was acknowledged before, and keeps nobody from going on', async () => {
  const place = { DATA_DIR: await dataFolder() }
  const source = await startServing(place)
  const ben = await signUp(source.call, 'Ben')
  const posted: number[] = []
  const post = async () => {
    const reply = await source.call('POST', '/post', { as: ben, json: { content: `Cake ${posted.length}` } })
    expect(reply.status).toBe(201)
    posted.push(reply.body.post.id)
  }
  for (let count = 0; count < 20; count += 1) await post()
  const before = [...posted]
  const folder = join(await dataFolder(), 'backup')
  const done = new AbortController()
  const backup = typeCommand(place, 'backup', folder).finally(() => done.abort())
  while (!done.signal.aborted) await post()
  expect(await backup).toMatchObject({ complained: '', code: 0 })
  expect(posted.length).toBeGreaterThan(before.length)
  await stopServing(source)

  const again = { DATA_DIR: join(await dataFolder(), 'data') }
  expect(await typeCommand(again, 'restore', folder)).toMatchObject({ complained: '', code: 0 })
  const restored = await startServing(again)
  const statuses = await Promise.all(
    before.map(async id => (await restored.call('GET', `/post/${id}`, { as: ben })).status),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  await stopServing(restored)
})

test('of two backups into one folder at once one is made, and the other says so', async () => {
  const place = { DATA_DIR: await dataFolder() }
  const source = await startServing(place)
  const parent = await dataFolder()
  const folder = join(parent, 'backup')
  const both = await Promise.all([typeCommand(place, 'backup', folder), typeCommand(place, 'backup', folder)])
  expect(new Set(both.map(({ code }) => code))).toEqual(new Set([0, 1]))
  expect(both.find(({ code }) => code === 1)?.complained).toContain('is not empty')
  expect(await readdir(parent)).toEqual(['backup'])
  await stopServing(source)
})

test('a product that is stopped finishes the command that it has begun', async () => {
  const place = { DATA_DIR: await dataFolder() }
  const source = await startServing(place)
  const parent = await dataFolder()
  const backup = typeCommand(place, 'backup', join(parent, 'backup'))
  await vi.waitFor(async () => expect(await readdir(parent)).not.toEqual([]), { timeout: 20_000, interval: 10 })
  await stopServing(source)
  expect(await backup).toMatchObject({ complained: '', code: 0 })
  expect(await readdir(parent)).toEqual(['backup'])
})

test('what a backup that was killed has left goes with the next one', async () => {
  const place = { DATA_DIR: await dataFolder() }
  const source = await startServing(place)
  const parent = await dataFolder()
  const folder = join(parent, 'backup')
  const backup = typeCommand(place, 'backup', folder)
  await vi.waitFor(async () => expect(await readdir(parent)).not.toEqual([]), { timeout: 20_000, interval: 10 })
  source.child.kill('SIGKILL')
  await source.ended
  expect(await backup).toMatchObject({ complained: expect.stringContaining('stopped without an answer'), code: 1 })
  expect(await readdir(parent)).not.toContain('backup')
  expect(await typeCommand(place, 'backup', folder)).toMatchObject({ complained: '', code: 0 })
  expect(await readdir(parent)).toEqual(['backup'])
})
