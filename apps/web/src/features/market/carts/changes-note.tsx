import type { Cart } from '@celebrio/contract/market/carts'
import { WarningCircle } from '@phosphor-icons/react/WarningCircle'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import classes from './changes-note.module.css'
import { useAccept } from './data.ts'
import { keepFocus } from './keep-focus.ts'

/** Says how much has changed since it was put in, and accepts it. Not there where nothing has. */
export const ChangesNote = ({ cart: { cart } }: { cart: Cart }) => {
  const { t } = useTranslation('carts')
  const { mutate, isPending } = useAccept()
  const changed = cart.filter(({ problem }) => problem !== null)
  const isAcceptable = changed.some(({ problem }) => problem !== 'quantity')
  return (
    <output className={classes.note}>
      {changed.length > 0 && (
        <span className={classes.inside}>
          <WarningCircle size={22} weight="fill" aria-hidden />
          <span className={classes.words}>
            <b>{t('changed', { count: changed.length })}</b> {t('changedText')}
          </span>
          {isAcceptable && (
            <Button
              variant="outline"
              size="small"
              loading={isPending}
              onClick={({ currentTarget }) => {
                keepFocus(currentTarget)
                mutate()
              }}
            >
              {t('accept')}
            </Button>
          )}
        </span>
      )}
    </output>
  )
}
