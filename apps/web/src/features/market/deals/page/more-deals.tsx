import { delays } from '@celebrio/contract/platform/delays'
import { CaretLeft } from '@phosphor-icons/react/CaretLeft'
import { CaretRight } from '@phosphor-icons/react/CaretRight'
import { Pause } from '@phosphor-icons/react/Pause'
import { Play } from '@phosphor-icons/react/Play'
import { useQuery } from '@tanstack/react-query'
import type { FocusEvent, PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { type Rotation, useRotation } from '#ui/lists/use-rotation.ts'
import { moreDealsQuery } from '../data.ts'
import { DealCard } from '../deal-card.tsx'
import classes from './more-deals.module.css'

/** So many stand beside each other. */
const inView = 3

/** Pauses while the mouse or the focus is on the deals. */
const holders = (hold: Rotation['hold']) => ({
  onPointerEnter: ({ pointerType }: PointerEvent) => hold(pointerType === 'mouse'),
  onPointerLeave: () => hold(false),
  onFocus: () => hold(true),
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => hold(currentTarget.contains(relatedTarget)),
})

const Controls = ({ index, playing, show, toggle }: Rotation) => {
  const { t } = useTranslation('deals')
  const Icon = playing ? Pause : Play
  return (
    <div className={classes.controls}>
      <IconButton
        label={t(playing ? 'pause' : 'play')}
        icon={<Icon size={20} weight="fill" aria-hidden />}
        onClick={toggle}
      />
      <IconButton label={t('previous')} icon={<CaretLeft size={20} aria-hidden />} onClick={() => show(index - 1)} />
      <IconButton label={t('next')} icon={<CaretRight size={20} aria-hidden />} onClick={() => show(index + 1)} />
    </div>
  )
}

/** Other deals, three beside each other, which go round by themselves. Not there where there are none. */
export const MoreDeals = ({ id }: { id: number }) => {
  const { t } = useTranslation('deals')
  const { data: deals = [] } = useQuery(moreDealsQuery(id))
  const count = deals.length
  const goesRound = count > inView
  const rotation = useRotation(goesRound ? count : 0, delays.deals)
  const { index, moving, hold } = rotation
  if (count === 0) return null
  const shown = goesRound
    ? Array.from({ length: inView }, (_, step) => deals[(index + step) % count]).filter(deal => deal !== undefined)
    : deals
  return (
    <section
      className={classes.more}
      aria-roledescription={goesRound ? t('carousel') : undefined}
      aria-labelledby="more-deals"
      {...(goesRound && holders(hold))}
    >
      <div className={classes.head}>
        <h2 id="more-deals">{t('moreDeals')}</h2>
        {goesRound && <Controls {...rotation} />}
      </div>
      <ul className={classes.row} aria-live={goesRound && moving ? 'off' : 'polite'}>
        {shown.map(deal => (
          <li key={deal.id}>
            <DealCard deal={deal} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
