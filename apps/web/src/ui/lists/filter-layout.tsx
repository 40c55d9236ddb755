import { SlidersHorizontal } from '@phosphor-icons/react/SlidersHorizontal'
import { type ReactNode, useRef, useState } from 'react'
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
  /** A heading of the list, and after it what stands beside the button of the sheet on phones. */
  head?: ReactNode
  children: ReactNode
}

/** A list with its filters beside it, over which the keyboard can jump; on phones they are in a sheet behind a button. */
export const FilterLayout = ({ words, filters, above, head, children }: FilteredProps) => {
  const list = useRef<HTMLDivElement>(null)
  return (
    <div className={classes.columns}>
      <aside className={classes.side} aria-label={words.title}>
        <button type="button" className={classes.skip} onClick={() => list.current?.focus()}>
          {words.show}
        </button>
        {filters}
      </aside>
      <div className={classes.main}>
        {above}
        <div className={classes.head} data-alone={head === undefined || undefined}>
          <Sheet words={words}>{filters}</Sheet>
          {head}
        </div>
        <div ref={list} tabIndex={-1} className={classes.list}>
          {children}
        </div>
      </div>
    </div>
  )
}
