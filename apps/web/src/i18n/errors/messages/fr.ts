import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  validation_failed: 'Certains champs demandent votre attention.',
  bad_request: 'La demande n’a pas pu être lue.',
  not_signed_in: 'Connectez-vous pour continuer.',
  wrong_sign_in: 'Connexion impossible !!!',
  not_for_your_role: 'Votre compte ne permet pas cette action.',
  not_found: 'Cet élément n’existe pas, ou vous ne pouvez pas le voir.',
  method_not_allowed: 'Cette adresse n’accepte pas cette méthode.',
  too_large: 'C’est trop volumineux.',
  unsupported_media_type: 'Ce type de contenu n’est pas accepté.',
  too_many_requests: 'Trop de tentatives. Patientez un instant, puis réessayez.',
  internal_error: 'Une erreur est survenue',
  unavailable: 'Le service est très sollicité. Réessayez dans un instant.',
  google_not_configured: 'Impossible de lancer la connexion avec Google',
  authentication_failed: 'Échec de l’authentification, veuillez réessayer',
  code_invalid: 'Ce code est erroné ou a expiré.',
  reset_link_invalid: 'Ce lien est erroné ou a expiré.',
  email_link_expired: 'Le lien de confirmation de l’adresse e-mail a expiré.',
  already_connected: 'Vous êtes déjà en relation avec cette personne.',
  own_post: 'C’est votre propre publication.',
  upload_missing: 'L’envoi du fichier a échoué. Veuillez réessayer.',
  upload_type_refused: 'Ce type de fichier n’est pas accepté.',
  upload_lied: 'Le fichier n’est pas du type que son nom annonce.',
  upload_broken: 'Le fichier est endommagé et ne peut pas être lu.',
  upload_too_large: 'Le fichier est trop volumineux.',
  picture_too_large: 'L’image a trop de pixels.',
  upload_link_invalid: 'Ce lien d’envoi est erroné ou a expiré.',
  upload_not_yours: 'Seuls les fichiers que vous avez envoyés ici peuvent être utilisés.',
  upload_used: 'Ce fichier fait déjà partie d’autre chose.',
  offline: 'Pas de connexion. Rien n’est perdu : réessayez.',
}

export default fr
