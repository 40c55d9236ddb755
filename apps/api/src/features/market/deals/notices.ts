import type { DealNoticeKind } from '@celebrio/contract/market/notices'
import { amountOf } from '@celebrio/contract/platform/money'
import { type NoticeInput, type NoticeKind, type Notices, notifyAgain, notifyOn } from '#features/base/notifications'
import { companyActor } from '#features/market/stores'
import type { AppContext } from '#platform/app-context.ts'
import { moneyText } from '#platform/formats.ts'
import { messages } from './messages.ts'
import { costHolds, dealSubject, endHolds, findSavers, findTold } from './queries/notice-subjects.ts'

type Cost = { cost: number; currency: string }

/** What it costs now. */
const describeCost: NoticeKind['describe'] = async (_app, notices, language) =>
  notices.map(({ details }) => {
    const { cost, currency } = details as Cost
    return { now: cost === 0 ? messages[language].free : moneyText(language, amountOf(cost, currency), currency) }
  })

const hasEnded: NoticeKind['isPast'] = ({ details }, now) =>
  new Date((details as { valid_till: string }).valid_till) <= now

const deal = { category: 'deals', weight: 'normal', subject: 'deal' } as const

export const notices: Notices<DealNoticeKind> = {
  messages,
  kinds: {
    deal_reduced: { ...deal, follows: ['deal.reduced'], holds: costHolds, describe: describeCost },
    deal_ending: { ...deal, follows: ['deal.ending'], holds: endHolds, isPast: hasEnded },
  },
  subjects: { deal: dealSubject },
}

/** So many are told at once. */
const max = 500

/** Tells all who have saved a deal, as something new: it may have been reduced before. */
async function tellSavers(app: AppContext, dealId: number, notice: NoticeInput): Promise<void> {
  let some: number[]
  let after = 0
  do {
    some = await findSavers(app.db, dealId, after, max)
    await notifyAgain(app, some, notice)
    after = some.at(-1) ?? 0
  } while (some.length === max)
}

/** Who sells it: providers under the name of their company. */
const actorOf = ({ user_id, user_type }: { user_id: number; user_type: number }) => ({
  actor_id: user_id,
  ...(user_type !== 0 && { actor_type: companyActor }),
})

export const noticeListeners = notifyOn({
  'deal.reduced': async (app, { deal_id: subject_id }) => {
    const told = await findTold(app.db, subject_id)
    if (!told?.is_listed) return
    const details: Cost = { cost: told.cost, currency: told.currency }
    await tellSavers(app, subject_id, { kind: 'deal_reduced', subject_id, details, ...actorOf(told) })
  },
  'deal.ending': async (app, { deal_id: subject_id, valid_till }) => {
    const told = await findTold(app.db, subject_id)
    if (!told?.is_listed) return
    await tellSavers(app, subject_id, { kind: 'deal_ending', subject_id, details: { valid_till }, ...actorOf(told) })
  },
})
