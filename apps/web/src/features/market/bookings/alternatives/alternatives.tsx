import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ProviderRows } from '#features/market/finding'
import { useExplorePath } from '#lib/explore-path.ts'
import { formatWeekdayAndDay } from '#lib/formats-days.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { alternativesQuery } from '../data.ts'
import { countsOnAway, isOff } from '../steps.ts'
import classes from './alternatives.module.css'

type Search = { category_id: number | null; city_id: number | null; free_on: string }

/** Leads to the list of providers, narrowed down to the same kind, day and city. */
const FindMore = ({ search: { category_id, city_id, free_on } }: { search: Search }) => {
  const { t } = useTranslation('alternatives')
  return (
    <ButtonLink
      variant="outline"
      fullWidth
      to={useExplorePath({ day: free_on, cityId: city_id, categoryId: category_id })}
    >
      {t('more')}
    </ButtonLink>
  )
}

/** Who else is free, when a provider has declined, cancelled or not answered, or can't: the celebration goes on. */
export const Alternatives = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('alternatives')
  const isAsked = booking.side === 'celebrant' && booking.is_own && (isOff(booking) || countsOnAway(booking))
  const { data } = useQuery({ ...alternativesQuery(booking.id), enabled: isAsked })
  if (!isAsked || !data?.search) return null
  const isNobody = data.alternatives.length === 0
  const title = t(isNobody ? 'noneTitle' : 'title', { day: formatWeekdayAndDay(data.search.free_on) })
  return (
    <section className={classes.panel} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>{t(isNobody ? 'noneText' : 'text')}</p>
      {!isNobody && <ProviderRows providers={data.alternatives} label={title} day={data.search.free_on} />}
      <FindMore search={data.search} />
    </section>
  )
}
