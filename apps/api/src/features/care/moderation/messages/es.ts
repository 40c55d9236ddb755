import type { Messages } from './en.ts'

export const es: Messages = {
  things: {
    user: 'tu cuenta',
    post: 'tu publicación',
    message: 'tu mensaje',
    deal: 'tu anuncio',
    comment: 'tu comentario',
    review: 'tu opinión',
    store: 'tu tienda',
  },
  kinds: {
    user: 'una cuenta',
    post: 'una publicación',
    message: 'un mensaje',
    deal: 'un anuncio',
    comment: 'un comentario',
    review: 'una opinión',
    store: 'una tienda',
  },
  rules: {
    harassment: 'el acoso',
    hate: 'el odio',
    violence: 'la violencia y las amenazas',
    sexual: 'los desnudos y el contenido sexual',
    children: 'la seguridad de los niños',
    private_data: 'los datos privados de otras personas',
    impersonation: 'hacerse pasar por otra persona',
    fraud: 'el fraude',
    spam: 'el spam',
    others_work: 'las obras de otras personas',
    illegal: 'lo que prohíbe la ley',
  },
  statement: {
    subject: {
      hide: thing => `Hemos ocultado ${thing}`,
      remove: thing => `Hemos retirado ${thing}`,
      warn: thing => `Una advertencia sobre ${thing}`,
      suspend: () => 'Hemos suspendido tu cuenta',
    },
    hide: thing => `Hemos ocultado ${thing}. Ahora solo tú puedes ver ese contenido.`,
    remove: thing => `Hemos retirado ${thing}. Ya nadie puede ver ese contenido.`,
    warn: thing => `Te escribimos sobre ${thing}. No cambiamos nada, pero te pedimos que no lo vuelvas a hacer.`,
    suspend: until =>
      until
        ? `Hemos suspendido tu cuenta hasta el ${until}. Hasta entonces no puedes iniciar sesión, y nadie te ve ni ve lo que has compartido.`
        : 'Hemos suspendido tu cuenta de forma definitiva. No puedes iniciar sesión, y nadie te ve ni ve lo que has compartido.',
    hideToo: thing => `También hemos ocultado ${thing}.`,
    quote: words => `Empieza así: «${words}»`,
    rule: rule => `Esto incumple nuestras normas sobre ${rule}.`,
    byPeople: 'Recibimos una denuncia. Lo ha decidido una persona, no una máquina.',
    appeal: day =>
      `Si crees que nos equivocamos, puedes pedirnos hasta el ${day} que lo revisemos. Entonces decidirá otra persona del equipo.`,
  },
  email: {
    greeting: name => `Hola, ${name}:`,
    label: 'Leerlo o pedir una revisión',
    closing: 'El enlace funciona sin iniciar sesión, y solo para esto. No reenvíes este mensaje, por favor.',
  },
  notices: {
    statement_written: ({ what }) => `Hemos tomado una decisión sobre ${what}. Lee por qué`,
    case_opened: ({ what }) => `Alguien ha denunciado ${what}. El caso espera una decisión`,
  },
}
