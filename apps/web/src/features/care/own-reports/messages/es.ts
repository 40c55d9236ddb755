import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Tus denuncias',
  lead: 'Lo que has denunciado y qué ha pasado después. A quien denuncias no le decimos que has sido tú.',
  none: 'No has denunciado nada',
  noneText: 'Si algo incumple nuestras normas, puedes denunciarlo. Aquí verás qué ha pasado después.',
  reportedOn: 'Denuncia del {{day}}',
  states: {
    waiting: 'La estamos revisando',
    acted_on: 'Hemos actuado',
    dismissed: 'No hemos encontrado nada que incumpla nuestras normas',
    undone: 'Al principio actuamos. Lo hemos revisado y hemos anulado la decisión.',
  },
} satisfies Translation<typeof en>
