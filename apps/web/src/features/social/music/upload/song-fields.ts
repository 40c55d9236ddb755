import { mediaKinds, type PostMediaKind } from '@celebrio/contract/base/media'
import { textLength } from '@celebrio/contract/platform/text'
import { songLimits } from '@celebrio/contract/social/music'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '#features/base/uploads'
import { issueText } from '#lib/api/error-text.ts'
import { formatBytes } from '#lib/formats.ts'
import { type FieldErrors, requiredText } from '#lib/forms/field-errors.ts'

export type SongValues = { audio: File | null; title: string; cover: File | null }

const titleError = (title: string) => {
  const length = textLength(title)
  if (length === 0) return requiredText()
  return length > songLimits.title ? issueText({ code: 'too_long', values: { max: songLimits.title } }) : undefined
}

/** Client-side validation of a song. */
export function useSongCheck() {
  const { t } = useTranslation('music')
  const fileError = (file: File, kind: PostMediaKind) => {
    const refusal = refusalOf(file, kind)
    if (refusal === 'type') return t(kind === 'audio' ? 'notMp3' : 'notPicture')
    return refusal === 'size' ? t('tooLarge', { limit: formatBytes(mediaKinds[kind].maxBytes) }) : undefined
  }
  return (values: SongValues, needsAudio: boolean): FieldErrors => {
    const missing = needsAudio ? requiredText() : undefined
    const audio = values.audio ? fileError(values.audio, 'audio') : missing
    return {
      audio,
      title: titleError(values.title),
      cover: values.cover ? fileError(values.cover, 'image') : undefined,
    }
  }
}

/** The default title: the file name without its extension. */
export const titleOfFile = ({ name }: File): string =>
  name
    .replace(/\.[^.]{1,5}$/, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
