import type { Messages } from './en.ts'

export const es: Messages = {
  plans: { silver: 'plan Plata, semestral', golden: 'plan Dorado, anual', gold: 'plan Oro, de por vida' },
  months: count => (count === 1 ? 'un mes' : `${count} meses`),
  notices: {
    plan_ending: ({ what }) =>
      `Tu tienda aparece en las búsquedas hasta el ${what}. Elige un plan para mantenerla abierta`,
    plan_ended: ({ what }) => `Tu tienda está en pausa desde el ${what}. Elige un plan para volver a abrirla`,
    plan_given: ({ what, now }) => `Le hemos regalado ${what} a tu tienda. Aparece en las búsquedas hasta el ${now}`,
  },
}
