import type { OwnReportNoticeKind } from '@celebrio/contract/care/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const en = {
  reported: (thing: string, day: string) => `${thing} on ${day}`,
  notices: {
    report_acted_on: ({ what }) => `Thanks for reporting ${what}. We looked into it and took action`,
    report_dismissed: ({ what }) =>
      `Thanks for reporting ${what}. We looked into it and didn’t find anything that breaks our rules`,
    report_undone: ({ what }) => `You reported ${what}. We took action, then took another look and undid it`,
  } satisfies NoticeTexts<OwnReportNoticeKind>,
}

export type Messages = typeof en
