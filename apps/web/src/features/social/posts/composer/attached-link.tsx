import { X } from '@phosphor-icons/react/X'
import { useTranslation } from 'react-i18next'
import { useLinkCard } from '../link-cards.ts'
import classes from './attached-link.module.css'

type AttachedLinkProps = { link: string; disabled: boolean; onRemove: () => void }

/** The card of a link that goes with a post, whatever its words become. */
export const AttachedLink = ({ link, disabled, onRemove }: AttachedLinkProps) => {
  const { t } = useTranslation('posts')
  const { card } = useLinkCard(link)
  if (!card) return null
  return (
    <div className={classes.attached}>
      {card}
      <button
        type="button"
        className={classes.remove}
        aria-label={t('removeCard')}
        disabled={disabled}
        onClick={onRemove}
      >
        <span>
          <X size={18} weight="bold" aria-hidden />
        </span>
      </button>
    </div>
  )
}
