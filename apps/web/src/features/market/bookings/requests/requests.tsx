import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { errorTextOr } from '#lib/api/error-text.ts'
import { numericId } from '#lib/numeric-id.ts'
import { paths } from '#lib/paths.ts'
import { searchTextIn } from '#lib/search-text.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { TypedField } from '#ui/fields/typed-field.tsx'
import { ListAndDetail } from '#ui/layout/list-and-detail.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { bookingsQuery } from '../data.ts'
import { Docket } from '../docket.tsx'
import { DocketsWaiting } from '../waiting.tsx'
import { OpenRequest } from './open-request.tsx'
import type { RequestSheetParts } from './request-sheet.tsx'
import classes from './requests.module.css'

const pending = { side: 'provider', status: ['requested', 'changed'] } as const

const Nothing = () => {
  const { t } = useTranslation('bookings')
  const action = (
    <ButtonLink variant="outline" to={paths.serviceHome()}>
      {t('toStore')}
    </ButtonLink>
  )
  return (
    <EmptyState drawing="/art/empty-stall.svg" title={t('noRequests')} text={t('noRequestsText')} action={action} />
  )
}

const NothingFound = ({ clear }: { clear: () => void }) => {
  const { t } = useTranslation(['bookings', 'services'])
  const action = (
    <Button variant="outline" onClick={clear}>
      {t('clear')}
    </Button>
  )
  return <EmptyState compact title={t('services:noneFound')} action={action} />
}

type DocketsProps = { bookings: readonly Booking[]; openId: number | undefined }

const Dockets = ({ bookings, openId }: DocketsProps) => {
  const { t } = useTranslation('bookings')
  return (
    <>
      <p className={classes.heads} aria-hidden>
        <span>{t('requestsLists')}</span>
        <span>{t('time')}</span>
      </p>
      <ul className={classes.dockets} aria-label={t('requestsLists')}>
        {bookings.map(booking => (
          <Docket
            key={booking.id}
            booking={booking}
            to={paths.serviceBookings(booking.id)}
            isOpen={booking.id === openId}
          />
        ))}
      </ul>
    </>
  )
}

/** What the viewer's store is asked for: the requests, and the open one beside them; on phones one after the other. */
export const Requests = ({ ofAsker }: RequestSheetParts) => {
  const { t } = useTranslation(['bookings', 'services'])
  const [search, setSearch] = useSearchParams()
  const keyword = searchTextIn(search)
  const find = (words: string) =>
    setSearch(words === '' ? {} : { keyword: words }, { replace: true, preventScrollReset: true })
  const list = useInfiniteQuery({ ...bookingsQuery({ ...pending, keyword }), placeholderData: keepPreviousData })
  const bookings = list.data?.pages.flatMap(page => page.bookings) ?? []
  const chosen = numericId(search.get('request') ?? undefined)
  const openId = chosen ?? bookings[0]?.id
  if (list.data && bookings.length === 0 && keyword === '' && chosen === undefined) return <Nothing />
  return (
    <ListAndDetail
      label={t('pendingRequests')}
      isOpen={chosen !== undefined}
      list={
        <>
          <TypedField label={t('services:searchWithin')} hint={t('searchHint')} value={keyword} onChange={find} />
          <Pages
            compact
            list={list}
            itemsOf={page => page.bookings}
            waiting={<DocketsWaiting />}
            failed={error => errorTextOr(error, t('requestsFailed'))}
            empty={keyword === '' ? null : <NothingFound clear={() => find('')} />}
          >
            {found => <Dockets bookings={found} openId={openId} />}
          </Pages>
        </>
      }
      detail={
        openId !== undefined && (
          <OpenRequest key={openId} id={openId} known={bookings.find(({ id }) => id === openId)} ofAsker={ofAsker} />
        )
      }
    />
  )
}
