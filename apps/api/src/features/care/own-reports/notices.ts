import type { OwnReportNoticeKind } from '@celebrio/contract/care/notices'
import { type NoticeKind, type Notices, notify, notifyOn } from '#features/base/notifications'
import { findDecision, findReporterIds, fromStaff, kindName } from '#features/care/moderation'
import type { AppContext } from '#platform/app-context.ts'
import type { FactName, Handlers } from '#platform/facts.ts'
import { monthDayText } from '#platform/formats.ts'
import { messages } from './messages.ts'
import { caseSubject, findFilings } from './queries.ts'

/** What the reader has reported, and on which day of theirs. */
const describe: NoticeKind['describe'] = async (app, notices, language, readerId) => {
  const ids = notices.map(notice => notice.subject_id ?? 0)
  const filings = new Map((await findFilings(app.db, readerId, ids)).map(one => [one.case_id, one]))
  return notices.map(({ subject_id }) => {
    const filed = filings.get(subject_id ?? 0)
    if (!filed) return null
    const day = monthDayText(language, {
      at: filed.created_at,
      timezone: filed.timezone ?? 'UTC',
      now: app.clock.now(),
    })
    return { what: messages[language].reported(kindName(language, filed.subject_type), day) }
  })
}

async function tellReporters(app: AppContext, kind: OwnReportNoticeKind, caseId: number): Promise<void> {
  for (const id of await findReporterIds(app.db, caseId))
    await notify(app, { kind, subject_id: caseId, ...fromStaff(id) })
}

async function tellUndone(app: AppContext, { statement_id }: { statement_id: number }): Promise<void> {
  const decision = await findDecision(app.db, statement_id)
  if (!decision?.undone_at) return
  await tellReporters(app, 'report_undone', decision.case_id)
}

/** What may take back what the staff has done. */
const takenBack = {
  'appeal.decided': tellUndone,
  'decision.reversed': tellUndone,
} satisfies Handlers

const kind = { category: 'people', weight: 'normal', subject: 'report_case', describe } as const

export const notices: Notices<OwnReportNoticeKind> = {
  messages,
  kinds: {
    report_acted_on: { ...kind, follows: ['case.decided'] },
    report_dismissed: { ...kind, follows: ['case.decided'] },
    report_undone: { ...kind, follows: Object.keys(takenBack) as FactName[] },
  },
  subjects: { report_case: caseSubject },
}

export const noticeListeners = notifyOn({
  'case.decided': async (app, { statement_id }) => {
    const decision = await findDecision(app.db, statement_id)
    if (!decision) return
    await tellReporters(app, decision.action === 'dismiss' ? 'report_dismissed' : 'report_acted_on', decision.case_id)
  },
  ...takenBack,
})
