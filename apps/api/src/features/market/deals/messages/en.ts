import type { DealNoticeKind } from '@celebrio/contract/market/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const en = {
  free: 'free',
  notices: {
    deal_reduced: ({ who, now }) => `${who} lowered the price of a deal you saved${now && `: ${now}`}`,
    deal_ending: ({ who }) => `A deal you saved from ${who} ends soon`,
  } satisfies NoticeTexts<DealNoticeKind>,
}

export type Messages = typeof en
