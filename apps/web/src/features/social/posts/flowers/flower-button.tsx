import type { FlowerType } from '@celebrio/contract/base/flowers'
import type { Post } from '@celebrio/contract/social/posts'
import { Flower as FlowerIcon } from '@phosphor-icons/react/Flower'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Bunch } from '#ui/flowers/bunch.tsx'
import { Posy } from '#ui/flowers/posy.tsx'
import { useBunch } from '#ui/flowers/use-bunch.ts'
import classes from './flower-button.module.css'

export type FlowerButtonProps = {
  post: Post
  /** Null takes the flower back; `head` is the position of a chosen one in the picker. */
  onGive: (type: FlowerType | null, head?: DOMRect) => void
}

/** Opens the flower picker, or takes the viewer's flower back. */
export const FlowerButton = ({ post, onGive }: FlowerButtonProps) => {
  const { t } = useTranslation('flowers')
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { state, below, open, close, closed } = useBunch(root, button)
  const { type, by_type, total } = post.superlikes
  const choose = (chosen: FlowerType, head: DOMRect) => {
    close()
    onGive(chosen, head)
  }
  return (
    <div ref={root} className={classes.root}>
      {state !== 'closed' && (
        <Bunch below={below} closing={state === 'closing'} onChoose={choose} onClose={close} onClosed={closed} />
      )}
      <button
        ref={button}
        type="button"
        className={classes.button}
        data-open={state === 'open' || undefined}
        aria-label={type ? t('takeFlowerBack', { flower: t(`flower${type}`) }) : t('giveFlower')}
        aria-haspopup={type ? undefined : 'menu'}
        aria-expanded={type ? undefined : state === 'open'}
        onClick={() => {
          if (type) onGive(null)
          else if (state === 'open') close()
          else open()
        }}
      >
        {total > 0 ? <Posy byType={by_type} /> : <FlowerIcon size={24} aria-hidden />}
      </button>
    </div>
  )
}
