import { externalGuestsPerEvent } from '@celebrio/contract/platform/limits'
import { AddressBook } from '@phosphor-icons/react/AddressBook'
import { FileArrowUp } from '@phosphor-icons/react/FileArrowUp'
import { type ChangeEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { ContactLines } from './contact-lines.ts'
import classes from './from-contacts.module.css'
import { contactPicker, pickContacts, readContacts } from './read-contacts.ts'
import type { List } from './use-list.ts'

/** Puts contacts under the list; what is wrong with them is told there, line by line. */
function useContacts(list: List) {
  const { t } = useTranslation('external-guests')
  return (found: ContactLines | null) => {
    if (!found) return toast.error(t('contactsUnreadable'))
    const { lines, withoutEmail } = found
    const added = lines.slice(0, externalGuestsPerEvent)
    list.add(added)
    const skipped = withoutEmail > 0 ? t('contactsWithoutEmail', { count: withoutEmail }) : null
    if (lines.length > added.length) return toast.error(t('contactsTooMany', { count: externalGuestsPerEvent }))
    if (added.length === 0) return toast.error(skipped ?? t('contactsUnreadable'))
    const told = t('contactsAdded', { count: added.length })
    toast.success(skipped ? `${told}. ${skipped}` : told)
  }
}

type WayProps = { take: (found: ContactLines | null) => void }

const FromPhone = ({ take }: WayProps) => {
  const { t } = useTranslation('external-guests')
  const picker = contactPicker()
  if (!picker) return null
  return (
    <Button
      variant="outline"
      leftSection={<AddressBook size={20} aria-hidden />}
      onClick={() => void pickContacts(picker).then(take, () => undefined)}
    >
      {t('contactsPick')}
    </Button>
  )
}

const FromFile = ({ take }: WayProps) => {
  const { t } = useTranslation('external-guests')
  const input = useRef<HTMLInputElement>(null)
  const read = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    currentTarget.value = ''
    if (file)
      void readContacts(file)
        .catch(() => null)
        .then(take)
  }
  return (
    <>
      <Button
        variant="outline"
        leftSection={<FileArrowUp size={20} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {t('contactsFile')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".vcf,.csv,text/vcard,text/csv"
        aria-label={t('contactsFile')}
        onChange={read}
      />
    </>
  )
}

/** Fills the list from a file, or from the phone's contacts where the browser lets one choose from them. */
export const FromContacts = ({ list }: { list: List }) => {
  const take = useContacts(list)
  return (
    <div className={classes.ways}>
      <FromPhone take={take} />
      <FromFile take={take} />
    </div>
  )
}
