import type { ServiceProvider } from '@celebrio/contract/market/stores'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePlaceInView } from '#lib/use-place-in-view.ts'
import { SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { Answered } from './answered.tsx'
import { Ask } from './ask.tsx'
import { answeredQuery } from './data.ts'
import classes from './questions.module.css'
import { WaitingQuestions } from './waiting-questions.tsx'

const place = 'questions'

const Waiting = () => (
  <SkeletonGroup>
    {[64, 48].map(width => (
      <SkeletonLine key={width} width={`${width}%`} height={24} />
    ))}
  </SkeletonGroup>
)

/** What people ask a provider, and what the provider answers. */
export const Questions = ({ store }: { store: ServiceProvider }) => {
  const { t } = useTranslation('questions')
  const section = usePlaceInView(place)
  const list = useInfiniteQuery(answeredQuery(store.id))
  const [first] = list.data?.pages ?? []
  return (
    <section ref={section} id={place} className={classes.section} aria-labelledby="questions-title">
      <h2 id="questions-title">{t('title')}</h2>
      {store.can.edit && <WaitingQuestions />}
      <Pages
        compact
        list={list}
        itemsOf={page => page.questions}
        waiting={<Waiting />}
        empty={!first?.waiting && <p className={classes.note}>{t(store.can.edit ? 'noneYet' : 'none')}</p>}
      >
        {questions => (
          <ul className={classes.list} aria-label={t('title')}>
            {questions.map(question => (
              <Answered key={question.id} question={question} />
            ))}
          </ul>
        )}
      </Pages>
      {first && <Ask providerId={store.id} waiting={first.waiting} canAsk={first.can.ask} />}
    </section>
  )
}
