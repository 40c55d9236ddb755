import type { ModerationNoticeKind } from '@celebrio/contract/care/notices'
import { Flag } from '@phosphor-icons/react/Flag'
import { Gavel } from '@phosphor-icons/react/Gavel'
import type { NoticeLooks } from '#features/base/notifications'
import { paths } from '#lib/paths.ts'

const answer = { icon: Flag, colour: 'lagoon', target: () => paths.notifications() } as const

export const noticeLooks: NoticeLooks<ModerationNoticeKind> = {
  statement_written: { icon: Gavel, colour: 'poppy' },
  report_acted_on: answer,
  report_dismissed: answer,
  case_opened: {
    icon: Flag,
    colour: 'poppy',
    target: ({ case_id }) => (case_id === null ? paths.reports() : paths.report(case_id)),
  },
}
