import type { Messages } from './en.ts'

export const fr: Messages = {
  things: {
    user: 'votre compte',
    post: 'votre publication',
    message: 'votre message',
    deal: 'votre annonce',
    comment: 'votre commentaire',
    review: 'votre avis',
    store: 'votre boutique',
  },
  kinds: {
    user: 'un compte',
    post: 'une publication',
    message: 'un message',
    deal: 'une annonce',
    comment: 'un commentaire',
    review: 'un avis',
    store: 'une boutique',
  },
  rules: {
    harassment: 'le harcèlement',
    hate: 'la haine',
    violence: 'la violence et les menaces',
    sexual: 'la nudité et les contenus sexuels',
    children: 'la sécurité des enfants',
    private_data: 'les données privées d’autrui',
    impersonation: 'l’usurpation d’identité',
    fraud: 'les escroqueries',
    spam: 'le spam',
    others_work: 'les œuvres d’autrui',
    illegal: 'ce que la loi interdit',
  },
  statement: {
    subject: {
      hide: thing => `Nous avons masqué ${thing}`,
      remove: thing => `Nous avons retiré ${thing}`,
      warn: thing => `Un avertissement concernant ${thing}`,
      suspend: () => 'Nous avons suspendu votre compte',
    },
    hide: thing => `Nous avons masqué ${thing} : vous seul pouvez encore voir ce contenu.`,
    remove: thing => `Nous avons retiré ${thing} : plus personne ne peut voir ce contenu.`,
    warn: thing =>
      `Nous vous écrivons au sujet d’un signalement concernant ${thing}. Nous ne changeons rien, mais merci de ne pas recommencer.`,
    suspend: until =>
      until
        ? `Nous avons suspendu votre compte jusqu’au ${until}. D’ici là, vous ne pouvez pas vous connecter, et personne ne voit ni votre profil ni ce que vous avez partagé.`
        : 'Nous avons suspendu votre compte définitivement. Vous ne pouvez plus vous connecter, et personne ne voit ni votre profil ni ce que vous avez partagé.',
    hideToo: thing => `Nous avons également masqué ${thing}.`,
    quote: words => `Le texte commence ainsi : « ${words} »`,
    rule: rule => `C’est contraire à nos règles sur ${rule}.`,
    byPeople: 'Cela nous a été signalé. C’est une personne qui a pris cette décision, pas une machine.',
    appeal: day =>
      `Si vous pensez que nous nous trompons, vous pouvez nous demander un nouvel examen jusqu’au ${day}. Quelqu’un d’autre de notre équipe décidera alors.`,
  },
  email: {
    greeting: name => `Bonjour ${name}`,
    label: 'Lire, ou demander un nouvel examen',
    closing: 'Ce lien fonctionne sans connexion, et pour cela uniquement. Merci de ne pas transférer ce message.',
  },
  notices: {
    statement_written: ({ what }) => `Nous avons pris une décision concernant ${what}. Lisez pourquoi`,
    case_opened: ({ what }) => `Un signalement vient d’arriver : ${what}. Le dossier attend une décision`,
  },
}
