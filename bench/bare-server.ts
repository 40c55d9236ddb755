// The baselines: node:http and pg that only run the statements that they were given, and send the rows.
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import type { Statement } from './tap.ts'

// Parses ids like the product.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const { DATABASE_URL, PORT } = process.env
// Same settings as the product; if it planned each statement, the baseline would be slower than the product.
const options = '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c jit=off -c random_page_cost=1.1'
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 4, options })
const pages = new Map<string, pg.QueryConfig[]>()

const named = ({ sql, values }: Statement): pg.QueryConfig => ({
  name: createHash('md5').update(sql).digest('hex'),
  text: sql,
  values,
})

/** PUT gives a page its statements, GET runs them. */
async function answer({ method, url = '' }: IncomingMessage, body: () => Promise<string>): Promise<unknown> {
  if (method === 'PUT') pages.set(url, (JSON.parse(await body()) as Statement[]).map(named))
  const results: unknown[] = []
  for (const statement of pages.get(url) ?? []) results.push((await pool.query(statement)).rows)
  return results
}

const server = createServer((request, response) => {
  answer(request, () => text(request)).then(
    found => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})
server.listen(Number(PORT), '127.0.0.1')
