import type { SubscriptionNoticeKind } from '@celebrio/contract/market/notices'
import { formatDateTime } from '@celebrio/contract/platform/format-date-time'
import type { Language } from '@celebrio/contract/platform/languages'
import { type NoticeKind, type Notices, notifyByClock, type ShownNotice } from '#features/base/notifications'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { messages } from './messages.ts'
import { claimEndings, endHolds, type Occasion, planSubject } from './queries/reminders.ts'

/** Stores that one transaction tells of. */
const max = 100

const endOf = ({ details }: Pick<ShownNotice, 'details'>): Date => new Date((details as { ends_at: string }).ends_at)

/** Days are those of UTC, as plans end by it. */
const dayText = (language: Language, day: Date, more: Intl.DateTimeFormatOptions = {}): string =>
  formatDateTime(language, day, { day: 'numeric', month: 'long', timeZone: 'UTC', ...more })

const describe: NoticeKind['describe'] = async (_app, notices, language) =>
  notices.map(notice => ({ what: dayText(language, endOf(notice)) }))

/** How many months were given, and until when the store is listed by them. */
const describeGift: NoticeKind['describe'] = async (_app, notices, language) =>
  notices.map(notice => ({
    what: messages[language].months((notice.details as { months: number }).months),
    now: dayText(language, endOf(notice), { year: 'numeric' }),
  }))

const about = { category: 'bookings', subject: 'plan', follows: 'clock' } as const
const kind = { ...about, weight: 'urgent', holds: endHolds, describe } as const

export const notices: Notices<SubscriptionNoticeKind> = {
  messages,
  kinds: {
    plan_ending: { ...kind, isPast: (notice, now) => endOf(notice) <= now },
    plan_ended: kind,
    plan_given: { ...about, weight: 'normal', describe: describeGift },
  },
  subjects: { plan: planSubject },
}

const remindBatch = (app: AppContext, occasion: Occasion): Promise<number[]> =>
  inTransaction(app, async tx => {
    const endings = await claimEndings(tx, occasion, app.clock.now(), max)
    if (endings.length === 0) return []
    const told = endings.map(({ provider_id, user_id, ends_at }) => ({
      user_id,
      subject_id: provider_id,
      actor_id: user_id,
      details: { ends_at },
    }))
    await notifyByClock(app, tx, occasion === 'ended' ? 'plan_ended' : 'plan_ending', told)
    return endings.map(one => one.user_id)
  })

/** Tells providers a week and a day before their trial or plan ends, and when it has. */
export async function remind(app: AppContext): Promise<void> {
  for (const occasion of ['week', 'day', 'ended'] as const)
    for (;;) {
      const ids = await remindBatch(app, occasion)
      app.realtime.push(ids, 'notifications')
      if (ids.length < max) break
    }
}
