import type { Event } from '@celebrio/contract/celebrations/events'
import type { Guest } from '@celebrio/contract/celebrations/invitation-shapes'
import { LinkSimple } from '@phosphor-icons/react/LinkSimple'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { CopyLink } from './copy-link.tsx'
import { useRenewLink } from './data.ts'
import classes from './links.module.css'

/** Creates a new link for an external guest: a link is shown only once. */
export const NewLink = ({ event, guest }: { event: Event; guest: Guest }) => {
  const { t } = useTranslation('external-guests')
  const [opened, setOpened] = useState(false)
  const { mutate, reset, data, isPending } = useRenewLink(event, guest)
  const { name } = guest.user
  const make = (
    <Button fullWidth loading={isPending} onClick={() => mutate()}>
      {t('makeLink')}
    </Button>
  )
  return (
    <>
      <IconButton
        label={t('newLinkFor', { name })}
        icon={<LinkSimple size={20} aria-hidden />}
        onClick={() => setOpened(true)}
      />
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        onClosed={reset}
        title={t('newLinkFor', { name })}
        footer={data ? undefined : make}
      >
        {data ? (
          <CopyLink
            label={t('linkOf', { name })}
            hint={t(guest.personal?.email ? 'linkSent' : 'linkOnce')}
            address={data.link}
          />
        ) : (
          <p className={classes.text}>{t('newLinkText')}</p>
        )}
      </Dialog>
    </>
  )
}
