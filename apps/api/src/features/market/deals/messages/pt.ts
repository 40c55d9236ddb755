import type { Messages } from './en.ts'

export const pt: Messages = {
  free: 'grátis',
  notices: {
    deal_reduced: ({ who, now }) => `${who} baixou o preço de um anúncio que você salvou${now && `: ${now}`}`,
    deal_ending: ({ who }) => `Um anúncio de ${who} que você salvou termina em breve`,
  },
}
