import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const pt: Translation<typeof en> = {
  required: 'Este campo é obrigatório',
  too_long: 'No máximo {{max}} caracteres.',
  too_short: 'Pelo menos {{min}} caracteres.',
  too_big: 'No máximo {{max}}.',
  too_small: 'Pelo menos {{min}}.',
  too_many: 'No máximo {{max}}.',
  invalid: 'Isto não é válido.',
  invalid_characters: 'Contém caracteres que não podem ser usados.',
  not_an_email: 'Informe um e-mail válido.',
  not_a_number: 'Apenas números, por favor.',
  not_a_choice: 'Escolha uma das opções.',
  email_taken: 'Este e-mail já está cadastrado.',
  password_mismatch: 'As senhas não coincidem, tente de novo',
  passwords_differ: 'As senhas não coincidem.',
  password_too_short: 'A senha precisa ter pelo menos {{min}} caracteres.',
  password_too_common: 'Esta senha é fácil demais de adivinhar.',
  password_is_identity: 'A senha não pode ser o seu e-mail nem o seu nome.',
  password_classes:
    'A senha precisa ter 8 caracteres ou mais (uma letra maiúscula, uma minúscula, um número, um caractere especial)',
  terms_required: 'Aceite os termos para continuar.',
  too_many_images: 'Você só pode enviar 10 imagens por vez',
  too_many_audios: 'Você só pode enviar 5 áudios',
  too_many_videos: 'Você só pode enviar 1 vídeo por vez',
  post_empty: 'Escreva algo ou adicione uma imagem, uma música ou um filme.',
  place_mismatch: 'Este lugar não pertence ao de cima.',
  cursor_invalid: 'Este cursor não é válido.',
  file_unexpected: 'Nenhum arquivo é esperado aqui.',
  year_range: 'Escolha um ano da lista.',
  upload_unknown: 'Só é possível usar arquivos que você enviou aqui.',
}

export default pt
