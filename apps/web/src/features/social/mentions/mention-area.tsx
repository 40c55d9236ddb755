import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { Combobox, useCombobox } from '@mantine/core'
import { type ComponentProps, type ReactElement, type RefObject, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import classes from './mention-area.module.css'
import { useMentionPicker } from './use-mention-picker.ts'

type Own = { value: string; onText: (text: string) => void; ref?: RefObject<HTMLTextAreaElement | null> | undefined }
export type MentionAreaProps = Own & Omit<ComponentProps<'textarea'>, keyof Own | 'onChange'>

type Picker = ReturnType<typeof useMentionPicker>

type MentionSuggestionsProps = { id: string; picker: Picker; children: ReactElement }

/** The suggestions below the field, which keeps the focus and handles the keys. */
const MentionSuggestions = ({ id, picker: { people, at, pick }, children }: MentionSuggestionsProps) => {
  const { t } = useTranslation('mentions')
  const store = useCombobox({ opened: people.length > 0 })
  return (
    <Combobox
      store={store}
      position="bottom-start"
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

/** A text area with mentions: '@' opens suggestions, arrow keys move, Enter or Tab choose, Escape dismisses. */
export const MentionArea = ({ value, onText, ref, onKeyDown, ...area }: MentionAreaProps) => {
  const { t } = useTranslation('mentions')
  const own = useRef<HTMLTextAreaElement>(null)
  const field = ref ?? own
  const id = useId()
  const picker = useMentionPicker({ text: value, onText, field })
  const { people, at, handleKey, moveCaret, isSecondSpace } = picker
  const opened = people.length > 0
  return (
    <>
      <MentionSuggestions id={id} picker={picker}>
        <textarea
          {...area}
          ref={field}
          value={value}
          aria-autocomplete="list"
          aria-controls={opened ? id : undefined}
          aria-activedescendant={opened ? `${id}-${at}` : undefined}
          data-mantine-stop-propagation={opened || undefined}
          onBeforeInput={event => isSecondSpace(event.data) && event.preventDefault()}
          onChange={({ currentTarget }) => {
            onText(currentTarget.value)
            moveCaret(currentTarget.selectionStart)
          }}
          onSelect={({ currentTarget }) => moveCaret(currentTarget.selectionStart)}
          onBlur={() => moveCaret(null)}
          onKeyDown={event => handleKey(event) || onKeyDown?.(event)}
        />
      </MentionSuggestions>
      <VisuallyHidden aria-live="polite">{opened && t('found', { count: people.length })}</VisuallyHidden>
    </>
  )
}
