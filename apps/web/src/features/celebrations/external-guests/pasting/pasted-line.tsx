import { Check } from '@phosphor-icons/react/Check'
import { Minus } from '@phosphor-icons/react/Minus'
import { WarningCircle } from '@phosphor-icons/react/WarningCircle'
import { type ClipboardEvent, type KeyboardEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Entry, Fault } from './entries.ts'
import { Choices, Named } from './named.tsx'
import { type Line, splitText } from './parse-lines.ts'
import classes from './pasted-list.module.css'
import type { List } from './use-list.ts'

/** Nothing has to be mended there. */
const settled: readonly Fault[] = ['twice', 'invited_already']

const Mark = ({ fault, empty }: { fault: Fault | null; empty: boolean }) => {
  if (empty) return null
  if (fault === null) return <Check size={20} aria-hidden />
  return settled.includes(fault) ? <Minus size={20} aria-hidden /> : <WarningCircle size={20} aria-hidden />
}

type RowProps = { line: Line; list: List; fault: Fault | null }

/** The one thing that mends a line. */
const Mend = ({ line: { at, better }, list, fault }: RowProps) => {
  const { t } = useTranslation('external-guests')
  if (fault === null) return null
  const mend = () => (better === undefined ? list.remove(at) : list.put(at, better))
  const text = fault === 'two_people' ? 'pasteSplit' : 'pasteFix'
  return (
    <button type="button" className={classes.mend} onClick={mend}>
      {t(better === undefined ? 'pasteRemove' : text)}
    </button>
  )
}

const isSeveral = (text: string): boolean => splitText(text.trim()).length > 1

/** What the keyboard and the clipboard do in a line. */
const useTyping = ({ at, raw }: Line, list: List, onNext: () => void) => ({
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text')
    if (!isSeveral(text)) return
    event.preventDefault()
    list.put(at, [raw, text].filter(Boolean).join('\n'))
  },
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onNext()
  },
})

type FieldProps = Omit<RowProps, 'fault'> & { id: string; isBad: boolean; onNext: () => void }

const Field = ({ line, list, id, isBad, onNext }: FieldProps) => {
  const { t } = useTranslation('external-guests')
  const { at, raw } = line
  return (
    <input
      className={classes.raw}
      value={raw}
      dir="auto"
      autoCapitalize="off"
      autoComplete="off"
      spellCheck={false}
      aria-label={t('pasteLine', { number: at + 1 })}
      aria-invalid={isBad || undefined}
      aria-describedby={id}
      placeholder={at === 0 && list.entries.length === 1 ? t('pasteExample') : undefined}
      onChange={({ currentTarget }) => list.type(at, currentTarget.value)}
      {...useTyping(line, list, onNext)}
    />
  )
}

/** "gmail.com" of a line with a better address. */
const domainOf = (line: string | undefined): string => /@([^>,;\s]+)/u.exec(line ?? '')?.[1] ?? ''

type PastedLineProps = { entry: Entry; list: List; onNext: () => void }

/** One line on ruled paper; whom it names or what is wrong stands under it, with the one thing that mends it. */
export const PastedLine = ({ entry, list, onNext }: PastedLineProps) => {
  const { t } = useTranslation('external-guests')
  const id = useId()
  const { line, isLooking } = entry
  const empty = line.raw.trim() === ''
  const fault = empty ? null : entry.fault
  const isBad = fault !== null && !settled.includes(fault)
  const row = { line, list, fault }
  return (
    <li className={classes.line} data-bad={isBad || undefined} data-settled={(fault !== null && !isBad) || undefined}>
      <Mark fault={fault} empty={empty || isLooking} />
      <div className={classes.words}>
        <Field line={line} list={list} id={id} isBad={isBad} onNext={onNext} />
        <div id={id}>
          {fault && <small className={classes.fault}>{t(`fault_${fault}`, { better: domainOf(line.better) })}</small>}
          {fault === null && entry.person && <Named person={entry.person} />}
        </div>
        <Choices entry={entry} onChoose={person => list.choose(line.name, person)} />
      </div>
      <Mend {...row} />
    </li>
  )
}
