import type { BoostNoticeKind } from '@celebrio/contract/market/notices'
import type { Language } from '@celebrio/contract/platform/languages'
import { type NoticeKind, type Notices, notifyByClock } from '#features/base/notifications'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { messages } from './messages.ts'
import { claimBeginnings } from './queries/beginnings.ts'
import { type Brought, findBrought } from './queries/boosts.ts'
import { dayText } from './rules.ts'

/** Boosts that one transaction tells of. */
const max = 100

const inTurn = (language: Language, parts: string[]): string => new Intl.ListFormat(language).format(parts)

/** Until when it runs: the day of its last moment. */
const describeBeginning: NoticeKind['describe'] = async (_app, notices, language) =>
  notices.map(({ details }) => {
    const { ends_at } = details as { ends_at: string }
    return { now: dayText(language, new Date(Date.parse(ends_at) - 1)) }
  })

/** What it has brought. */
const describeEnd: NoticeKind['describe'] = async (_app, notices, language) =>
  notices.map(({ details }) => {
    const { views, saves, inquiries } = details as Brought
    const { counts } = messages[language]
    return { now: inTurn(language, [counts.views(views), counts.saves(saves), counts.messages(inquiries)]) }
  })

const boost = { category: 'deals', weight: 'normal', subject: 'deal', follows: 'clock' } as const

export const notices: Notices<BoostNoticeKind> = {
  messages,
  kinds: {
    boost_started: {
      ...boost,
      describe: describeBeginning,
      isPast: ({ details }, now) => new Date((details as { ends_at: string }).ends_at) <= now,
    },
    boost_ended: { ...boost, describe: describeEnd },
  },
}

const tellSome = (app: AppContext): Promise<number[]> =>
  inTransaction(app, async tx => {
    const begun = await claimBeginnings(tx, app.clock.now(), max)
    const told = begun.map(({ deal_id: subject_id, user_id, ends_at }) => ({
      user_id,
      subject_id,
      actor_id: user_id,
      details: { ends_at: ends_at.toISOString() },
    }))
    if (told.length > 0) await notifyByClock(app, tx, 'boost_started', told)
    return told.map(one => one.user_id)
  })

/** Tells sellers that their boosts have begun. */
export async function tellBeginnings(app: AppContext): Promise<void> {
  let told: number[]
  do {
    told = await tellSome(app)
    app.realtime.push(told, 'notifications')
  } while (told.length === max)
}

/** Tells the seller of a deal that a boost has ended, and what it brought; within the transaction that closes it. */
export async function tellEnd(app: AppContext, tx: Tx, deal: { id: number; user_id: number }, boostId: number) {
  const details = await findBrought(tx, boostId)
  const told = { user_id: deal.user_id, subject_id: deal.id, actor_id: deal.user_id, details }
  await notifyByClock(app, tx, 'boost_ended', [told])
}
