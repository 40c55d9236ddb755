import type { OwnReportNoticeKind } from '@celebrio/contract/care/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const en = {
  reported: (thing: string, day: string) => `${thing} on ${day}`,
  notices: {
    report_acted_on: ({ what }) => `Thanks for reporting ${what}. We looked into it and took action`,
    report_dismissed: ({ what }) =>
      `Thanks for reporting ${what}. We looked into it and didn’t find anything that breaks our rules`,
    report_undone: ({ what }) => `You reported ${what}, and we took action. We’ve looked at it again and undone that`,
  } satisfies NoticeTexts<OwnReportNoticeKind>,
}

export type Messages = typeof en
