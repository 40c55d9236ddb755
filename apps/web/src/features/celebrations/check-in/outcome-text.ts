import { printedCode } from '@celebrio/contract/celebrations/tickets'
import { useTranslation } from 'react-i18next'
import { formatClock } from '#lib/formats-dates.ts'
import type { Outcome, Scan } from './scans.ts'
import type { Shown } from './use-check-in.ts'

export type OutcomeText = { tone: 'good' | 'care' | 'bad' | 'wait'; title: string; lines: string[] }

/** The guest's name, or the code if the name is unknown. */
export const scanLabel = (scan: Scan): string => {
  const { outcome } = scan
  if ('name' in outcome && outcome.name) return outcome.name
  return 'code' in scan ? printedCode(scan.code) : scan.name
}

/** Texts for the outcome of a scan. */
export function useOutcomeText() {
  const { t } = useTranslation('check-in')
  const admittedText = ({ name, adults, children, dietary }: Extract<Outcome, { kind: 'in' }>): OutcomeText => ({
    tone: 'good',
    title: t('welcome', { name }),
    lines: [
      t('party', { count: adults + children }),
      ...(children > 0 ? [`${t('adults', { count: adults })}, ${t('children', { count: children })}`] : []),
      ...(dietary ? [t('dietary', { words: dietary })] : []),
    ],
  })
  return ({ scan, again }: Shown): OutcomeText => {
    const { outcome, at } = scan
    const name = scanLabel(scan)
    if (again) return { tone: 'care', title: name, lines: [t('scannedHere', { time: formatClock(at) })] }
    switch (outcome.kind) {
      case 'in':
        return admittedText(outcome)
      case 'already':
        return { tone: 'care', title: name, lines: [t('already', { time: formatClock(outcome.at) })] }
      case 'revoked':
        return { tone: 'bad', title: name, lines: [t(`revoked_${outcome.reason}`)] }
      case 'unknown':
        return { tone: 'bad', title: t('unknown'), lines: [name] }
      case 'noCode':
        return { tone: 'bad', title: t('noCode'), lines: [name, t('codeWrong')] }
      case 'undone':
        return { tone: 'care', title: name, lines: [t('undone')] }
      case 'waiting':
        return { tone: 'wait', title: name, lines: [t('kept')] }
    }
  }
}
