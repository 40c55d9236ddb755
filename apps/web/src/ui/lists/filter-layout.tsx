import { SlidersHorizontal } from '@phosphor-icons/react/SlidersHorizontal'
import { type ReactNode, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import classes from './filter-layout.module.css'

type Words = {
  title: string
  /** Label of the button that opens the sheet, with the number of active filters. */
  open: string
  /** Label of the button that returns to the list. */
  show: string
}

const Sheet = ({ words: { title, open, show }, children }: { words: Words; children: ReactNode }) => {
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  const back = (
    <Button fullWidth onClick={close}>
      {show}
    </Button>
  )
  return (
    <div className={classes.sheet}>
      <Button
        variant="outline"
        leftSection={<SlidersHorizontal size={20} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {open}
      </Button>
      <Dialog opened={opened} onClose={close} title={title} footer={back}>
        {children}
      </Dialog>
    </div>
  )
}

type FilteredProps = {
  words: Words
  filters: ReactNode
  /** Above the list, before the button of the sheet. */
  above?: ReactNode
  children: ReactNode
}

/** A list with its filters beside it; on phones they are in a sheet behind a button. */
export const FilterLayout = ({ words, filters, above, children }: FilteredProps) => (
  <div className={classes.columns}>
    <aside className={classes.side} aria-label={words.title}>
      {filters}
    </aside>
    <div className={classes.main}>
      {above}
      <Sheet words={words}>{filters}</Sheet>
      {children}
    </div>
  </div>
)
