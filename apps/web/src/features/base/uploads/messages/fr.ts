import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  list: 'Fichiers de cette publication',
  tooManyImages: 'Vous ne pouvez importer que {{max}} photos à la fois',
  tooManyAudios: 'Vous ne pouvez importer que {{max}} fichiers audio',
  tooManyVideos: 'Vous ne pouvez importer que {{max}} vidéo à la fois',
  othersLeftOut: '{{max}} au maximum à la fois : nous avons gardé les premiers et laissé les autres.',
  wrongType:
    '{{name}} ne peut pas être publié. Choisissez une photo (PNG, JPEG, GIF), une vidéo (MP4) ou une chanson (MP3).',
  tooLarge: '{{name}} est trop lourd : {{limit}} au maximum.',
  failed: 'L’import du fichier a échoué. Veuillez réessayer.',
  notWhole: 'Un fichier n’a pas été importé. Retirez-le ou réessayez.',
  sending: 'Import en cours : {{name}}',
  checking: 'Vérification…',
  notSent: 'Non importé',
  lied: 'Le type ne correspond pas au nom',
  broken: 'Fichier endommagé',
  tooManyPixels: 'Trop de pixels',
  storageFull: 'Plus de place',
  storageUnverified: 'Confirmez d’abord votre e-mail',
  offline: 'Vous êtes hors ligne',
  retry: 'Réessayer',
  retryFile: 'Réessayer {{name}}',
  cancelFile: 'Annuler {{name}}',
  removeFile: 'Retirer {{name}}',
  picturesBy: 'Photos publiées par {{name}}',
  previousPicture: 'Photo précédente',
  nextPicture: 'Photo suivante',
  close: 'Fermer',
  counter: '{{at}} / {{of}}',
} satisfies Translation<typeof en>
