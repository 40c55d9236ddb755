import { chatLimits } from '@celebrio/contract/chat/limits'
import { useEffect } from 'react'
import { type Attachment, type Tray, trayOf, useTray } from '#features/base/uploads'

/** Files that have waited are uploaded as soon as there is a connection. */
const useRetry = (tray: Tray) =>
  useEffect(() => {
    const retry = () => {
      for (const { key, state } of tray.read()) if (state === 'waiting') tray.retry(key)
    }
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [tray])

/** The files of the message that is being written in a conversation: they are uploaded while one writes, and kept like a draft. */
export function useAttachments(conversationId: number) {
  const tray = trayOf(`message-files-${conversationId}`, { mayWait: true })
  const { attachments, add, isWhole } = useTray(tray, { limits: { document: chatLimits.files } })
  useRetry(tray)
  const isTooMany = attachments.length > chatLimits.files
  return {
    tray,
    attachments,
    add,
    /** Whether there are too many for a message. */
    isTooMany,
    /** The files to go with the message; null where one has failed, which is told. */
    whole: (): readonly Attachment[] | null => (isWhole() ? attachments : null),
  }
}

export type Attachments = ReturnType<typeof useAttachments>
