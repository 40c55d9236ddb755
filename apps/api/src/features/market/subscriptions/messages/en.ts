import type { SubscriptionNoticeKind } from '@celebrio/contract/market/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const en = {
  plans: { silver: 'biannual Silver plan', golden: 'annual Golden plan', gold: 'life time Gold plan' },
  months: (count: number) => (count === 1 ? 'a month' : `${count} months`),
  notices: {
    plan_ending: ({ what }) => `Your store is listed until ${what}. Choose a plan to keep it open`,
    plan_ended: ({ what }) => `Your store has been resting since ${what}. Choose a plan to open it again`,
    plan_given: ({ what, now }) => `We’ve given your store ${what} for free. It’s listed until ${now}`,
  } satisfies NoticeTexts<SubscriptionNoticeKind>,
}

export type Messages = typeof en
