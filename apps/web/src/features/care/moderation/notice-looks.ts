import type { ModerationNoticeKind } from '@celebrio/contract/care/notices'
import { Flag } from '@phosphor-icons/react/Flag'
import { Gavel } from '@phosphor-icons/react/Gavel'
import type { NoticeLooks } from '#features/base/notifications'
import { paths } from '#lib/paths.ts'

export const noticeLooks: NoticeLooks<ModerationNoticeKind> = {
  statement_written: { icon: Gavel, colour: 'poppy' },
  case_opened: {
    icon: Flag,
    colour: 'poppy',
    target: ({ case_id }) => (case_id === null ? paths.reports() : paths.report(case_id)),
  },
}
