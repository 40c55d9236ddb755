import type { OwnReportNoticeKind } from '@celebrio/contract/care/notices'
import { ArrowCounterClockwise } from '@phosphor-icons/react/ArrowCounterClockwise'
import { Flag } from '@phosphor-icons/react/Flag'
import type { NoticeLooks } from '#features/base/notifications'
import { paths } from '#lib/paths.ts'

type Look = NoticeLooks[string]

const target: Look['target'] = ({ case_id }) => paths.ownReports(case_id ?? undefined)
const answer: Look = { icon: Flag, colour: 'lagoon', target }

export const noticeLooks: NoticeLooks<OwnReportNoticeKind> = {
  report_acted_on: answer,
  report_dismissed: answer,
  report_undone: { icon: ArrowCounterClockwise, colour: 'marigold', target },
}
