import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { type CheckedInGuest, useUndo } from './use-undo.ts'

/** Undoes a check-in made by mistake. */
export const UndoButton = ({ eventId, guest_id, name, at }: CheckedInGuest & { eventId: number }) => {
  const { t } = useTranslation('check-in')
  const { mutate, isPending } = useUndo(eventId)
  return (
    <Button
      variant="quiet"
      size="small"
      loading={isPending}
      aria-label={t('undoOne', { name })}
      onClick={() => mutate({ guest_id, name, at })}
    >
      {t('undo')}
    </Button>
  )
}
