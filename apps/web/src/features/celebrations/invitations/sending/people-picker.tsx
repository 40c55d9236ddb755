import type { Person } from '@celebrio/contract/platform/person'
import { Check } from '@phosphor-icons/react/Check'
import { type ReactNode, useId } from 'react'
import { Avatar } from '#ui/people/avatar.tsx'
import classes from './people-picker.module.css'

/** A person to choose; `note` is shown under the name, `closed` disables the choice. */
export type Choosable = Person & { note?: string | null; closed?: boolean }

type TickRowProps = {
  chosen: boolean
  closed?: boolean
  /** Accessible description. */
  note?: string | null
  face?: ReactNode
  children: ReactNode
  /** Beside the tick. */
  aside?: ReactNode
  onToggle: () => void
}

/** A row with a tick at its end; the whole row is the checkbox. */
export const TickRow = ({ chosen, closed, note, face, children, aside, onToggle }: TickRowProps) => {
  const id = useId()
  return (
    <label className={classes.row} data-closed={closed || undefined}>
      {face}
      <span className={classes.words}>
        <span id={id} className={classes.name} dir="auto">
          {children}
        </span>
        {note && (
          <span id={`${id}note`} className={classes.note}>
            {note}
          </span>
        )}
      </span>
      {aside}
      <span className={classes.box}>
        <input
          type="checkbox"
          checked={chosen}
          disabled={closed}
          aria-labelledby={id}
          aria-describedby={note ? `${id}note` : undefined}
          onChange={onToggle}
        />
        {!closed && (
          <span className={classes.tick} aria-hidden>
            {chosen && <Check size={16} weight="bold" />}
          </span>
        )}
      </span>
    </label>
  )
}

type PeoplePickerProps = {
  label: string
  people: readonly Choosable[]
  chosen: ReadonlySet<number>
  onToggle: (id: number) => void
}

/** People to choose from; each row is a checkbox. */
export const PeoplePicker = ({ label, people, chosen, onToggle }: PeoplePickerProps) => (
  <ul className={classes.people} aria-label={label}>
    {people.map(({ id, name, profile_picture, note, closed = false }) => (
      <li key={id}>
        <TickRow
          chosen={!closed && chosen.has(id)}
          closed={closed}
          note={note ?? null}
          face={<Avatar name={name} src={profile_picture} size={44} />}
          onToggle={() => onToggle(id)}
        >
          {name}
        </TickRow>
      </li>
    ))}
  </ul>
)
