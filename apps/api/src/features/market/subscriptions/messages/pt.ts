import type { Messages } from './en.ts'

export const pt: Messages = {
  plans: { silver: 'plano Prata, semestral', golden: 'plano Dourado, anual', gold: 'plano Ouro, vitalício' },
  months: count => (count === 1 ? 'um mês' : `${count} meses`),
  notices: {
    plan_ending: ({ what }) => `Sua loja aparece nas buscas até ${what}. Escolha um plano para mantê-la aberta`,
    plan_ended: ({ what }) => `Sua loja está em pausa desde ${what}. Escolha um plano para reabri-la`,
    plan_given: ({ what, now }) => `Demos ${what} grátis à sua loja. Ela aparece nas buscas até ${now}`,
  },
}
