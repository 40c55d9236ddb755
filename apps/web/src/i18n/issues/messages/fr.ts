import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  required: 'Ce champ est obligatoire',
  too_long: '{{max}} caractères au maximum.',
  too_short: '{{min}} caractères au minimum.',
  too_big: '{{max}} au maximum.',
  too_small: '{{min}} au minimum.',
  too_many: '{{max}} au maximum.',
  invalid: 'Cette valeur n’est pas valable.',
  invalid_characters: 'Ce texte contient des caractères inutilisables.',
  not_an_email: 'Saisissez une adresse e-mail valable.',
  not_a_number: 'Des chiffres uniquement.',
  not_a_choice: 'Choisissez l’une des options.',
  email_taken: 'Cette adresse e-mail est déjà inscrite.',
  password_mismatch: 'Les mots de passe ne correspondent pas, réessayez',
  passwords_differ: 'Les mots de passe ne correspondent pas.',
  password_too_short: 'Le mot de passe doit compter au moins {{min}} caractères.',
  password_too_common: 'Ce mot de passe est trop facile à deviner.',
  password_is_identity: 'Le mot de passe ne doit être ni votre adresse e-mail ni votre nom.',
  password_classes:
    'Le mot de passe doit compter 8 caractères ou plus (une lettre majuscule, une lettre minuscule, un chiffre, un caractère spécial)',
  terms_required: 'Acceptez les conditions pour continuer.',
  too_many_images: 'Vous pouvez envoyer 10 images à la fois',
  too_many_audios: 'Vous pouvez envoyer 5 morceaux audio',
  too_many_videos: 'Vous pouvez envoyer 1 vidéo à la fois',
  post_empty: 'Écrivez quelque chose ou ajoutez une image, une chanson ou un film.',
  place_mismatch: 'Ce lieu n’appartient pas à celui du dessus.',
  cursor_invalid: 'Ce curseur n’est pas valable.',
  file_unexpected: 'Aucun fichier n’est attendu ici.',
  year_range: 'Choisissez une année de la liste.',
  upload_unknown: 'Seuls les fichiers que vous avez envoyés ici peuvent être utilisés.',
}

export default fr
