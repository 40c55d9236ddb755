import type { Hit } from '@celebrio/contract/chat/shapes'
import { delays } from '@celebrio/contract/platform/delays'
import { useDebouncedValue } from '@mantine/hooks'
import { MagnifyingGlass } from '@phosphor-icons/react/MagnifyingGlass'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ConversationAvatar, ConversationRow, namedConversationsQuery } from '#features/chat/conversations'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { PersonRowSkeletons } from '#ui/people/person-row.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { aroundWords } from './around-words.ts'
import classes from './search-chats.module.css'
import { useFound } from './use-found.ts'

/** The API looks for nothing shorter. */
const leastLength = 2

type ChosenProps = { keyword: string; onChosen: () => void }

const HitRow = ({ hit, keyword, onChosen }: ChosenProps & { hit: Hit }) => {
  const { t } = useTranslation('messages')
  const { conversation, seq, author, body, created_at } = hit
  const words = aroundWords(body, keyword)
  const isPlain = author.id === conversation.person?.id
  return (
    <li>
      <Link to={paths.chatAt(conversation.id, seq)} className={classes.hit} onClick={onChosen}>
        <ConversationAvatar conversation={conversation} size={44} />
        <span className={classes.about}>
          <span className={classes.head}>
            <b dir="auto">{conversation.title}</b>
            <RelativeTime date={created_at} className={classes.time} />
          </span>
          <span className={classes.words}>{isPlain ? words : t('said', { name: author.name, words })}</span>
        </span>
      </Link>
    </li>
  )
}

/** What else there may be, or that there is nothing. */
const End = ({ found, isNothing, keyword }: { found: Found; isNothing: boolean; keyword: string }) => {
  const { t } = useTranslation('messages')
  const { error, hasNextPage, isLooking, isFetching, fetchNextPage } = found
  if (error)
    return <ErrorState compact text={errorText(error)} onRetry={() => void fetchNextPage()} retrying={isFetching} />
  if (isLooking) return <PersonRowSkeletons widths={[70, 45]} />
  return (
    <div className={classes.end}>
      {isNothing && <p>{t(hasNextPage ? 'notFoundYet' : 'nowhere', { keyword })}</p>}
      {hasNextPage && (
        <Button variant="outline" size="small" onClick={() => void fetchNextPage()}>
          {t('searchFurther')}
        </Button>
      )}
    </div>
  )
}

type Found = ReturnType<typeof useFound>

const Results = ({ keyword, onChosen }: ChosenProps) => {
  const { t } = useTranslation('messages')
  const named = useQuery({ ...namedConversationsQuery(keyword), placeholderData: keepPreviousData })
  const found = useFound(keyword)
  const chats = named.data ?? []
  return (
    <>
      {chats.length > 0 && (
        <div>
          <h3 id="found-chats" className={classes.heading}>
            {t('foundChats')}
          </h3>
          <ul aria-labelledby="found-chats">
            {chats.map(one => (
              <ConversationRow key={one.id} conversation={one} onChosen={onChosen} />
            ))}
          </ul>
        </div>
      )}
      {found.hits.length > 0 && (
        <div>
          <h3 id="found-messages" className={classes.heading}>
            {t('foundMessages')}
          </h3>
          <ul aria-labelledby="found-messages">
            {found.hits.map(hit => (
              <HitRow key={hit.id} hit={hit} keyword={keyword} onChosen={onChosen} />
            ))}
          </ul>
        </div>
      )}
      <End found={found} isNothing={chats.length + found.hits.length === 0 && !named.isFetching} keyword={keyword} />
    </>
  )
}

const Search = ({ onChosen }: Pick<ChosenProps, 'onChosen'>) => {
  const { t } = useTranslation('messages')
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed.trim(), delays.filter)
  return (
    <div className={classes.search}>
      <TextField
        label={t('searchAllLabel')}
        type="search"
        value={typed}
        maxLength={100}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {keyword.length >= leastLength && <Results keyword={keyword} onChosen={onChosen} />}
    </div>
  )
}

/** Finds conversations by their names and messages of all of them by their words, and leads there. */
export const SearchChats = () => {
  const { t } = useTranslation('messages')
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <IconButton
        label={t('searchAll')}
        icon={<MagnifyingGlass size={22} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      />
      <Dialog opened={opened} onClose={close} title={t('searchAll')} size="medium">
        <Search onChosen={close} />
      </Dialog>
    </>
  )
}
