import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  list: 'Fichiers de cette publication',
  tooManyImages: 'Vous ne pouvez envoyer que {{max}} images à la fois',
  tooManyAudios: 'Vous ne pouvez envoyer que {{max}} fichiers audio',
  tooManyVideos: 'Vous ne pouvez envoyer que {{max}} vidéo à la fois',
  othersLeftOut: '{{max}} au maximum à la fois : les premiers ont été ajoutés, les autres laissés de côté.',
  wrongType:
    '{{name}} ne peut pas être publié. Choisissez une image (PNG, JPEG, GIF), une vidéo (MP4) ou une chanson (MP3).',
  tooLarge: '{{name}} est trop lourd. {{limit}} au maximum.',
  failed: 'L’envoi du fichier a échoué. Veuillez réessayer.',
  notWhole: 'Retirez le fichier qui n’a pas pu être envoyé, ou réessayez.',
  sending: 'Envoi en cours : {{name}}',
  checking: 'Vérification…',
  notSent: 'Non envoyé',
  lied: 'Le type ne correspond pas au nom',
  broken: 'Fichier endommagé',
  tooManyPixels: 'Trop de pixels',
  offline: 'Pas de connexion',
  retry: 'Réessayer',
  retryFile: 'Réessayer {{name}}',
  cancelFile: 'Annuler {{name}}',
  removeFile: 'Retirer {{name}}',
  picturesBy: 'Images publiées par {{name}}',
  previousPicture: 'Image précédente',
  nextPicture: 'Image suivante',
  close: 'Fermer',
  counter: '{{at}} / {{of}}',
} satisfies Translation<typeof en>
