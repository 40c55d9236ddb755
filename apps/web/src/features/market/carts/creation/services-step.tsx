import type { Cart } from '@celebrio/contract/market/carts'
import { useTranslation } from 'react-i18next'
import type { EventValues } from '#features/celebrations/events'
import { useFree, useSoughtDay } from '#features/market/availability'
import { useExplorePath } from '#lib/explore-path.ts'
import type { Span } from '#lib/formats-zones.ts'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import field from '#ui/theme/field.module.css'
import { CartSlip } from '../cart-slip.tsx'
import { CheckedCart } from '../checked-cart.tsx'
import { useCart, useTooFarFrom } from '../data.ts'
import { readGuests } from '../guest-share.ts'
import { askedIds, messagesErrors } from '../request.ts'
import { Requests } from '../requests.tsx'
import { Summary } from '../summary.tsx'
import { partOf } from '../with-wishes.ts'
import classes from './services-step.module.css'
import type { Request } from './use-request.ts'

type Seller = { id: number; company_name: string }

/** Where something to book is found. */
const Ways = ({ seller: { id, company_name: name } }: { seller: Seller }) => {
  const { t } = useTranslation('carts')
  const day = useSoughtDay()
  return (
    <div className={classes.ways}>
      <ButtonLink variant="outline" to={paths.serviceProvider(id, day)}>
        {t('chooseFrom', { name })}
      </ButtonLink>
      <ButtonLink variant="quiet" to={useExplorePath({ day })}>
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

/** Only its day is said, by the clock at the place. */
const spanOf = ({ event_date }: EventValues): Span | null =>
  event_date === '' ? null : { start: `${event_date.slice(0, 16)}:00Z`, end: null, timeZone: 'UTC' }

type ServicesStepProps = {
  /** Whose page led here. */
  seller: Seller
  /** What the providers are asked with. */
  request: Request
  values: EventValues
  error: string | undefined
}

const Services = ({ seller, request, values, error, cart }: ServicesStepProps & { cart: Cart }) => {
  const { t } = useTranslation('carts')
  const { event_date, end_date, timezone } = values
  const when = event_date === '' ? null : { event_date, end_date: end_date || null, timezone }
  const free = useFree(when, cart.providers)
  const tooFar = useTooFarFrom(values.city_id, cart)
  const asked = partOf(
    cart,
    askedIds(cart, free, request.values).filter(id => !tooFar.has(id)),
  )
  const errors = messagesErrors(request.values)
  return (
    <section className={classes.cart} aria-label={t('items')} tabIndex={-1}>
      <CheckedCart cart={cart} error={error} />
      <CartSlip cart={cart} guests={readGuests(values.members)} />
      <Requests
        cart={cart}
        asking={{ ...request, errors, asked, free, tooFar }}
        span={spanOf(values)}
        day={event_date.slice(0, 10)}
        cityId={values.city_id}
        eventId={null}
      />
      {asked.totals.length > 0 && (
        <section aria-label={t('summary')}>
          <Summary cart={asked} />
        </section>
      )}
      <Ways seller={seller} />
      <p className={classes.note}>{[t('notCharged'), t('answerTime')].join(' ')}</p>
    </section>
  )
}

/** What is booked along with a new event: all that is in the cart, and what its providers are told. */
export const ServicesStep = (props: ServicesStepProps) => {
  const { cart, isPending } = useCart({ fresh: true })
  if (isPending)
    return (
      <SkeletonGroup>
        <SkeletonBlock height={240} />
      </SkeletonGroup>
    )
  if (!cart || cart.cart.length === 0) return <Nothing seller={props.seller} error={props.error} />
  return <Services {...props} cart={cart} />
}
