import type { Asked } from './cost.ts'
import type { Server } from './process.ts'
import type { Statement } from './tap.ts'

/** Gives the bare server a page that runs these statements. */
export async function barePage(bare: Server, path: string, statements: Statement[]): Promise<Asked> {
  const url = `${bare.origin}/${path}`
  const answer = await fetch(url, { method: 'PUT', body: JSON.stringify(statements) })
  if (!answer.ok) throw new Error(`The bare server refused ${path}: ${await answer.text()}`)
  await answer.arrayBuffer()
  return { url, pid: bare.pid }
}
