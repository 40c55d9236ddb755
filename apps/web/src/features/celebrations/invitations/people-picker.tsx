import type { Person } from '@celebrio/contract/platform/person'
import { Check } from '@phosphor-icons/react/Check'
import { useId } from 'react'
import { Avatar } from '#ui/people/avatar.tsx'
import classes from './people-picker.module.css'

/** Somebody to choose; `note` says what there is to know of them, `closed` that they cannot be chosen. */
export type Choosable = Person & { note?: string | null; closed?: boolean }

type OneProps = { person: Choosable; chosen: boolean; onToggle: () => void }

const One = ({ person: { name, profile_picture, note, closed }, chosen, onToggle }: OneProps) => {
  const id = useId()
  return (
    <label className={classes.person} data-closed={closed || undefined}>
      <span className={classes.face}>
        <Avatar name={name} src={profile_picture} size={56} />
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
            {chosen && <Check size={14} weight="bold" />}
          </span>
        )}
      </span>
      <span className={classes.words}>
        <span id={id} className={classes.name} dir="auto">
          {name}
        </span>
        {note && (
          <span id={`${id}note`} className={classes.note}>
            {note}
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

/** Faces to choose from; each is a tick box. */
export const PeoplePicker = ({ label, people, chosen, onToggle }: PeoplePickerProps) => (
  <ul className={classes.people} aria-label={label}>
    {people.map(person => (
      <li key={person.id}>
        <One person={person} chosen={!person.closed && chosen.has(person.id)} onToggle={() => onToggle(person.id)} />
      </li>
    ))}
  </ul>
)
