import type { ServiceProvider } from '@celebrio/contract/market/stores'
import { MapPin } from '@phosphor-icons/react/MapPin'
import { MoonStars } from '@phosphor-icons/react/MoonStars'
import { Phone } from '@phosphor-icons/react/Phone'
import { Star } from '@phosphor-icons/react/Star'
import { UsersThree } from '@phosphor-icons/react/UsersThree'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { formatCount, formatRating } from '#lib/formats.ts'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import { JoinButton } from './join-button.tsx'
import { MessageButton } from './message-button.tsx'
import { placeOf } from './place.ts'
import { ReportStore } from './report-store.tsx'
import classes from './store-header.module.css'
import { VerifiedBadge } from './verified-badge.tsx'

const Rating = ({ store: { rating, total_ratings: count } }: { store: ServiceProvider }) => {
  const { t } = useTranslation('stores')
  return (
    <li>
      <Star size={18} weight={count === 0 ? 'regular' : 'fill'} aria-hidden />
      {count === 0 ? (
        t('new')
      ) : (
        <Link to={{ hash: 'reviews' }}>
          <b>{formatRating(rating)}</b> {t('reviews', { count, shown: formatCount(count) })}
        </Link>
      )}
    </li>
  )
}

const Facts = ({ store }: { store: ServiceProvider }) => {
  const { t } = useTranslation('stores')
  const { address, telephone, total_joined: count } = store
  return (
    <ul className={classes.facts}>
      {store.is_verified && (
        <li>
          <VerifiedBadge />
        </li>
      )}
      <Rating store={store} />
      <li dir="auto">
        <MapPin size={18} aria-hidden />
        {[address, placeOf(store)].filter(Boolean).join(', ')}
      </li>
      <li>
        <Phone size={18} aria-hidden />
        <a href={`tel:${telephone.dialled}`} dir="ltr">
          {telephone.shown}
        </a>
      </li>
      {count > 0 && (
        <li>
          <UsersThree size={18} aria-hidden />
          {t('totalJoined', { count, shown: formatCount(count) })}
        </li>
      )}
    </ul>
  )
}

/** What people come for: choosing, for who can book, and asking; joining stands beside it. */
const OfVisitor = ({ store }: { store: ServiceProvider }) => {
  const { t } = useTranslation('stores')
  const { search } = useLocation()
  const isGuest = useSession() === null
  return (
    <>
      {store.is_resting && (
        <p className={classes.resting}>
          <MoonStars size={22} weight="fill" aria-hidden />
          {t('restingNote')}
        </p>
      )}
      {!store.is_resting && (isGuest || store.can.book) && (
        <ButtonLink to={{ search, hash: 'services' }}>{t('choose')}</ButtonLink>
      )}
      <MessageButton store={store} />
      <JoinButton store={store} />
      {store.can.report && <ReportStore store={store} />}
    </>
  )
}

/** Who the provider is, where, and what can be done there. */
export const StoreHeader = ({ store }: { store: ServiceProvider }) => {
  const { t } = useTranslation('stores')
  const { company_name: name, logo, can } = store
  return (
    <header className={classes.header}>
      <span className={classes.logo}>
        <Avatar name={name} src={logo} size={96} square />
      </span>
      <div className={classes.who}>
        <h1 className={classes.name} dir="auto">
          {name}
        </h1>
        <Facts store={store} />
      </div>
      <div className={classes.actions}>
        {can.edit ? (
          <ButtonLink variant="outline" to={paths.serviceHome()}>
            {t('manage')}
          </ButtonLink>
        ) : (
          <OfVisitor store={store} />
        )}
      </div>
    </header>
  )
}
