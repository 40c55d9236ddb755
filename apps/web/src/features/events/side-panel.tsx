import { SlidersHorizontal } from '@phosphor-icons/react/SlidersHorizontal'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import classes from './side-panel.module.css'
import type { Filtering } from './use-filters.ts'

type SidePanelProps = { filtering: Filtering; fields: ReactNode; children: ReactNode }

/** On phones the filters are a sheet behind a button. */
const Sheet = ({ count, children }: { count: number; children: ReactNode }) => {
  const { t } = useTranslation('events')
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <div className={classes.sheet}>
      <Button
        variant="outline"
        leftSection={<SlidersHorizontal size={20} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {count > 0 ? t('filtersChosen', { count }) : t('filters')}
      </Button>
      <Dialog
        opened={opened}
        onClose={close}
        title={t('filters')}
        footer={
          <Button fullWidth onClick={close}>
            {t('showEvents')}
          </Button>
        }
      >
        {children}
      </Dialog>
    </div>
  )
}

/** A list with what it can be narrowed down by beside it. */
export const SidePanel = ({ filtering, fields, children }: SidePanelProps) => {
  const { t } = useTranslation('events')
  const panel = (
    <div className={classes.fields}>
      {fields}
      {filtering.count > 0 && (
        <Button variant="outline" onClick={filtering.clear}>
          {t('clearFilters')}
        </Button>
      )}
    </div>
  )
  return (
    <div className={classes.columns}>
      <aside className={classes.side} aria-label={t('filters')}>
        {panel}
      </aside>
      <div className={classes.main}>
        <Sheet count={filtering.count}>{panel}</Sheet>
        {children}
      </div>
    </div>
  )
}
