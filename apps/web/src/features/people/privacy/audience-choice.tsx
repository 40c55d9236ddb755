import type { ChoosableName, Privacy } from '@celebrio/contract/people/privacy'
import { useTranslation } from 'react-i18next'
import { RadioList } from '#ui/choices/radio-list.tsx'
import { useChangePrivacy } from './data.ts'

type AudienceChoiceProps = { name: ChoosableName; privacy: Privacy }

/** To whom something of the viewer is open: what there is to choose, and what each choice means. */
export const AudienceChoice = ({ name, privacy }: AudienceChoiceProps) => {
  const { t } = useTranslation('privacy')
  const { mutate } = useChangePrivacy()
  const values: readonly Privacy[ChoosableName][] = privacy.choices[name]
  const options = values.map(value => ({
    value,
    label: t(`${name}.${value}` as 'messages_from.everybody'),
    hint: t(`${name}.${value}Hint` as 'messages_from.everybodyHint'),
  }))
  return (
    <RadioList
      label={t(`${name}.label`)}
      note={t(`${name}.note`)}
      value={privacy[name]}
      options={options}
      onChange={value => mutate({ [name]: value })}
    />
  )
}
