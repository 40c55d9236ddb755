import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCategories } from '#features/market/categories'
import { csvOf } from '#lib/csv.ts'
import { saveFile } from '#lib/save-file.ts'
import { Button } from '#ui/buttons/button.tsx'
import { allServicesQuery } from './data.ts'
import { tableOf, xlsxOf } from './file/written-list.ts'
import classes from './price-lists.module.css'

/** All that the store sells, as a file to change and put in again. */
export const TakeOut = () => {
  const { t, i18n } = useTranslation('price-lists')
  const { nameOf } = useCategories()
  const { data: services } = useQuery(allServicesQuery)
  if (!services) return null
  const table = () =>
    tableOf(services, {
      header: column => t(`column_${column}`),
      unit: code => t(`unit${code}`),
      category: nameOf,
    })
  const asCsv = async () => saveFile(await csvOf(table(), i18n.language), `${t('fileName')}.csv`)
  const asXlsx = async () => saveFile(await xlsxOf(table()), `${t('fileName')}.xlsx`)
  const isEmpty = services.every(({ items }) => items.length === 0)
  return (
    <section className={classes.out} aria-labelledby="take-out">
      <h2 id="take-out">{t('takeOut')}</h2>
      <p>{t(isEmpty ? 'nothingYet' : 'takeOutHint')}</p>
      {!isEmpty && (
        <div className={classes.buttons}>
          <Button variant="outline" onClick={() => void asXlsx()}>
            {t('asXlsx')}
          </Button>
          <Button variant="outline" onClick={() => void asCsv()}>
            {t('asCsv')}
          </Button>
        </div>
      )}
    </section>
  )
}
