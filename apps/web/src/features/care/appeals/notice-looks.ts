import type { AppealNoticeKind } from '@celebrio/contract/care/notices'
import { ArrowBendUpLeft } from '@phosphor-icons/react/ArrowBendUpLeft'
import { CheckCircle } from '@phosphor-icons/react/CheckCircle'
import { Gavel } from '@phosphor-icons/react/Gavel'
import type { NoticeLooks } from '#features/base/notifications'
import { paths } from '#lib/paths.ts'

export const noticeLooks: NoticeLooks<AppealNoticeKind> = {
  appeal_granted: { icon: CheckCircle, colour: 'lagoon' },
  appeal_refused: { icon: Gavel, colour: 'poppy' },
  appeal_opened: {
    icon: ArrowBendUpLeft,
    colour: 'poppy',
    target: ({ case_id }) => (case_id === null ? paths.reports({ view: 'appealed' }) : paths.report(case_id)),
  },
}
