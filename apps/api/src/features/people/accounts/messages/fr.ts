import type { Messages } from './en.ts'

export const fr: Messages = {
  passwordEmail: name => ({
    subject: 'Votre nouveau mot de passe Celebrio',
    greeting: `Bonjour ${name}`,
    paragraphs: [
      'Voici votre code. Il est valable 10 minutes. Le bouton ci-dessous fait la même chose pendant une heure.',
    ],
    label: 'Choisir un nouveau mot de passe',
    closing: 'Vous n’avez rien demandé ? Ignorez cet e-mail : votre mot de passe n’a pas changé.',
  }),
  passwordLinkEmail: name => ({
    subject: 'Votre nouveau mot de passe Celebrio',
    greeting: `Bonjour ${name}`,
    paragraphs: [
      'Choisissez un nouveau mot de passe avec le bouton ci-dessous, valable une heure. Trop de codes erronés ont été saisis aujourd’hui : cet e-mail n’en contient donc pas.',
    ],
    label: 'Choisir un nouveau mot de passe',
    closing: 'Vous n’avez rien demandé ? Ignorez cet e-mail : votre mot de passe n’a pas changé.',
  }),
  codesUsedUpEmail: name => ({
    subject: 'Des codes erronés ont été saisis pour votre compte',
    greeting: `Bonjour ${name}`,
    paragraphs: [
      'Quelqu’un a essayé aujourd’hui de réinitialiser votre mot de passe Celebrio et a saisi dix codes erronés. Cette personne n’est pas entrée, et votre mot de passe n’a pas changé.',
      'Par sécurité, les codes sont désactivés jusqu’à la fin de la journée. Si c’était vous, demandez un nouvel e-mail et suivez son lien.',
    ],
    label: 'Recevoir un lien',
    closing: 'Si ce n’était pas vous, vous n’avez rien à faire.',
  }),
  passwordChangedEmail: name => ({
    subject: 'Votre mot de passe Celebrio a été modifié',
    greeting: `Bonjour ${name}`,
    paragraphs: [
      'Le mot de passe de votre compte vient d’être modifié, et vos sessions sont fermées sur tous vos autres appareils.',
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe : toutes les sessions seront fermées.',
    ],
    label: 'Choisir un nouveau mot de passe',
    closing: 'Si c’était vous, vous n’avez rien à faire.',
  }),
  accountDeletedEmail: (name: string, day: string) => ({
    subject: 'Votre compte Celebrio est supprimé',
    greeting: `Au revoir ${name}`,
    paragraphs: [
      `Votre compte est supprimé : vous êtes déconnecté partout, et personne ne voit plus ni votre profil ni vos contenus. Le ${day}, nous effacerons tout définitivement.`,
      'Vous avez changé d’avis ? Connectez-vous avant cette date pour retrouver votre compte. Les événements et réservations annulés le restent.',
    ],
    label: 'Me connecter',
    closing: 'Si ce n’était pas vous, connectez-vous dès maintenant et changez votre mot de passe.',
  }),
  accountReactivatedEmail: name => ({
    subject: 'Votre compte Celebrio est de retour',
    greeting: `Ravis de vous revoir ${name}`,
    paragraphs: [
      'Votre compte vient d’être réactivé, et on peut de nouveau vous voir.',
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe : toutes les sessions seront fermées.',
    ],
    label: 'Choisir un nouveau mot de passe',
    closing: 'Si c’était vous, vous n’avez rien à faire.',
  }),
  verificationEmail: name => ({
    subject: 'Confirmez votre adresse e-mail',
    greeting: `Bienvenue ${name}`,
    paragraphs: [
      'Ravis de vous compter à table. Confirmez que cette adresse est bien la vôtre, pour que les invitations vous trouvent.',
    ],
    label: 'Confirmer mon adresse',
    closing: 'Le lien est valable 24 heures. Si vous ne vous êtes pas inscrit sur Celebrio, ignorez cet e-mail.',
  }),
  newEmail: name => ({
    subject: 'Confirmez votre nouvelle adresse e-mail',
    greeting: `Bonjour ${name}`,
    paragraphs: [
      'Vous souhaitez utiliser cette adresse pour votre compte Celebrio. Confirmez qu’elle est bien la vôtre, et elle remplacera l’ancienne.',
    ],
    label: 'Utiliser cette adresse',
    closing: 'Le lien est valable 24 heures. Vous n’avez rien demandé ? Ignorez cet e-mail : rien ne change.',
  }),
  emailTaken: () => ({
    subject: 'Cette adresse a déjà un compte',
    greeting: 'Bonjour',
    paragraphs: [
      'Quelqu’un, peut-être vous, a voulu utiliser cette adresse pour un autre compte Celebrio. Elle appartient déjà à un compte : rien n’a changé.',
    ],
    label: 'Me connecter',
    closing: 'Si ce n’était pas vous, vous n’avez rien à faire.',
  }),
  emailChanged: (name, day) => ({
    subject: 'L’adresse e-mail de votre compte a changé',
    greeting: `Bonjour ${name}`,
    paragraphs: [
      'Votre compte Celebrio a maintenant une autre adresse e-mail. Nous n’écrirons plus à celle-ci.',
      `Si ce n’était pas vous, rétablissez cette adresse. Toutes les sessions seront alors fermées, et vous choisirez un nouveau mot de passe. C’est possible jusqu’au ${day}.`,
    ],
    label: 'Ce n’était pas moi',
    closing: 'Si c’était vous, vous n’avez rien à faire.',
  }),
  secondStepChanges: {
    codes_on: {
      subject: 'Application d’authentification ajoutée',
      text: 'Une application d’authentification a été ajoutée à votre compte Celebrio. Désormais, la connexion demande aussi un code de cette application.',
    },
    codes_off: {
      subject: 'Application d’authentification désactivée',
      text: 'L’application d’authentification a été retirée de votre compte Celebrio. Ses codes ne fonctionnent plus.',
    },
    passkey_added: {
      subject: 'Clé d’accès ajoutée',
      text: 'Une clé d’accès a été ajoutée à votre compte Celebrio. Elle permet maintenant de terminer la connexion.',
    },
    passkey_removed: {
      subject: 'Clé d’accès retirée',
      text: 'Une clé d’accès a été retirée de votre compte Celebrio. Elle ne fonctionne plus.',
    },
    recovery_codes_renewed: {
      subject: 'Vos nouveaux codes de secours',
      text: 'De nouveaux codes de secours ont été créés pour votre compte Celebrio. Les anciens ne fonctionnent plus.',
    },
    recovery_code_used: {
      subject: 'Un code de secours a été utilisé',
      text: 'Quelqu’un vient d’utiliser un des codes de secours de votre compte Celebrio. Chacun ne sert qu’une fois.',
    },
    removed_by_staff: {
      subject: 'Votre deuxième étape a été retirée',
      text: 'Nous avons retiré la deuxième étape de votre compte Celebrio, car on nous l’a demandé. Vous vous connectez désormais sans elle, et toutes vos sessions sont fermées.',
    },
    codes_used_up: {
      subject: 'Des codes erronés ont été saisis pour votre compte',
      text: 'Quelqu’un qui connaît peut-être votre mot de passe Celebrio a saisi dix codes erronés aujourd’hui. Cette personne n’est pas entrée. Par sécurité, les codes de votre application sont désactivés jusqu’à demain ; les clés d’accès et les codes de secours fonctionnent toujours.',
    },
  },
  secondStepEmail: (name, { subject, text }) => ({
    subject,
    greeting: `Bonjour ${name}`,
    paragraphs: [
      text,
      'Si ce n’était pas vous, réinitialisez votre mot de passe dès maintenant : tous les appareils seront déconnectés. Vérifiez ensuite la deuxième étape dans vos paramètres.',
    ],
    label: 'Choisir un nouveau mot de passe',
    closing: 'Si c’était vous, vous n’avez rien à faire.',
  }),
}
