import type { Event } from '@celebrio/contract/celebrations/events'
import type { Cart } from '@celebrio/contract/market/carts'
import { CalendarCheck } from '@phosphor-icons/react/CalendarCheck'
import { CalendarX } from '@phosphor-icons/react/CalendarX'
import { useTranslation } from 'react-i18next'
import { spanOf } from '#features/celebrations/events'
import { issueText } from '#lib/api/error-text.ts'
import { formatCount } from '#lib/formats.ts'
import { formatSpanShortDay, type Span } from '#lib/formats-zones.ts'
import { priceText } from '#lib/prices.ts'
import { CheckField } from '#ui/choices/check-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Slip, SlipPart } from '#ui/layout/slip.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import field from '#ui/theme/field.module.css'
import { isBusy } from '../request.ts'
import type { Free } from '../use-free.ts'
import classes from './requests.module.css'
import type { Checkout } from './use-checkout.ts'

/** Whether the provider is free on the days of the event, as far as that is known. */
const Day = ({ free, name, span }: { free: Free; name: string; span: Span }) => {
  const { t } = useTranslation('carts')
  if (free === undefined) return null
  const isFree = free === 'free'
  const Icon = isFree ? CalendarCheck : CalendarX
  return (
    <p className={classes.day} data-busy={!isFree || undefined}>
      <Icon size={18} aria-hidden />
      {isFree
        ? t('freeOn', { date: formatSpanShortDay(span) })
        : `${issueText({ code: `day_${free}`, values: { provider: name } })} ${t('staysInCart')}`}
    </p>
  )
}

/** Leaves a provider out; there is nothing to choose where there is one, or who isn't free. */
const Ask = ({ provider: { id, company_name: name }, checkout }: Pick<RequestProps, 'provider' | 'checkout'>) => {
  const { t } = useTranslation('carts')
  const { values, free, change } = checkout
  if (free.size < 2 || isBusy(free.get(id))) return null
  const isLeftOut = values.without.includes(id)
  const toggle = () =>
    change({ without: isLeftOut ? values.without.filter(one => one !== id) : [...values.without, id] })
  return <CheckField label={t('askProvider', { name })} checked={!isLeftOut} onChange={toggle} />
}

type RequestProps = { provider: Cart['providers'][number]; count: number; span: Span; checkout: Checkout }

const Message = ({ provider: { id, company_name }, checkout }: Pick<RequestProps, 'provider' | 'checkout'>) => {
  const { t } = useTranslation('carts')
  const { values, errors, change } = checkout
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

const Request = ({ provider, count, span, checkout }: RequestProps) => {
  const { t } = useTranslation('carts')
  const { id, company_name: name, logo, total, currency } = provider
  const { asked, free, errors } = checkout
  const isAsked = asked.providers.some(one => one.id === id)
  return (
    <SlipPart label={name}>
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
      <Day free={free.get(id)} name={name} span={span} />
      <Ask provider={provider} checkout={checkout} />
      {isAsked && <Message provider={provider} checkout={checkout} />}
      {errors[`provider_ids.${id}`] && (
        <p className={field.error} role="alert">
          {errors[`provider_ids.${id}`]}
        </p>
      )}
    </SlipPart>
  )
}

/** Who is asked for how much, and what they are told. */
export const Requests = ({ event, cart, checkout }: { event: Event; cart: Cart; checkout: Checkout }) => (
  <Slip>
    {cart.providers.map(provider => (
      <Request
        key={provider.id}
        provider={provider}
        count={cart.cart.filter(entry => entry.provider_id === provider.id && entry.problem !== 'gone').length}
        span={spanOf(event)}
        checkout={checkout}
      />
    ))}
  </Slip>
)
