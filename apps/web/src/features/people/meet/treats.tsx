import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { PersonRowSkeletons } from '#ui/people/person-row.tsx'
import { treatsQuery } from './data.ts'
import { TreatRow } from './treat-row.tsx'
import classes from './treats.module.css'

type Direction = 'received' | 'sent'

const Rows = ({ direction, empty }: { direction: Direction; empty: ReactNode }) => {
  const { t } = useTranslation('meet')
  const list = useInfiniteQuery(treatsQuery(direction))
  return (
    <Pages list={list} itemsOf={page => page.friends} waiting={<PersonRowSkeletons widths={[50]} />} empty={empty}>
      {entries => (
        <ul aria-label={t(direction)}>
          {entries.map(entry => (
            <TreatRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </Pages>
  )
}

/** Received treats, answered or not, and sent ones. */
export const Treats = () => {
  const { t } = useTranslation('meet')
  const lookAround = (
    <ButtonLink variant="outline" to={paths.meetNewFriends()}>
      {t('lookAround')}
    </ButtonLink>
  )
  const noneReceived = (
    <EmptyState
      drawing="/art/empty-likes.svg"
      heading="h3"
      title={t('noReceived')}
      text={t('noReceivedText')}
      action={lookAround}
    />
  )
  return (
    <div className={classes.columns}>
      <section>
        <h2 className={classes.title}>{t('received')}</h2>
        <Rows direction="received" empty={noneReceived} />
      </section>
      <section>
        <h2 className={classes.title}>{t('sent')}</h2>
        <Rows direction="sent" empty={<p className={classes.none}>{t('noSent')}</p>} />
      </section>
    </div>
  )
}
