import type { VerificationNoticeKind } from '@celebrio/contract/market/notices'
import { SealCheck } from '@phosphor-icons/react/SealCheck'
import { SealWarning } from '@phosphor-icons/react/SealWarning'
import type { NoticeLooks } from '#features/base/notifications'
import { paths } from '#lib/paths.ts'

const target = () => paths.serviceHome()

export const noticeLooks: NoticeLooks<VerificationNoticeKind> = {
  document_verified: { icon: SealCheck, colour: 'lagoon', target },
  document_declined: { icon: SealWarning, colour: 'marigold', target },
}
