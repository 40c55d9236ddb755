import type { ServiceProvider } from '@celebrio/contract/market/stores'
import { useTranslation } from 'react-i18next'
import { formatWait } from '#lib/formats.ts'
import { languageNames } from '#lib/language-name.ts'
import { Avatars } from '#ui/people/avatars.tsx'
import { LeastPrice } from './price.tsx'
import classes from './store-aside.module.css'

const PriceFrom = ({ store: { price_from: price } }: { store: ServiceProvider }) => {
  const { t } = useTranslation('stores')
  const { t: tServices } = useTranslation('services')
  if (!price) return null
  return (
    <p className={classes.price}>
      {t('from')} <LeastPrice price={price} /> {tServices(`per${(price.offer ?? price).unit}`)}
    </p>
  )
}

type TiesProps = { tie: 'joined' | 'booked'; ties: ServiceProvider['joined_connections'] }

/** Those of the viewer's own people who have to do with the provider. */
const Ties = ({ tie, ties: { count, people } }: TiesProps) => {
  const { t } = useTranslation('stores')
  if (count === 0) return null
  return (
    <p className={classes.joined}>
      <Avatars
        people={people.map(({ id, name, profile_picture }) => ({ id, name, picture: profile_picture }))}
        total={count}
        size={32}
      />
      {t(`${tie}By`, { count })}
    </p>
  )
}

const Answers = ({ store: { answers_within: minutes } }: { store: ServiceProvider }) => {
  const { t } = useTranslation('stores')
  if (minutes === null) return null
  return (
    <div>
      <dt>{t('answers')}</dt>
      <dd>{t('answersWithin', { time: formatWait(minutes) })}</dd>
    </div>
  )
}

const Languages = ({ store: { languages } }: { store: ServiceProvider }) => {
  const { t } = useTranslation('stores')
  if (languages.length === 0) return null
  return (
    <div>
      <dt>{t('speaks')}</dt>
      <dd>{languageNames(languages)}</dd>
    </div>
  )
}

const Since = ({ store: { establishment_year: year } }: { store: ServiceProvider }) => {
  const { t } = useTranslation('stores')
  if (year === null) return null
  return (
    <div>
      <dt>{t('established')}</dt>
      <dd>{year}</dd>
    </div>
  )
}

const Verified = ({ store: { is_verified } }: { store: ServiceProvider }) => {
  const { t } = useTranslation('stores')
  if (!is_verified) return null
  return (
    <div>
      <dt>{t('verified')}</dt>
      <dd>{t('verifiedText')}</dd>
    </div>
  )
}

const saysMore = ({ price_from, joined_connections: joined, booked_connections: booked, ...more }: ServiceProvider) =>
  price_from !== null ||
  more.is_verified ||
  joined.count + booked.count > 0 ||
  more.answers_within !== null ||
  more.languages.length > 0 ||
  more.establishment_year !== null

/** What helps to choose a provider: the least price, whom of one's own people it has, how soon it answers, and what is spoken there. */
export const StoreAside = ({ store }: { store: ServiceProvider }) => {
  const { t } = useTranslation('stores')
  if (!saysMore(store)) return null
  return (
    <section className={classes.sheet} aria-label={t('glance')}>
      <PriceFrom store={store} />
      <Ties tie="booked" ties={store.booked_connections} />
      <Ties tie="joined" ties={store.joined_connections} />
      <dl className={classes.facts}>
        <Answers store={store} />
        <Languages store={store} />
        <Since store={store} />
        <Verified store={store} />
      </dl>
    </section>
  )
}
