import { useTranslation } from 'react-i18next'
import { Button, type ButtonProps } from '#ui/buttons/button.tsx'
import { useAccept, useReject } from './data.ts'
import { FilingButton } from './group-button.tsx'

type AnswerProps = { person: { id: number; name: string } } & Pick<ButtonProps, 'size'>

/** Yes or no to a request that somebody has sent to the viewer. */
export const AnswerButtons = ({ person, size }: AnswerProps) => {
  const { t } = useTranslation('friends')
  const accept = useAccept(person.id)
  const reject = useReject(person.id)
  return (
    <>
      <FilingButton
        variant="lagoon"
        size={size}
        friend={person}
        label={t('accept')}
        title={t('acceptTitle')}
        busy={accept.isPending}
        onChoose={type => accept.mutate(type)}
      />
      <Button variant="outline" size={size} loading={reject.isPending} onClick={() => reject.mutate()}>
        {t('decline')}
      </Button>
    </>
  )
}
