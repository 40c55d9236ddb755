import type { Messages } from './en.ts'

export const es: Messages = {
  email: ({ name, title, when }) => ({
    subject: `Nuevo evento: ${title}`,
    greeting: `Hola, ${name}`,
    text: `«${title}», ${when === null ? 'cuya fecha elegirán tus invitados' : `el ${when}`}, se acaba de crear con tu cuenta. ¿Fuiste tú?`,
    coverAlt: 'Foto de portada',
    mine: 'Fui yo',
    notMine: 'No fui yo',
    closing: 'Ambos enlaces funcionan durante 7 días. Si no fuiste tú, el segundo te ayuda a eliminar el evento.',
  }),
}
