import type { Song } from '@celebrio/contract/social/music'
import { Check } from '@phosphor-icons/react/Check'
import { useTranslation } from 'react-i18next'
import { joinLabel } from '#lib/join-label.ts'
import { Button } from '#ui/buttons/button.tsx'
import { useSubscribe } from './data.ts'

export const SubscribeButton = ({ song, title }: { song: Song; title: string }) => {
  const { t } = useTranslation('music')
  const { mutate, isPending } = useSubscribe(song)
  const label = t(song.is_subscribed ? 'unsubscribe' : 'subscribe')
  return (
    <Button
      size="small"
      variant={song.is_subscribed ? 'outline' : 'lagoon'}
      leftSection={song.is_subscribed ? <Check size={16} weight="bold" /> : undefined}
      aria-label={joinLabel(label, title)}
      aria-disabled={isPending || undefined}
      onClick={() => mutate(!song.is_subscribed)}
    >
      {label}
    </Button>
  )
}
