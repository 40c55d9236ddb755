import pg from 'pg'

const server = process.env.BENCH_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/postgres'

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** A database for this run only. */
export type ScratchDatabase = { url: string; drop(): Promise<void> }

/** Creates an empty database on the PostgreSQL at BENCH_DATABASE_URL, whose role must be a superuser. */
export async function createScratchDatabase(): Promise<ScratchDatabase> {
  const name = `celebrio_bench_${process.pid}`
  await onServer(`CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) }
}
