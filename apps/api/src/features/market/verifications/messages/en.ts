import type { VerificationNoticeKind } from '@celebrio/contract/market/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const en = {
  notices: {
    document_verified: () => 'We’ve checked your document. Your store is verified now, and people see it',
    document_declined: () => 'We can’t verify your store with this document. See why, and upload another',
  } satisfies NoticeTexts<VerificationNoticeKind>,
}

export type Messages = typeof en
