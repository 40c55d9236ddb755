import type { ChatMessage } from '@celebrio/contract/chat/shapes'
import { delays } from '@celebrio/contract/platform/delays'
import { useDebouncedValue } from '@mantine/hooks'
import { MagnifyingGlass } from '@phosphor-icons/react/MagnifyingGlass'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { PersonRowSkeletons } from '#ui/people/person-row.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { searchQuery } from '../data.ts'
import classes from './search-conversation.module.css'

/** The API looks for nothing shorter. */
const leastLength = 2

type HitProps = { message: ChatMessage; onChosen: (seq: number) => void }

const Hit = ({ message: { seq, author, body, created_at }, onChosen }: HitProps) => (
  <li>
    <button type="button" className={classes.hit} onClick={() => onChosen(seq)}>
      <span className={classes.head}>
        <b dir="auto">{author.name}</b>
        <RelativeTime date={created_at} className={classes.time} />
      </span>
      <span className={classes.words} dir="auto">
        {body}
      </span>
    </button>
  </li>
)

const Hits = ({ id, keyword, onChosen }: { id: number; keyword: string } & Pick<HitProps, 'onChosen'>) => {
  const { t } = useTranslation('messages')
  const list = useInfiniteQuery({ ...searchQuery(id, keyword), placeholderData: keepPreviousData })
  // So many messages are looked through at a time: none among them does not mean that there is none.
  const further = list.hasNextPage && (
    <Button variant="outline" size="small" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
      {t('searchFurther')}
    </Button>
  )
  const empty = (
    <div className={classes.nothing}>
      <p>{t(list.hasNextPage ? 'notFoundYet' : 'notFound', { keyword })}</p>
      {further}
    </div>
  )
  return (
    <Pages
      list={list}
      compact
      itemsOf={page => page.messages}
      waiting={<PersonRowSkeletons widths={[70, 45]} />}
      empty={empty}
    >
      {hits => (
        <ul className={classes.hits} aria-label={t('hits')}>
          {hits.map(message => (
            <Hit key={message.id} message={message} onChosen={onChosen} />
          ))}
        </ul>
      )}
    </Pages>
  )
}

const Search = ({ id, onChosen }: { id: number } & Pick<HitProps, 'onChosen'>) => {
  const { t } = useTranslation('messages')
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed.trim(), delays.filter)
  return (
    <div className={classes.search}>
      <TextField
        label={t('searchLabel')}
        type="search"
        value={typed}
        maxLength={100}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {keyword.length >= leastLength && <Hits id={id} keyword={keyword} onChosen={onChosen} />}
    </div>
  )
}

/** Finds messages of the conversation by their words, and leads to them. */
export const SearchConversation = ({ id, onFound }: { id: number; onFound: (seq: number) => void }) => {
  const { t } = useTranslation('messages')
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  const chosen = (seq: number) => {
    close()
    onFound(seq)
  }
  return (
    <>
      <IconButton
        label={t('search')}
        icon={<MagnifyingGlass size={22} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      />
      <Dialog opened={opened} onClose={close} title={t('search')} size="medium">
        <Search id={id} onChosen={chosen} />
      </Dialog>
    </>
  )
}
