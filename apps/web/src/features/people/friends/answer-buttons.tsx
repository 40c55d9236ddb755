import { useTranslation } from 'react-i18next'
import { Button, type ButtonProps } from '#ui/buttons/button.tsx'
import { useAccept, useReject } from './data.ts'
import { TypeButton } from './type-button.tsx'

type AnswerProps = { person: { id: number; name: string } } & Pick<ButtonProps, 'size'>

/** Accept and reject buttons of a received request. */
export const AnswerButtons = ({ person, size }: AnswerProps) => {
  const { t } = useTranslation('friends')
  const accept = useAccept(person.id)
  const reject = useReject(person.id)
  return (
    <>
      <TypeButton
        variant="lagoon"
        size={size}
        label={t('accept')}
        title={t('acceptTitle', { name: person.name })}
        busy={accept.isPending}
        onChoose={type => accept.mutate(type)}
      />
      <Button variant="outline" size={size} loading={reject.isPending} onClick={() => reject.mutate()}>
        {t('decline')}
      </Button>
    </>
  )
}
