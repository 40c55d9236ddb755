// The bare limit: Fastify and pg sending the rows of the given statements, one after the other, and nothing else.
import Fastify from 'fastify'
import pg from 'pg'
import type { Statement } from './tap.ts'

// As the product counts ids.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const { DATABASE_URL, PORT, STATEMENTS = '{}' } = process.env
const pages = JSON.parse(STATEMENTS) as Record<string, Statement[]>
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 })
const server = Fastify()

server.get('/healthz', () => ({ status: 'ok' }))
for (const [name, statements] of Object.entries(pages)) {
  server.get(`/${name}`, async () => {
    const results: unknown[] = []
    for (const { sql, values } of statements) results.push((await pool.query(sql, values)).rows)
    return results
  })
}

await server.listen({ port: Number(PORT), host: '127.0.0.1' })
