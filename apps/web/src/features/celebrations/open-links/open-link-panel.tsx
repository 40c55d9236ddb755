import type { Event } from '@celebrio/contract/celebrations/events'
import type { OpenLink } from '@celebrio/contract/celebrations/open-links'
import { ArrowsClockwise } from '@phosphor-icons/react/ArrowsClockwise'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { CopyField } from '#ui/fields/copy-field.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { linkQuery, useRenew } from './data.ts'
import { LinkSettings } from './link-settings.tsx'
import { ShareWays } from './share-ways.tsx'
import { TableCard } from './table-card.tsx'

type LinkProps = { event: Event; link: OpenLink }

const Renew = ({ event }: { event: Event }) => {
  const { t } = useTranslation('open-links')
  const [opened, setOpened] = useState(false)
  const { mutate, isPending } = useRenew(event)
  const renew = () => mutate(undefined, { onSuccess: () => setOpened(false) })
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        leftSection={<ArrowsClockwise size={18} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('renew')}
      </Button>
      <ConfirmDialog
        title={t('renewTitle')}
        text={t('renewText')}
        confirm={t('renew')}
        opened={opened}
        busy={isPending}
        onClose={() => setOpened(false)}
        onConfirm={renew}
      />
    </>
  )
}

const Link = ({ event, link }: LinkProps) => {
  const { t } = useTranslation('open-links')
  const words = { copy: t('copy'), copied: t('copied'), refused: t('notCopied') }
  return (
    <>
      <TableCard event={event} link={link} />
      <CopyField label={t('link')} address={link.link} words={words} />
      <ShareWays event={event} link={link} />
      <LinkSettings event={event} link={link} />
      <Renew event={event} />
    </>
  )
}

/** The open link of an own event: made, shared, limited, closed and renewed. */
export const OpenLinkPanel = ({ event }: { event: Event }) => {
  const { t } = useTranslation('open-links')
  const { data: link, isSuccess } = useQuery(linkQuery(event.id))
  const { mutate, isPending } = useRenew(event)
  if (!isSuccess) return null
  return (
    <Panel title={t('openLink')} lead={t('openLinkText')}>
      {link ? (
        <Link event={event} link={link} />
      ) : (
        <Button variant="outline" loading={isPending} onClick={() => mutate()}>
          {t('make')}
        </Button>
      )}
    </Panel>
  )
}
