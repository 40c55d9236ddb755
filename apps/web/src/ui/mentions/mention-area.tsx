import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { Combobox, useCombobox } from '@mantine/core'
import { type ComponentProps, type ReactElement, type RefObject, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import classes from './mention-area.module.css'
import { type MentionPickerOptions, useMentionPicker } from './use-mention-picker.ts'

type Own = Pick<MentionPickerOptions, 'onText' | 'suggest' | 'onPick'> & {
  value: string
  ref?: RefObject<HTMLTextAreaElement | null> | undefined
  /** On which side of the field there is more room for the suggestions. */
  side?: 'top' | 'bottom'
}
export type MentionAreaProps = Own & Omit<ComponentProps<'textarea'>, keyof Own | 'onChange'>

type Picker = ReturnType<typeof useMentionPicker>

type MentionSuggestionsProps = { id: string; picker: Picker; side: 'top' | 'bottom'; children: ReactElement }

/** The suggestions beside the field, which keeps the focus and handles the keys. */
const MentionSuggestions = ({ id, picker: { people, at, pick }, side, children }: MentionSuggestionsProps) => {
  const { t } = useTranslation('mentions')
  const store = useCombobox({ opened: people.length > 0 })
  return (
    <Combobox
      store={store}
      position={`${side}-start`}
      offset={4}
      shadow="none"
      withinPortal={false}
      classNames={{ dropdown: classes.dropdown }}
      onOptionSubmit={chosen => pick(people.find(one => String(one.id) === chosen))}
    >
      <Combobox.Target withAriaAttributes={false} withKeyboardNavigation={false}>
        {children}
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options id={id} aria-label={t('people')}>
          {people.map(({ id: personId, name, profile_picture }, row) => (
            <Combobox.Option
              key={personId}
              id={`${id}-${row}`}
              value={String(personId)}
              selected={row === at}
              aria-selected={row === at}
              className={classes.person}
            >
              <Avatar name={name} src={profile_picture} size={36} />
              <span dir="auto">{name}</span>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

type Handlers = Pick<MentionAreaProps, 'onText' | 'onKeyDown'>

const eventsOf = ({ handleKey, moveCaret, isSecondSpace }: Picker, { onText, onKeyDown }: Handlers) =>
  ({
    onBeforeInput: event => isSecondSpace(event.data) && event.preventDefault(),
    onChange: ({ currentTarget }) => {
      onText(currentTarget.value)
      moveCaret(currentTarget.selectionStart)
    },
    onSelect: ({ currentTarget }) => moveCaret(currentTarget.selectionStart),
    onBlur: () => moveCaret(null),
    onKeyDown: event => handleKey(event) || onKeyDown?.(event),
  }) satisfies ComponentProps<'textarea'>

/** A text area with mentions: '@' opens suggestions, arrow keys move, Enter or Tab choose, Escape dismisses. */
export const MentionArea = ({
  value,
  onText,
  suggest,
  onPick,
  ref,
  side = 'bottom',
  onKeyDown,
  ...area
}: MentionAreaProps) => {
  const { t } = useTranslation('mentions')
  const own = useRef<HTMLTextAreaElement>(null)
  const field = ref ?? own
  const id = useId()
  const picker = useMentionPicker({ text: value, onText, field, suggest, onPick })
  const { people, at } = picker
  const opened = people.length > 0
  return (
    <>
      <MentionSuggestions id={id} picker={picker} side={side}>
        <textarea
          {...area}
          ref={field}
          value={value}
          aria-autocomplete="list"
          aria-controls={opened ? id : undefined}
          aria-activedescendant={opened ? `${id}-${at}` : undefined}
          data-mantine-stop-propagation={opened || undefined}
          {...eventsOf(picker, { onText, onKeyDown })}
        />
      </MentionSuggestions>
      <VisuallyHidden aria-live="polite">{opened && t('found', { count: people.length })}</VisuallyHidden>
    </>
  )
}
