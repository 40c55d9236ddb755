import { useTranslation } from 'react-i18next'
import type { Choice } from './answers.ts'

/** Titles of the sheet, by what is chosen there. */
export const sheetTitles = { going: 'whoIsComing', maybe: 'notSure', cant: 'cantMakeIt' } as const

const labels = { going: 'going', maybe: 'maybe', cant: 'cantGo' } as const
const labelsOfWaiting = { going: 'stayWaiting', maybe: 'maybe', cant: 'leaveList' } as const

type ChoicesOptions = {
  takesMaybe: boolean
  /** They are on the waiting list. */
  waits?: boolean
}

/** What a guest can choose from. */
export const useChoices = ({ takesMaybe, waits = false }: ChoicesOptions) => {
  const { t } = useTranslation('guests')
  const choices: Choice[] = takesMaybe ? ['going', 'maybe', 'cant'] : ['going', 'cant']
  return choices.map(value => ({ value, label: t((waits ? labelsOfWaiting : labels)[value]) }))
}
