import { MagnifyingGlass } from '@phosphor-icons/react/MagnifyingGlass'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Keyword } from '../keyword.tsx'
import type { Finding } from '../use-finding.ts'
import classes from './search.module.css'
import { SearchFields, type SearchPart, searchParts } from './search-fields.tsx'
import { useOwnEvents } from './sought-event.ts'
import { useSought } from './use-sought.ts'

type SegmentProps = { label: string; value: string | null; otherwise: string; onPress: () => void }

const Segment = ({ label, value, otherwise, onPress }: SegmentProps) => (
  <button type="button" className={classes.segment} aria-haspopup="dialog" onClick={onPress}>
    <span>{label}</span>
    <b dir="auto" data-empty={value === null || undefined}>
      {value ?? otherwise}
    </b>
  </button>
)

type BarProps = { finding: Finding; onOpen: (parts: readonly SearchPart[]) => void; onSearch: () => void }

/** On wide screens: the words, and what opens each of the other parts. */
const Bar = ({ finding, onOpen, onSearch }: BarProps) => {
  const { t } = useTranslation('finding')
  const { where, event, when } = useSought(finding)
  const hasEvents = useOwnEvents().length > 0
  return (
    <div className={classes.bar}>
      <div className={classes.words}>
        <Keyword {...finding} />
      </div>
      {hasEvents && (
        <Segment label={t('forEvent')} value={event} otherwise={t('anyEvent')} onPress={() => onOpen(['for'])} />
      )}
      <Segment label={t('where')} value={where} otherwise={t('anywhere')} onPress={() => onOpen(['where'])} />
      <Segment label={t('when')} value={when} otherwise={t('anyDay')} onPress={() => onOpen(['when'])} />
      <IconButton
        className={classes.go}
        label={t('toResults')}
        icon={<MagnifyingGlass size={22} aria-hidden />}
        onClick={onSearch}
      />
    </div>
  )
}

const said = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ')

/** On phones: one button that says what is looked for, and opens all parts. */
const Summary = ({ finding, onOpen }: Omit<BarProps, 'onSearch'>) => {
  const { t } = useTranslation('finding')
  const { kind, keyword, where, event, when } = useSought(finding)
  const hasEvents = useOwnEvents().length > 0
  return (
    <button type="button" className={classes.summary} aria-haspopup="dialog" onClick={() => onOpen(searchParts)}>
      <span className={classes.said}>
        <b dir="auto">{said([kind, keyword, where]) || t('findProviders')}</b>
        <small dir="auto">{said([when, event]) || t(hasEvents ? 'searchHintForEvent' : 'searchHint')}</small>
      </span>
      <span className={classes.go}>
        <MagnifyingGlass size={22} aria-hidden />
      </span>
    </button>
  )
}

type SearchPillProps = {
  finding: Finding
  /** Label of the button that goes back to the list. */
  show: string
  /** Goes on to the list. */
  onSearch: () => void
}

/** What is looked for, for which event, where and when: the event is the search. */
export const SearchPill = ({ finding, show, onSearch }: SearchPillProps) => {
  const { t } = useTranslation('finding')
  const [opened, setOpened] = useState(false)
  const [parts, setParts] = useState<readonly SearchPart[]>(searchParts)
  const open = (next: readonly SearchPart[]) => {
    setParts(next)
    setOpened(true)
  }
  const close = () => setOpened(false)
  const footer = (
    <Button fullWidth onClick={close}>
      {show}
    </Button>
  )
  return (
    <search className={classes.pill} aria-label={t('findProviders')}>
      <Bar finding={finding} onOpen={open} onSearch={onSearch} />
      <Summary finding={finding} onOpen={open} />
      <Dialog opened={opened} onClose={close} title={t('findProviders')} footer={footer}>
        <SearchFields parts={parts} finding={finding} />
      </Dialog>
    </search>
  )
}
