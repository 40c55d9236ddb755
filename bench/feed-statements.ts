import { feedPage } from './feed-pages.ts'
import { startProduct } from './product.ts'
import { openTap, type Statement } from './tap.ts'
import type { Viewer } from './viewer.ts'

// The look-up of the session is the product's own cost; the queue's looks at its tables belong to no call.
const belongs = ({ sql }: Statement) => !sql.includes('"sessions"') && !sql.includes('pgboss')

/** The statements, with their values, that the product sends for a first page and for the page after `cursor`. */
export async function captureStatements(databaseUrl: string, viewer: Viewer, cursor: string) {
  const tap = await openTap(databaseUrl)
  const product = await startProduct({ DATABASE_URL: tap.url })
  const statementsOf = async (page?: string) => {
    tap.heard.length = 0
    const { url, headers } = feedPage(product.origin, viewer, page)
    const answer = await fetch(url, { headers: headers ?? {} })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`)
    return tap.heard.filter(belongs)
  }
  try {
    return { first: await statementsOf(), deep: await statementsOf(cursor) }
  } finally {
    await product.stop()
    await tap.close()
  }
}
