import type { ChatMessage } from '@celebrio/contract/chat/shapes'
import { useTranslation } from 'react-i18next'
import type { Attachment, Tray } from '#features/base/uploads'
import { formatBytes } from '#lib/formats.ts'
import { toast } from '#ui/feedback/toast.ts'
import { keepMessage } from '../keep-message.ts'
import { mostKept, NotKept } from '../kept-files.ts'

type Written = { conversation_id: number; to: string; body: string; answered: ChatMessage | null }

/** @returns what keeps a message until it is sent, and takes its files out of their tray; it tells and throws where there is no room for them */
export function useKeep() {
  const { t } = useTranslation('messages')
  return async ({ answered, ...written }: Written, attachments: readonly Attachment[], tray: Tray): Promise<void> => {
    const reply_to = answered && { ...answered, media: answered.files[0]?.file_type ?? null }
    try {
      await keepMessage({ ...written, reply_to, written_at: new Date().toISOString() }, attachments, tray.begun)
      tray.release(attachments)
    } catch (error) {
      const isTooLarge = error instanceof NotKept && error.why === 'tooLarge'
      toast.error(t(isTooLarge ? 'tooLargeToWait' : 'noRoomToWait', { limit: formatBytes(mostKept) }))
      throw error
    }
  }
}
