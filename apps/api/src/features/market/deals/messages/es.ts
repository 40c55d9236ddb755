import type { Messages } from './en.ts'

export const es: Messages = {
  free: 'gratis',
  notices: {
    deal_reduced: ({ who, now }) => `${who} bajó el precio de un anuncio que guardaste${now && `: ${now}`}`,
    deal_ending: ({ who }) => `Un anuncio de ${who} que guardaste termina pronto`,
  },
}
