import { mediaKinds } from '@celebrio/contract/base/media'
import { Paperclip } from '@phosphor-icons/react/Paperclip'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/buttons/icon-button.tsx'

const accepted = [
  ...new Set((['image', 'video', 'audio', 'document'] as const).flatMap(kind => mediaKinds[kind].types)),
].join(',')

/** Chooses pictures, videos, sounds and documents. */
export const AttachButton = ({ onFiles }: { onFiles: (files: File[]) => void }) => {
  const { t } = useTranslation('messages')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        label={t('attach')}
        icon={<Paperclip size={22} aria-hidden />}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accepted}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // So that the same file can be chosen again after it was removed.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
