import type { Document } from '@celebrio/contract/base/media'
import { DownloadSimple } from '@phosphor-icons/react/DownloadSimple'
import { FileDoc } from '@phosphor-icons/react/FileDoc'
import { FilePdf } from '@phosphor-icons/react/FilePdf'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '#lib/formats.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { useDownload } from '../actions.ts'
import classes from './document-card.module.css'

const About = ({ document: { file_name, size } }: { document: Document }) => {
  const Icon = file_name.endsWith('.pdf') ? FilePdf : FileDoc
  return (
    <>
      <span className={classes.icon}>
        <Icon size={26} aria-hidden />
      </span>
      <span className={classes.words}>
        <b className={classes.name} dir="auto">
          {file_name}
        </b>
        <span className={classes.size}>{formatBytes(size)}</span>
      </span>
    </>
  )
}

type DocumentCardProps = {
  document: Document
  /** The message that holds it; null while that waits. */
  messageId: number | null
}

const Download = ({ document, messageId }: { document: Document; messageId: number }) => {
  const { t } = useTranslation('messages')
  const { mutate, isPending } = useDownload(messageId, document)
  return (
    <button type="button" className={classes.card} aria-busy={isPending} onClick={() => mutate()}>
      <VisuallyHidden>{t('download')} </VisuallyHidden>
      <About document={document} />
      <DownloadSimple size={22} aria-hidden className={classes.arrow} />
    </button>
  )
}

/** A document: its name and size; a press downloads it. */
export const DocumentCard = ({ document, messageId }: DocumentCardProps) =>
  messageId === null ? (
    <span className={classes.card}>
      <About document={document} />
    </span>
  ) : (
    <Download document={document} messageId={messageId} />
  )
