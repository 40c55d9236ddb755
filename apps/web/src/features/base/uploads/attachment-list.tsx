import { useTranslation } from 'react-i18next'
import classes from './attachment-list.module.css'
import { AttachmentTile } from './attachment-tile.tsx'
import type { Attachment } from './attachments.ts'
import type { Tray } from './tray.ts'

type AttachmentListProps = {
  attachments: readonly Attachment[]
  tray: Tray
  /** Whether they stand in one line on a phone, which is moved sideways: there is little room above a keyboard. */
  isStrip?: boolean
}

/** The attachments of a post: pictures as tiles, songs and videos as rows, each with its progress. */
export const AttachmentList = ({ attachments, tray, isStrip }: AttachmentListProps) => {
  const { t } = useTranslation('uploads')
  if (attachments.length === 0) return null
  return (
    <ul className={classes.list} data-strip={isStrip || undefined} aria-label={t('list')}>
      {attachments.map(attachment => (
        <AttachmentTile
          key={attachment.key}
          attachment={attachment}
          onRetry={() => tray.retry(attachment.key)}
          onRemove={() => tray.remove(attachment.key)}
        />
      ))}
    </ul>
  )
}
