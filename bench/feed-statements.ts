import type { Target } from './load.ts'
import { startProduct } from './product.ts'
import { openTap, type Statement } from './tap.ts'

// Session look-ups are overhead of the product, and what queues and jobs do does not belong to any call.
const belongs = ({ sql }: Statement) => /^\s*(select|with)\b/i.test(sql) && !/"sessions"|\bjobs\./.test(sql)

/** A product beside the measured one, whose statements are heard. */
export type Listener = {
  /** The statements, with their values, that the product sends for a call. */
  statementsOf(page: (origin: string) => Target): Promise<Statement[]>
  stop(): Promise<void>
}

export async function startListening(databaseUrl: string): Promise<Listener> {
  const tap = await openTap(databaseUrl)
  const product = await startProduct({ DATABASE_URL: tap.url })
  return {
    async statementsOf(page) {
      tap.heard.length = 0
      const { url, headers } = page(product.origin)
      const answer = await fetch(url, { headers: headers ?? {} })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`)
      return tap.heard.filter(belongs)
    },
    async stop() {
      await product.stop()
      await tap.close()
    },
  }
}
