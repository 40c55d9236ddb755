import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { paths } from '#lib/paths.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { comparedText } from './filters.ts'
import classes from './finding.module.css'
import { useSoughtEvent } from './search/sought-event.ts'
import type { Finding } from './use-finding.ts'

/** What has been chosen to compare, in reach while one goes on looking. */
export const CompareTray = ({ compared, compare, filters }: Finding) => {
  const { t } = useTranslation('finding')
  const { pathname, search } = useLocation()
  const count = compared.length
  const guests = useSoughtEvent(filters)?.members ?? undefined
  return (
    <section className={classes.tray} aria-label={t('compare')} hidden={count === 0}>
      <output className={classes.chosen}>{count > 0 && t('chosen', { count })}</output>
      <Button variant="quiet" size="small" className={classes.clear} onClick={() => compare([])}>
        {t('clear')}
      </Button>
      {count > 1 ? (
        <ButtonLink
          variant="white"
          to={paths.compareProviders(comparedText(compared), filters.free_on, guests)}
          state={{ from: pathname + search }}
        >
          {t('compareCount', { count })}
        </ButtonLink>
      ) : (
        <span className={classes.another}>{t('chooseAnother')}</span>
      )}
    </section>
  )
}
