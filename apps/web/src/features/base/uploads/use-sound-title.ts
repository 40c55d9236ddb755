import { voiceTitle } from '@celebrio/contract/base/media'
import { useTranslation } from 'react-i18next'

/** The name of the file of a recorded voice, from which the server takes the title. */
export const voiceFileName = `${voiceTitle}.mp3`

/** @returns what shows the title, or the name of the file, of a sound: that of a recorded voice in the reader's language */
export function useSoundTitle() {
  const { t } = useTranslation('uploads')
  return <Title extends string | null | undefined>(title: Title): Title | string =>
    title === voiceTitle || title === voiceFileName ? t('voiceMessage') : title
}
