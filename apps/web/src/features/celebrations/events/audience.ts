import { type AudienceCode, audienceCodes } from '@celebrio/contract/celebrations/events'
import { useTranslation } from 'react-i18next'

const exclusive = new Set<AudienceCode>([0, 4, 5])

/**
 * The selection after one audience is pressed. Public, Strictly on invite and Private exclude all others; an empty
 * selection becomes Strictly on invite, which is what the server takes it for.
 */
export function pressAudience(chosen: readonly AudienceCode[], pressed: AudienceCode): AudienceCode[] {
  if (exclusive.has(pressed)) return [pressed]
  const others = chosen.filter(code => !exclusive.has(code))
  const next = others.includes(pressed)
    ? others.filter(code => code !== pressed)
    : [...others, pressed].sort((a, b) => a - b)
  return next.length > 0 ? next : [4]
}

/** Whether nobody but the invited sees an event. */
export const isOnlyInvited = (codes: readonly AudienceCode[]): boolean => codes.every(code => code === 4 || code === 5)

/** Names of the audiences in display order, and a function that joins the chosen ones to one line. */
export function useAudienceTexts() {
  const { t } = useTranslation('events')
  const labelOf = (code: AudienceCode) => t(`audience${code}`)
  return {
    options: audienceCodes.map(value => ({ value, label: labelOf(value) })),
    list: (codes: readonly AudienceCode[]) => (codes.length > 0 ? codes : ([4] as const)).map(labelOf).join(', '),
  }
}
