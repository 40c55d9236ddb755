import { chatLimits } from '@celebrio/contract/chat/limits'
import { useTranslation } from 'react-i18next'
import { AttachmentList } from '#features/base/uploads'
import classes from './attachment-tray.module.css'
import type { Attachments } from './use-attachments.ts'

/** Above the field: the files of the message, each with its progress. */
export const AttachmentTray = ({ files: { tray, attachments, isTooMany } }: { files: Attachments }) => {
  const { t } = useTranslation('messages')
  if (attachments.length === 0) return null
  return (
    <div className={classes.tray}>
      <AttachmentList attachments={attachments} tray={tray} isStrip />
      <output className={classes.error}>{isTooMany && t('tooManyFiles', { max: chatLimits.files })}</output>
    </div>
  )
}
