import { type Cart, type CartEntry, isGone } from '@celebrio/contract/market/carts'
import { useTranslation } from 'react-i18next'
import type { Free } from '#features/market/availability'
import { formatCount } from '#lib/formats.ts'
import type { FieldErrors } from '#lib/forms/field-errors.ts'
import { priceText } from '#lib/prices.ts'
import { CheckField } from '#ui/choices/check-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Slip, SlipPart } from '#ui/layout/slip.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import field from '#ui/theme/field.module.css'
import type { Reach } from './data.ts'
import { ExistingBooking } from './existing-booking.tsx'
import { Day, TooFar, type Where } from './obstacles.tsx'
import { isBusy, type RequestValues } from './request.ts'
import classes from './requests.module.css'

/** What providers are asked with. */
export type Asking = {
  values: RequestValues
  errors: FieldErrors
  change: (changes: Partial<RequestValues>) => void
  /** What is asked for, with its totals. */
  asked: Cart
  free: ReadonlyMap<number, Free>
  /** Who doesn't come as far as to the event, as far as that is known, and how far they come. */
  tooFar: ReadonlyMap<number, Reach>
}

/** Leaves a provider out; there is nothing to choose where there is one, or who isn't free. */
const Ask = ({ provider: { id, company_name: name }, asking }: Pick<RequestProps, 'provider' | 'asking'>) => {
  const { t } = useTranslation('carts')
  const { values, free, tooFar, change } = asking
  if (free.size < 2 || isBusy(free.get(id)) || tooFar.has(id)) return null
  const isLeftOut = values.without.includes(id)
  const toggle = () =>
    change({ without: isLeftOut ? values.without.filter(one => one !== id) : [...values.without, id] })
  return <CheckField label={t('askProvider', { name })} checked={!isLeftOut} onChange={toggle} />
}

type Provider = Cart['providers'][number]

type RequestProps = Where & { provider: Provider; entries: readonly CartEntry[]; asking: Asking }

const Message = ({ provider: { id, company_name }, asking }: Pick<RequestProps, 'provider' | 'asking'>) => {
  const { t } = useTranslation('carts')
  const { values, errors, change } = asking
  return (
    <TextArea
      label={t('messageTo', { name: company_name })}
      optional
      rows={2}
      value={values.messages[id] ?? ''}
      error={errors[`messages.${id}`]}
      onChange={({ currentTarget }) => change({ messages: { ...values.messages, [id]: currentTarget.value } })}
    />
  )
}

const Request = ({ provider, entries, asking, ...where }: RequestProps) => {
  const { t } = useTranslation('carts')
  const { id, company_name: name, logo, total, currency } = provider
  const { asked, free, tooFar, errors } = asking
  const reach = tooFar.get(id)
  const { length: count } = entries
  const isAsked = asked.providers.some(one => one.id === id)
  return (
    <SlipPart label={t('requestTo', { name })}>
      <div className={classes.head}>
        <Avatar name={name} src={logo} size={44} square />
        <span className={classes.who}>
          <b dir="auto">{name}</b>
          <small>{t('itemCount', { count, shown: formatCount(count) })}</small>
        </span>
        <b className={classes.total} data-away={!isAsked || undefined}>
          {priceText(total, currency)}
        </b>
      </div>
      {reach ? (
        <TooFar name={name} reach={reach} eventId={where.eventId} />
      ) : (
        <Day free={free.get(id)} name={name} categoryId={entries[0]?.service.categories[0]} {...where} />
      )}
      {where.eventId !== null && <ExistingBooking eventId={where.eventId} provider={provider} />}
      <Ask provider={provider} asking={asking} />
      {isAsked && <Message provider={provider} asking={asking} />}
      {errors[`provider_ids.${id}`] && !reach && (
        <p className={field.error} role="alert">
          {errors[`provider_ids.${id}`]}
        </p>
      )}
    </SlipPart>
  )
}

/** Who is asked for how much, and what they are told; for an event that exists, or one that is being created. */
export const Requests = ({ cart, asking, ...where }: Where & { cart: Cart; asking: Asking }) => (
  <Slip>
    {cart.providers.map(provider => (
      <Request
        key={provider.id}
        provider={provider}
        entries={cart.cart.filter(entry => entry.provider_id === provider.id && !isGone(entry))}
        asking={asking}
        {...where}
      />
    ))}
  </Slip>
)
