import type { ServiceProvider } from '@celebrio/contract/market/stores'
import { useTranslation } from 'react-i18next'
import classes from './store-terms.module.css'
import { useTravels } from './use-travels.ts'

/** What people should know before they book: how far the provider comes, deposit, cancelling. */
export const StoreTerms = ({ store }: { store: ServiceProvider }) => {
  const { t } = useTranslation('stores')
  const travels = useTravels()(store)
  const said = [
    { label: t('travel'), texts: [travels, store.travel] },
    { label: t('deposit'), texts: [store.deposit] },
    { label: t('cancellation'), texts: [store.cancellation] },
  ].map(({ label, texts }) => ({ label, texts: texts.filter(text => text !== null) }))
  const shown = said.filter(({ texts }) => texts.length > 0)
  if (shown.length === 0) return null
  return (
    <section className={classes.terms} aria-labelledby="store-terms">
      <h2 id="store-terms">{t('terms')}</h2>
      <dl>
        {shown.map(({ label, texts }) => (
          <div key={label}>
            <dt>{label}</dt>
            {texts.map(text => (
              <dd key={text} dir="auto">
                {text}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}
