import { spawnSync } from 'node:child_process'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { backUp } from '../../src/platform/backup/backup.ts'
import { readManifest } from '../../src/platform/backup/manifest.ts'
import { isEmpty } from '../../src/platform/backup/postgres.ts'
import { restore } from '../../src/platform/backup/restore.ts'
import { readSettings } from '../../src/platform/settings.ts'
import { png } from '../features/base/uploads/samples.ts'
import { uploading } from '../features/base/uploads/steps.ts'
import { atEnd } from '../harness/at-end.ts'
import { type Member, signUp } from '../harness/people.ts'
import { copyTemplate, emptyDatabase } from '../harness/postgres.ts'
import { dataFolder, type Program, startServing, stopServing } from './embedded/program.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const server = process.env.DATABASE_URL
const commands = fileURLToPath(new URL('../../src/commands', import.meta.url))

type Place = { DATA_DIR: string; DATABASE_URL?: string }

/** A place with nothing in it: a folder, and on PostgreSQL an empty database. */
async function emptyPlace(): Promise<Place> {
  const DATA_DIR = await dataFolder()
  if (!server) return { DATA_DIR }
  const { url, drop } = await emptyDatabase(server)
  atEnd(drop)
  return { DATA_DIR, DATABASE_URL: url }
}

async function livingPlace(): Promise<Place> {
  const DATA_DIR = await dataFolder()
  if (!server) return { DATA_DIR }
  const { url, drop } = await copyTemplate(server)
  atEnd(drop)
  return { DATA_DIR, DATABASE_URL: url }
}

/** What a member sees of their only post: its text, and the bytes of its picture. */
async function onlyPost({ call, url }: Program, as: Member) {
  const [post] = (await call('GET', '/post', { as })).body.post
  const address = post?.images[0]?.image ?? ''
  const picture = await fetch(url + new URL(address).pathname)
  return { content: post?.content, bytes: Buffer.from(await picture.arrayBuffer()).toString('base64') }
}

const place = await livingPlace()
const folder = join(await dataFolder(), 'backup')
let ana: Member
let seen: Awaited<ReturnType<typeof onlyPost>>

beforeAll(async () => {
  const program = await startServing(place)
  ana = await signUp(program.call, 'Ana')
  const picture = { name: 'cake.png', type: 'image/png', bytes: new Uint8Array(await png({ width: 40, height: 20 })) }
  const file = await uploading(program).upload(ana, picture)
  await program.call('POST', '/post', { as: ana, json: { content: 'Cake for all', images: [file.image] } })
  seen = await onlyPost(program, ana)
  // Where the product may run meanwhile, it does.
  if (server) await backUp(readSettings(place), folder, '1')
  else await expect(backUp(readSettings(place), folder, '1')).rejects.toThrow('is already running on')
  await stopServing(program)
  if (!server) await backUp(readSettings(place), folder, '1')
})

const otherBackup = async () => {
  const copy = join(await dataFolder(), 'copy')
  await cp(folder, copy, { recursive: true })
  return copy
}

/** Tries to restore into an empty place, and looks at what is left there. */
async function refused(backup: string): Promise<string> {
  const target = await emptyPlace()
  const error: unknown = await restore(readSettings(target), backup).catch((one: unknown) => one)
  expect((await readdir(target.DATA_DIR)).filter(name => !name.endsWith('.lock'))).toEqual([])
  if (target.DATABASE_URL) expect(await isEmpty(target.DATABASE_URL)).toBe(true)
  return String(error)
}

test('what was restored has the same rows and files, and people sign in and see what they saw', async () => {
  const target = await emptyPlace()
  const env = { PATH: process.env.PATH, INIT_CWD: join(folder, '..'), ...target }
  const restored = spawnSync(process.execPath, [join(commands, 'restore.ts'), 'backup'], { env, encoding: 'utf8' })
  expect(restored.stderr).toBe('')
  // Those that the embedded database is made of are not counted: they come to no PostgreSQL.
  const { files } = await readManifest(folder)
  const count = Object.keys(files).filter(path => path.startsWith('files/')).length
  expect(restored.stdout).toMatch(
    new RegExp(String.raw`^Everything is as it was at .* rows in \d+ tables, ${count} files\.\n$`),
  )
  const program = await startServing(target)
  const { email, password } = ana
  const { body } = await program.call('POST', '/auth/login', { json: { email, password } })
  expect(await onlyPost(program, { ...ana, token: body.token })).toEqual(seen)
  expect(seen).toMatchObject({ content: 'Cake for all', bytes: expect.stringMatching(/.{50}/) })
  await stopServing(program)
})

test('a backup says what it holds', async () => {
  const { tables, files, migrations } = await readManifest(folder)
  expect(tables).toMatchObject({ 'public.users': 1, 'public.posts': 1 })
  expect(Object.keys(files).filter(path => path.startsWith('files/media/'))).not.toEqual([])
  expect(migrations).toContain('0001_secrets.sql')
})

describe('it is refused', () => {
  test('where somebody lives already', async () => {
    await expect(restore(readSettings(place), folder)).rejects.toThrow(
      /There is a database .* already. Nothing was done/,
    )
  })

  test('where there are files', async () => {
    const target = await emptyPlace()
    await cp(join(folder, 'files'), join(target.DATA_DIR, 'files'), { recursive: true })
    await expect(restore(readSettings(target), folder)).rejects.toThrow(/There are files in .* already/)
  })

  test('when a file of it is damaged or missing', async () => {
    const copy = await otherBackup()
    const paths = Object.keys((await readManifest(copy)).files)
    const [part = '', picture = ''] = [paths[0], paths.find(path => path.startsWith('files/'))]
    await rm(join(copy, part))
    await writeFile(join(copy, picture), 'not a picture')
    expect(await refused(copy)).toMatch(`not as it was made.\n${part} is missing.\n${picture} is damaged.`)
  })

  test('when not everything comes back', async () => {
    const copy = await otherBackup()
    const path = join(copy, 'manifest.json')
    await writeFile(path, (await readFile(path, 'utf8')).replace('"public.posts": 1', '"public.posts": 2'))
    expect(await refused(copy)).toMatch(/not what was backed up.\npublic.posts: 1 of 2 rows/)
  })

  test('when it is of a newer version', async () => {
    const copy = await otherBackup()
    const path = join(copy, 'manifest.json')
    await writeFile(path, (await readFile(path, 'utf8')).replace('"0001_secrets.sql"', '"9001_flying_cars.sql"'))
    expect(await refused(copy)).toMatch('of a newer Celebrio (9001_flying_cars.sql)')
  })

  test('when it is not a whole one', async () => {
    const copy = await otherBackup()
    await rm(join(copy, 'manifest.json'))
    expect(await refused(copy)).toMatch('is not a backup, or not a whole one')
    await writeFile(join(copy, 'manifest.json'), '{"format": 1,')
    await expect(restore(readSettings(await emptyPlace()), copy)).rejects.toThrow('is damaged')
  })
})

test('a backup goes into a folder of its own, and leaves nothing when it fails', async () => {
  await expect(backUp(readSettings(place), folder, '1')).rejects.toThrow('is not empty')
  const DATA_DIR = await dataFolder()
  const nowhere = { DATA_DIR, ...(server && { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }) }
  const parent = await dataFolder()
  await expect(backUp(readSettings(nowhere), join(parent, 'backup'), '1')).rejects.toThrow()
  expect(await readdir(parent)).toEqual([])
})
