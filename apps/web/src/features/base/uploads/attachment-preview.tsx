import { FileText } from '@phosphor-icons/react/FileText'
import { ImageBroken } from '@phosphor-icons/react/ImageBroken'
import { MusicNotes } from '@phosphor-icons/react/MusicNotes'
import { useState } from 'react'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import classes from './attachment-list.module.css'
import type { Attachment } from './attachments.ts'

const smallest = ({ media, preview }: Attachment) => {
  if (!media || media.file_type === 'document') return preview
  return [...media.sources].sort((a, b) => a.width - b.width)[0]?.url ?? media.image
}

/** Preview of an attachment: of the local file at once, of the uploaded one when it is ready. */
export const AttachmentPreview = ({ attachment }: { attachment: Attachment }) => {
  const { kind, state } = attachment
  // A failed upload shows its file name instead.
  const name = state === 'failed' ? '' : attachment.name
  const [broken, setBroken] = useState<string | null>(null)
  if (kind === 'audio' || kind === 'document')
    return (
      <span className={classes.note}>
        {kind === 'audio' ? <MusicNotes size={24} aria-hidden /> : <FileText size={24} aria-hidden />}
      </span>
    )
  const source = smallest(attachment)
  if (kind === 'video') return <video className={classes.film} src={source ?? undefined} muted preload="metadata" />
  if (source === null || source === broken)
    return (
      <span className={classes.gap}>
        <ImageBroken size={32} aria-hidden />
        <VisuallyHidden>{name}</VisuallyHidden>
      </span>
    )
  return <img className={classes.picture} src={source} alt={name} onError={() => setBroken(source)} />
}
