import type { Conversation } from '@celebrio/contract/chat/shapes'
import { BellSlash } from '@phosphor-icons/react/BellSlash'
import { useTranslation } from 'react-i18next'
import classes from './muted-icon.module.css'

/** That the viewer is not told of new messages. */
export const MutedIcon = ({ conversation: { is_muted } }: { conversation: Pick<Conversation, 'is_muted'> }) => {
  const { t } = useTranslation('conversations')
  return is_muted && <BellSlash size={16} aria-label={t('muted')} className={classes.mark} />
}
