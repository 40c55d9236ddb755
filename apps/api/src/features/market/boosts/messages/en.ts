import type { BoostNoticeKind } from '@celebrio/contract/market/notices'
import type { NoticeTexts } from '#features/base/notifications'

/** What was bought: of which deal, how many days, and from which one, in words. */
export type Bought = { title: string; days: number; from: string }

export const en = {
  boostOf: ({ title, days, from }: Bought) => `${days}-day boost of “${title}” from ${from}`,
  counts: {
    views: (count: number) => `${count} ${count === 1 ? 'view' : 'views'}`,
    saves: (count: number) => `${count} ${count === 1 ? 'save' : 'saves'}`,
    messages: (count: number) => `${count} ${count === 1 ? 'message' : 'messages'}`,
  },
  notices: {
    boost_started: ({ now }) => `Your deal is boosted now, until ${now}`,
    boost_ended: ({ now }) => `The boost of your deal has ended. On its days you had ${now}`,
  } satisfies NoticeTexts<BoostNoticeKind>,
}

export type Messages = typeof en
