import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { insertAnswer, lockAnswers, measureAnswers } from './queries/answers.ts'

/**
 * Notes how long a provider took for the first answer to a request or question. Who has no store yet is not measured.
 * @param asked when it was asked
 */
export async function recordAnswer(app: AppContext, tx: Tx, provider_id: number, asked: Date): Promise<void> {
  if (!(await lockAnswers(tx, provider_id))) return
  const seconds = Math.max(0, Math.round((app.clock.now().getTime() - asked.getTime()) / 1000))
  await insertAnswer(tx, { provider_id, seconds })
  await measureAnswers(tx, provider_id)
}
