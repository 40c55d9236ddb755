import { ArrowsClockwise } from '@phosphor-icons/react/ArrowsClockwise'
import { Link as LinkIcon } from '@phosphor-icons/react/Link'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { CopyField } from '#ui/fields/copy-field.tsx'
import { useCloseLink, useRenewLink } from './actions.ts'
import { linkQuery } from './data.ts'
import classes from './group-page.module.css'

const Open = ({ groupId, link }: { groupId: number; link: string }) => {
  const { t } = useTranslation('groups')
  const renew = useRenewLink(groupId)
  const close = useCloseLink(groupId)
  const busy = renew.isPending || close.isPending
  return (
    <>
      <CopyField
        label={t('link')}
        hint={t('linkHint')}
        address={link}
        words={{ copy: t('copy'), copied: t('copied'), refused: t('notCopied') }}
      />
      <div className={classes.row}>
        <Button
          variant="quiet"
          size="small"
          leftSection={<ArrowsClockwise size={18} aria-hidden />}
          disabled={busy}
          onClick={() => renew.mutate()}
        >
          {t('renewLink')}
        </Button>
        <Button variant="quiet" size="small" disabled={busy} onClick={() => close.mutate()}>
          {t('closeLink')}
        </Button>
      </div>
    </>
  )
}

/** The link by which whoever has it joins: made, copied, renewed, closed. */
export const LinkSection = ({ groupId }: { groupId: number }) => {
  const { t } = useTranslation('groups')
  const { data, isSuccess } = useQuery(linkQuery(groupId))
  const make = useRenewLink(groupId)
  if (!isSuccess) return null
  return (
    <div className={classes.link}>
      <h3>{t('byLink')}</h3>
      {data ? (
        <Open groupId={groupId} link={data.link} />
      ) : (
        <>
          <p className={classes.quiet}>{t('linkText')}</p>
          <div>
            <Button
              variant="outline"
              leftSection={<LinkIcon size={20} aria-hidden />}
              loading={make.isPending}
              onClick={() => make.mutate()}
            >
              {t('makeLink')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
