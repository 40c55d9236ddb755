import type { Emails } from '../text-types.ts'

export const es: Emails = {
  greeting: name => `Hola, ${name}`,
  closing: 'El enlace es solo tuyo: quien lo tenga puede responder en tu nombre. No necesitas una cuenta.',
  lines: {
    date: 'Fecha',
    old_date: 'Fecha anterior',
    place: 'Lugar',
    end: 'Fin',
    dress_code: 'Código de vestimenta',
    none: 'sin indicar',
    line: (label, now) => `${label}: ${now}`,
    changed: (now, before) => `${now} (antes: ${before})`,
  },
  invited: ({ host, title, when }) => ({
    subject: `${host} te invita: ${title}`,
    text: `${host} te invita a «${title}», el ${when}. Di si vienes, y con quién.`,
    label: 'Ver la invitación',
  }),
  vote: ({ host, title }) => ({
    subject: `${host} te invita: ${title}`,
    text: `${host} te invita a «${title}». La fecha aún no está elegida: di cuáles te vienen bien.`,
    label: 'Votar la fecha',
  }),
  moved_up: ({ host, title, when }) => ({
    subject: `Hay sitio para ti: ${title}`,
    text: `Ya no estás en la lista de espera: ${host} te espera en «${title}», el ${when}. Tu entrada está lista.`,
    label: 'Ver mi entrada',
  }),
  rescheduled: ({ host, title, when }) => ({
    subject: `Otra fecha: ${title}`,
    text: `${host} ha cambiado «${title}» al ${when}. Vuelve a decir si vienes; las entradas de la fecha anterior ya no sirven.`,
    label: 'Responder de nuevo',
  }),
  changed: ({ host, title }) => ({
    subject: `Hay cambios: ${title}`,
    text: `${host} ha hecho cambios en «${title}». Si ya has respondido, tu respuesta sigue en pie.`,
    label: 'Ver los cambios',
  }),
  tomorrow: ({ host, title, when }) => ({
    subject: `Se acerca: ${title}`,
    text: `${host} te espera en «${title}», el ${when}. Tu entrada está lista; si al final no puedes venir, dilo, por favor.`,
    label: 'Ver mi entrada',
  }),
  dates_added: ({ host, title }) => ({
    subject: `Más fechas: ${title}`,
    text: `${host} ha propuesto más fechas para «${title}». Di cuáles te vienen bien.`,
    label: 'Votar la fecha',
  }),
  date_chosen: ({ host, title, when }) => ({
    subject: `Ya hay fecha: ${title}`,
    text: `${host} ha elegido la fecha de «${title}»: el ${when}. Di si vienes, y con quién.`,
    label: 'Responder',
  }),
  called_off: ({ host, title }) => ({
    subject: `Cancelado: ${title}`,
    text: `Lo sentimos: ${host} ha cancelado «${title}».`,
    label: 'Ir a Celebrio',
  }),
}
