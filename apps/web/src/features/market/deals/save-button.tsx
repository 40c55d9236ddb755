import type { Deal } from '@celebrio/contract/market/deal-shapes'
import { BookmarkSimple } from '@phosphor-icons/react/BookmarkSimple'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { useSave } from './data.ts'
import classes from './deal-card.module.css'

/** Keeps a deal in mind; not there for who can't. */
export const SaveButton = ({ deal }: { deal: Deal }) => {
  const { t } = useTranslation('deals')
  const { mutate } = useSave(deal)
  const { title, is_saved, can } = deal
  if (!can.save) return null
  return (
    <IconButton
      className={classes.save}
      label={t('save', { title })}
      aria-pressed={is_saved}
      icon={<BookmarkSimple size={24} weight={is_saved ? 'fill' : 'regular'} aria-hidden />}
      onClick={() => mutate(!is_saved)}
    />
  )
}
