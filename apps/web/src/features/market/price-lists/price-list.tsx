import { ChooseFile } from './choose-file.tsx'
import { Preview } from './preview.tsx'
import classes from './price-lists.module.css'
import { TakeOut } from './take-out.tsx'
import { usePriceList } from './use-price-list.ts'

/** Puts a list of prices into the viewer's own store: a file, what it would change, and the change. */
export const PriceListPage = () => {
  const list = usePriceList()
  if (list.rows.length > 0) return <Preview list={list} />
  return (
    <div className={classes.start}>
      <ChooseFile onRead={list.take} />
      <TakeOut />
    </div>
  )
}
