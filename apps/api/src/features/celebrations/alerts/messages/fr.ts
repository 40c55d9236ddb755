import type { Messages } from './en.ts'

export const fr: Messages = {
  email: ({ name, title, when }) => ({
    subject: `Nouvel événement : ${title}`,
    greeting: `Bonjour ${name}`,
    text: `« ${title} », ${when === null ? 'dont vos invités choisiront la date' : `le ${when}`}, vient d’être créé avec votre compte. C’était vous ?`,
    coverAlt: 'Photo de couverture',
    mine: 'C’était moi',
    notMine: 'Ce n’était pas moi',
    closing:
      'Les deux liens sont valables 7 jours. Si ce n’était pas vous, le second vous aide à supprimer l’événement.',
  }),
}
