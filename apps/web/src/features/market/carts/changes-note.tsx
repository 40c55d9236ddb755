import type { Cart } from '@celebrio/contract/market/carts'
import { WarningCircle } from '@phosphor-icons/react/WarningCircle'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import classes from './changes-note.module.css'
import { useAccept } from './data.ts'
import { keepFocus } from './keep-focus.ts'

/** Whether accepting what has changed lets it be booked: a price that is another, or what is gone. Who is away may come back. */
export const isAcceptable = ({ cart }: Cart): boolean =>
  cart.some(({ problem }) => problem === 'price' || problem === 'gone')

/** Accepts what has changed. As the main action it stands in place of what it keeps from being done. */
export const AcceptButton = ({ isMain = false }: { isMain?: boolean }) => {
  const { t } = useTranslation('carts')
  const { mutate, isPending } = useAccept()
  return (
    <Button
      {...(isMain ? { size: 'large' } : { variant: 'outline', size: 'small' })}
      loading={isPending}
      onClick={({ currentTarget }) => {
        keepFocus(currentTarget)
        mutate()
      }}
    >
      {t('accept')}
    </Button>
  )
}

type ChangesNoteProps = {
  cart: Cart
  /** Whether it is accepted elsewhere. */
  quiet?: boolean
}

/** Says how much has changed since it was put in, and accepts it. Not there where nothing has. */
export const ChangesNote = ({ cart, quiet = false }: ChangesNoteProps) => {
  const { t } = useTranslation('carts')
  const { length: count } = cart.cart.filter(({ problem }) => problem !== null && problem !== 'away')
  return (
    <output className={classes.note}>
      {count > 0 && (
        <span className={classes.inside}>
          <WarningCircle size={22} weight="fill" aria-hidden />
          <span className={classes.words}>
            <b>{t('changed', { count })}</b> {t('changedText')}
          </span>
          {isAcceptable(cart) && !quiet && <AcceptButton />}
        </span>
      )}
    </output>
  )
}
