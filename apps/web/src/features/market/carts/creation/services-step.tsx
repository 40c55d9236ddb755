import type { Cart } from '@celebrio/contract/market/carts'
import { useTranslation } from 'react-i18next'
import type { EventValues } from '#features/celebrations/events'
import { issueText } from '#lib/api/error-text.ts'
import { useExplorePath } from '#lib/explore-path.ts'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import field from '#ui/theme/field.module.css'
import { CartSlip } from '../cart-slip.tsx'
import { CheckedCart } from '../checked-cart.tsx'
import { useCart } from '../data.ts'
import { isBusy } from '../request.ts'
import { Summary } from '../summary.tsx'
import { useFree } from '../use-free.ts'
import classes from './services-step.module.css'

/** Who isn't free on the day that is chosen. */
const BusyNotes = ({ cart, values }: { cart: Cart; values: EventValues }) => {
  const { t } = useTranslation('carts')
  const { event_date, end_date, timezone } = values
  const free = useFree(event_date === '' ? null : { event_date, end_date: end_date || null, timezone }, cart)
  const busy = cart.providers.filter(({ id }) => isBusy(free.get(id)))
  return (
    <output className={classes.busy}>
      {busy.map(({ id, company_name: provider }) => (
        <span key={id}>
          {issueText({ code: `day_${free.get(id) as 'off' | 'full' | 'lead'}`, values: { provider } })}{' '}
          {t('staysInCart')}
        </span>
      ))}
    </output>
  )
}

type Seller = { id: number; company_name: string }

/** Where something to book is found. */
const Ways = ({ seller: { id, company_name: name } }: { seller: Seller }) => {
  const { t } = useTranslation('carts')
  return (
    <div className={classes.ways}>
      <ButtonLink variant="outline" to={paths.serviceProvider(id)}>
        {t('chooseFrom', { name })}
      </ButtonLink>
      <ButtonLink variant="quiet" to={useExplorePath()}>
        {t('addMore')}
      </ButtonLink>
    </div>
  )
}

const Nothing = ({ seller, error }: { seller: Seller; error: string | undefined }) => {
  const { t } = useTranslation('carts')
  return (
    <div data-error={error ? true : undefined}>
      <p className={classes.none}>{t('empty')}</p>
      <Ways seller={seller} />
      {error && (
        <p className={field.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

type ServicesStepProps = {
  /** Whose page led here. */
  seller: Seller
  values: EventValues
  error: string | undefined
}

/** What is booked along with a new event: all that is in the cart. */
export const ServicesStep = ({ seller, values, error }: ServicesStepProps) => {
  const { t } = useTranslation('carts')
  const { cart, isPending } = useCart({ fresh: true })
  if (isPending)
    return (
      <SkeletonGroup>
        <SkeletonBlock height={240} />
      </SkeletonGroup>
    )
  if (!cart || cart.cart.length === 0) return <Nothing seller={seller} error={error} />
  return (
    <section className={classes.cart} aria-label={t('items')} tabIndex={-1}>
      <CheckedCart cart={cart} error={error} />
      <BusyNotes cart={cart} values={values} />
      <CartSlip cart={cart} />
      <section aria-label={t('summary')}>
        <Summary cart={cart} />
      </section>
      <Ways seller={seller} />
      <p className={classes.note}>{[t('answerTime'), t('notCharged')].join(' ')}</p>
    </section>
  )
}
