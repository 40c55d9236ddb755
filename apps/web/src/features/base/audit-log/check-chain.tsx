import { LinkBreak } from '@phosphor-icons/react/LinkBreak'
import { LinkSimple } from '@phosphor-icons/react/LinkSimple'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import classes from './audit-log.module.css'
import { useCheckChain } from './data.ts'

/** Checks the chain of hashes, and says how it stands. */
export const CheckChain = () => {
  const { t } = useTranslation('audit-log')
  const { mutate, isPending, data } = useCheckChain()
  const broken = data?.broken ?? null
  const Icon = broken === null ? LinkSimple : LinkBreak
  return (
    <div className={classes.chain}>
      <Button variant="outline" loading={isPending} onClick={() => mutate()}>
        {t('check')}
      </Button>
      <output data-broken={broken === null ? undefined : true}>
        {data && (
          <>
            <Icon size={20} aria-hidden />
            {broken === null ? t('whole', { count: data.entries }) : t('broken', { entry: broken })}
          </>
        )}
      </output>
    </div>
  )
}
