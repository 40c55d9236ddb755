import { Microphone } from '@phosphor-icons/react/Microphone'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import type { Voice } from './use-voice.ts'

/** Begins to record a voice message. It comes in the place of the button that sends, whose second press of a double one is not meant for it. */
export const RecordButton = ({ voice: { state, start } }: { voice: Voice }) => {
  const { t } = useTranslation('messages')
  return (
    <IconButton
      look="round"
      label={t('record')}
      icon={<Microphone size={22} aria-hidden />}
      disabled={state === 'asking'}
      onClick={event => event.detail < 2 && start()}
    />
  )
}
