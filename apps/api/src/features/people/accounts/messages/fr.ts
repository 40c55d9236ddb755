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
      'Le mot de passe de votre compte vient d’être modifié, et vos sessions sont fermées sur tous vos appareils.',
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe : toutes les sessions seront de nouveau fermées.',
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
}
