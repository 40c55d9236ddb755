import type { Person } from '@celebrio/contract/users'
import { Check } from '@phosphor-icons/react/Check'
import { Face } from '#ui/face.tsx'
import classes from './people-picker.module.css'

type PeoplePickerProps = {
  label: string
  people: readonly Person[]
  chosen: ReadonlySet<number>
  onToggle: (id: number) => void
}

/** Faces to choose from; each is a tick box. */
export const PeoplePicker = ({ label, people, chosen, onToggle }: PeoplePickerProps) => (
  <ul className={classes.people} aria-label={label}>
    {people.map(({ id, name, profile_picture }) => (
      <li key={id}>
        <label className={classes.person}>
          <span className={classes.face}>
            <Face name={name} src={profile_picture} size={56} />
            <input type="checkbox" checked={chosen.has(id)} onChange={() => onToggle(id)} />
            <span className={classes.tick} aria-hidden>
              {chosen.has(id) && <Check size={14} weight="bold" />}
            </span>
          </span>
          <span className={classes.name} dir="auto">
            {name}
          </span>
        </label>
      </li>
    ))}
  </ul>
)
