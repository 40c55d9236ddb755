import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import classes from './plan.module.css'

type UndoProps = { name: string; busy: boolean; onUndo: () => void }

/** Names what was deleted and offers to undo it; shown until the next action. */
export const Undo = ({ name, busy, onUndo }: UndoProps) => {
  const { t } = useTranslation('plans')
  return (
    <output className={classes.undo}>
      <span>{t('deleted', { name })}</span>
      <Button variant="white" size="small" loading={busy} onClick={onUndo}>
        {t('undo')}
      </Button>
    </output>
  )
}
