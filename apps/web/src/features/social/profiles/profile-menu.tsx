import type { Profile } from '@celebrio/contract/people/profiles'
import { DotsThree } from '@phosphor-icons/react/DotsThree'
import { Flag } from '@phosphor-icons/react/Flag'
import { Prohibit } from '@phosphor-icons/react/Prohibit'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { BlockDialog, ReportPerson } from '#features/people/friends'
import { startPage, useSession } from '#lib/session.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Menu, MenuItem } from '#ui/overlays/menu.tsx'

/** Rarely used actions: report or block a person. */
export const ProfileMenu = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation('profiles')
  const [asking, setAsking] = useState<'report' | 'block' | 'alsoBlock' | null>(null)
  const close = () => setAsking(null)
  const session = useSession()
  const navigate = useNavigate()
  const client = useQueryClient()
  const leave = async () => {
    if (session) await navigate(startPage(session.user), { replace: true })
    // Any cached data may show them.
    await client.invalidateQueries()
  }
  const block = { person: profile, onClose: close, onBlocked: () => void leave() }
  return (
    <>
      <Menu target={<IconButton label={t('more')} look="round" icon={<DotsThree size={24} weight="bold" />} />}>
        <MenuItem icon={<Flag size={20} />} onClick={() => setAsking('report')}>
          {t('report')}
        </MenuItem>
        <MenuItem danger icon={<Prohibit size={20} />} onClick={() => setAsking('block')}>
          {t('block')}
        </MenuItem>
      </Menu>
      <ReportPerson
        person={profile}
        opened={asking === 'report'}
        onClose={close}
        onReported={() => setAsking('alsoBlock')}
      />
      <BlockDialog {...block} opened={asking === 'block'} />
      <BlockDialog {...block} opened={asking === 'alsoBlock'} isAfterReport />
    </>
  )
}
