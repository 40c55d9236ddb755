import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import classes from './plan.module.css'

type UndoProps = { name: string; busy: boolean; onUndo: () => void }

/** What was deleted, with the way back; it stays until something else is done. */
export const Undo = ({ name, busy, onUndo }: UndoProps) => {
  const { t } = useTranslation('plans')
  return (
    <output className={classes.undo}>
      <span dir="auto">{t('deleted', { name })}</span>
      <Button variant="white" size="small" loading={busy} onClick={onUndo}>
        {t('undo')}
      </Button>
    </output>
  )
}
