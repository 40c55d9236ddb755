import type { MediaKind } from '@celebrio/contract/base/media'
import type { NoticeTexts } from '#features/base/notifications'
import type { MessageNoticeKind } from '../notices.ts'

export type Messages = {
  notices: NoticeTexts<MessageNoticeKind>
  /** A message without words. */
  media: Record<MediaKind, string>
}

export const en: Messages = {
  notices: {
    message_received: ({ what, now }) => (now ? `${what} wrote to you about “${now}”` : `${what} wrote to you`),
    group_message_received: ({ what, now }) => `${what} wrote in “${now}”`,
    message_requested: ({ what }) => `${what} wants to write to you`,
  },
  media: { image: 'Photo', audio: 'Audio', video: 'Video', document: 'File' },
}
