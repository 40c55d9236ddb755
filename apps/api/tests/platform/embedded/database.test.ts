import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { tidy } from '../../../src/platform/db/embedded/housekeeping.ts'
import { makeTemplate } from '../../../src/platform/db/embedded/make-template.ts'
import { closeDatabase, openDatabase } from '../../../src/platform/db/embedded/open-database.ts'
import { type Embedded, startEmbedded } from '../../../src/platform/db/embedded/start-embedded.ts'

// Every test starts real processes, on machines that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const root = fs.mkdtempSync(path.join(tmpdir(), 'embedded-test-'))
const template = path.join(root, 'template')
const program = fileURLToPath(new URL('../../../src/platform/db/embedded/start-embedded.ts', import.meta.url))
const cleanups: (() => Promise<unknown>)[] = []
let folders = 0

beforeAll(async () => {
  await makeTemplate({
    folder: template,
    prepare: async pool => void (await pool.query('create table note (id int primary key, body text)')),
  })
})

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

afterAll(() => fs.rmSync(root, { recursive: true, force: true }))

function newFolder(): string {
  folders += 1
  return path.join(root, `data-${folders}`)
}

async function open(folder = newFolder()): Promise<{ embedded: Embedded; pool: pg.Pool; folder: string }> {
  const embedded = await startEmbedded({ folder, template })
  cleanups.push(embedded.stop)
  const pool = openPool(embedded)
  return { embedded, pool, folder }
}

function openPool({ host, port, database, user }: Embedded): pg.Pool {
  const pool = new pg.Pool({ host, port, database, user, max: 1, connectionTimeoutMillis: 20_000 })
  pool.on('error', () => {})
  cleanups.push(() => pool.end())
  return pool
}

function childOf(folder: string): number {
  const lines = execFileSync('ps', ['-axo', 'pid=,args='], { encoding: 'utf8' }).split('\n')
  const line = lines.find(each => each.includes('embedded-process') && each.includes(`"${folder}"`))
  return Number.parseInt(line ?? '', 10)
}

/** Inserts one row after another until the connection breaks; resolves with the acknowledged ids. */
async function insertUntilBroken(pool: pg.Pool, onAcknowledged: (count: number) => void): Promise<number[]> {
  const acknowledged: number[] = []
  try {
    for (let id = 1; ; id += 1) {
      await pool.query('insert into note values ($1, $2)', [id, 'x'.repeat(500)])
      acknowledged.push(id)
      onAcknowledged(acknowledged.length)
    }
  } catch {
    return acknowledged
  }
}

async function idsIn(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>('select id from note order by id')
  return rows.map(row => row.id)
}

describe('the folder', () => {
  test('is initialised without a template, privately, and kept across a stop', async () => {
    const folder = newFolder()
    const embedded = await startEmbedded({ folder })
    const pool = openPool(embedded)
    await pool.query('create table kept as select 7 as value')
    await pool.end()
    cleanups.pop()
    await embedded.stop()
    expect(fs.statSync(folder).mode & 0o777).toBe(0o700)
    expect(fs.existsSync(embedded.host)).toBe(false)
    expect((await (await open(folder)).pool.query('select value from kept')).rows).toEqual([{ value: 7 }])
  })

  test('is copied from the template, over what an interrupted start left', async () => {
    const folder = newFolder()
    fs.mkdirSync(`${folder}.new`)
    fs.writeFileSync(`${folder}.new/PG_VERSION`, '18')
    const { pool } = await open(folder)
    expect(await idsIn(pool)).toEqual([])
    expect(fs.existsSync(`${folder}.new`)).toBe(false)
  })

  test('is refused to a second process with a sentence', async () => {
    const { folder } = await open()
    await expect(startEmbedded({ folder })).rejects.toThrow(
      `Another Celebrio is already running on ${folder}. Stop it, or set DATA_DIR to another folder.`,
    )
  })

  test('is left alone when it holds something else', async () => {
    const folder = newFolder()
    fs.mkdirSync(folder)
    fs.writeFileSync(path.join(folder, 'letter.txt'), 'Dear Ana')
    await expect(startEmbedded({ folder, template })).rejects.toThrow('holds files that are not a database')
    expect(fs.readdirSync(folder)).toEqual(['letter.txt'])
  })

  test('is not made from a template that is none', async () => {
    await expect(startEmbedded({ folder: newFolder(), template: root })).rejects.toThrow('is not a database folder')
  })
})

describe('durability', () => {
  test('every commit is synced to disk before it is answered', async () => {
    const folder = newFolder()
    fs.cpSync(template, folder, { recursive: true })
    const database = await openDatabase(folder, reason => expect.unreachable(reason))
    const sync = vi.spyOn(fs, 'fsyncSync')
    for (let id = 1; id <= 5; id += 1) {
      await database.query('insert into note values ($1)', [id])
      expect(sync.mock.calls.length).toBeGreaterThanOrEqual(id)
    }
    vi.restoreAllMocks()
    await closeDatabase(database)
  })

  test('housekeeping folds a grown log into the tables and vacuums them', async () => {
    const folder = newFolder()
    fs.cpSync(template, folder, { recursive: true })
    const database = await openDatabase(folder, reason => expect.unreachable(reason))
    await database.exec(`insert into note select g, repeat('x', 500) from generate_series(1, 40000) g`)
    await database.exec('delete from note where id % 2 = 0')
    let steps = 0
    while (await tidy(database)) steps += 1
    const { rows } = await database.query(`select reltuples as rows,
      (select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) from pg_control_checkpoint()) < 16777216 as short
      from pg_class where relname = 'note'`)
    expect(rows).toEqual([{ rows: 20_000, short: true }])
    expect(steps).toBeGreaterThanOrEqual(2)
    await closeDatabase(database)
  })

  test('an engine that breaks ends the process and says so', async () => {
    const { embedded, pool } = await open()
    const told = new Promise<string>(resolve => embedded.onExit(resolve))
    const nested = '['.repeat(300_000)
    await expect(pool.query('select $1::jsonb', [nested])).rejects.toThrow('Connection terminated')
    expect(await told).toBe('The embedded database failed: Maximum call stack size exceeded.')
  })

  test('kill -9 of the database in the middle of writes loses no acknowledged insert', async () => {
    const { embedded, pool, folder } = await open()
    const told = new Promise<string>(resolve => embedded.onExit(resolve))
    const acknowledged = await insertUntilBroken(pool, count => {
      if (count === 300) setImmediate(() => process.kill(childOf(folder), 'SIGKILL'))
    })
    expect(await told).toContain('SIGKILL')
    expect(acknowledged.length).toBeGreaterThanOrEqual(300)
    const ids = await idsIn((await open(folder)).pool)
    expect(ids.slice(0, acknowledged.length)).toEqual(acknowledged)
  })

  test('kill -9 of the parent ends the database, and a new start has every acknowledged insert', async () => {
    const folder = newFolder()
    const code = `const { startEmbedded } = await import(${JSON.stringify(program)})
      const embedded = await startEmbedded(${JSON.stringify({ folder, template })})
      console.log(JSON.stringify({ ...embedded, stop: undefined }))`
    const parent = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = (await once(parent.stdout, 'data')) as [Buffer]
    const pool = openPool(JSON.parse(line.toString()) as Embedded)
    const acknowledged = await insertUntilBroken(pool, count => {
      if (count === 200) parent.kill('SIGKILL')
    })
    expect(acknowledged.length).toBeGreaterThanOrEqual(200)
    const ids = await idsIn((await open(folder)).pool)
    expect(ids.slice(0, acknowledged.length)).toEqual(acknowledged)
  })
})

describe('the connection', () => {
  test('survives errors, in plain and in prepared queries and inside a transaction', async () => {
    const { pool } = await open()
    await expect(pool.query('select nonsense')).rejects.toThrow('does not exist')
    await expect(pool.query('select 1/$1::int', [0])).rejects.toThrow('division by zero')
    await pool.query(`create function endless(i int) returns int language plpgsql as 'begin return endless(i); end'`)
    await expect(pool.query('select endless(1)')).rejects.toThrow('stack depth limit exceeded')
    const client = await pool.connect()
    await client.query('begin')
    await expect(client.query('insert into note values (1), (1)')).rejects.toThrow('duplicate key')
    await expect(client.query('select 1')).rejects.toThrow('transaction is aborted')
    await client.query('rollback')
    client.release()
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('is replaced at once, with nothing left of the session before', async () => {
    const { pool } = await open()
    for (let round = 0; round < 20; round += 1) {
      const client = await pool.connect()
      await client.query(`set application_name = 'left'; set search_path = pg_catalog; begin`)
      await client.query({ name: 'named', text: 'select $1::int', values: [round] })
      await client.query('insert into public.note values (1)')
      client.release(true)
      expect(await idsIn(pool)).toEqual([])
      const { rows } = await pool.query<{ name: string }>(`select current_setting('application_name') as name`)
      expect(rows[0]?.name).not.toBe('left')
    }
  })

  test('dropped in the middle of a query leaves the next one in order', async () => {
    const { embedded, pool } = await open()
    const client = new pg.Client({ host: embedded.host, port: embedded.port, database: 'postgres', user: 'postgres' })
    client.on('error', () => {})
    await client.connect()
    const lost = client.query('insert into note select g from generate_series(1, 300000) g returning id')
    const socket = (client as unknown as { connection: { stream: net.Socket } }).connection.stream
    socket.destroy()
    await expect(lost).rejects.toThrow()
    expect([0, 300_000]).toContain((await idsIn(pool)).length)
    expect((await pool.query('select $1::text as said', ['hello'])).rows).toEqual([{ said: 'hello' }])
  })

  test('dropped between a statement and its end commits nothing', async () => {
    const { embedded, pool } = await open()
    const socket = embedded.port
      ? net.connect(embedded.port, embedded.host)
      : net.connect(`${embedded.host}/.s.PGSQL.5432`)
    const startup = Buffer.from('\0\x03\0\0user\0postgres\0database\0postgres\0\0', 'latin1')
    socket.write(Buffer.concat([int32(startup.length + 4), startup]))
    await once(socket, 'data')
    socket.write(
      Buffer.concat([
        message('P', '\0insert into note values (1)\0\0\0'),
        message('B', '\0\0\0\0\0\0\0\0'),
        message('E', '\0\0\0\0\0'),
        message('H', ''),
      ]),
    )
    let answer = ''
    for await (const data of socket) {
      answer += String(data)
      if (answer.includes('INSERT 0 1')) break
    }
    expect(answer).toContain('INSERT 0 1')
    expect(await idsIn(pool)).toEqual([])
  })

  test('carries 20 MB results, 1 MB parameters and 50 queries at once', async () => {
    const { pool } = await open()
    const big = await pool.query<{ body: string }>(`select repeat('é', 10000) as body from generate_series(1, 1000)`)
    expect(big.rows.reduce((sum, row) => sum + Buffer.byteLength(row.body), 0)).toBe(20_000_000)
    const body = 'ü'.repeat(512 * 1024)
    await pool.query('insert into note values (1, $1)', [body])
    expect((await pool.query<{ same: boolean }>('select body = $1 as same from note', [body])).rows).toEqual([
      { same: true },
    ])
    const burst = Array.from({ length: 50 }, (_, id) =>
      id % 10 === 9 ? pool.query('select 1/0') : pool.query<{ id: number }>('select $1::int as id', [id]),
    )
    const results = await Promise.allSettled(burst)
    for (const [id, result] of results.entries()) {
      const value = result.status === 'fulfilled' ? (result.value.rows[0] as { id: number }).id : undefined
      expect(value).toBe(id % 10 === 9 ? undefined : id)
    }
  })

  test('has advisory locks and the extensions text search needs', async () => {
    const { pool } = await open()
    await pool.query('select pg_advisory_lock(42)')
    expect((await pool.query('select pg_advisory_unlock(42) as freed')).rows).toEqual([{ freed: true }])
    await pool.query('create extension if not exists pg_trgm; create extension if not exists unaccent')
    await pool.query('create index on note using gin (body gin_trgm_ops)')
    const { rows } = await pool.query(
      `select unaccent('Bogotá') as plain, similarity('fiesta', 'fiestas') > 0.5 as near`,
    )
    expect(rows).toEqual([{ plain: 'Bogota', near: true }])
  })
})

function int32(value: number): Buffer {
  const buffer = Buffer.alloc(4)
  buffer.writeInt32BE(value)
  return buffer
}

function message(type: string, body: string): Buffer {
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), Buffer.from(body, 'latin1')])
}
