import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const pt: Translation<typeof en> = {
  validation_failed: 'Alguns campos precisam da sua atenção.',
  bad_request: 'Não foi possível ler a solicitação.',
  not_signed_in: 'Entre na sua conta para continuar.',
  wrong_sign_in: 'Não foi possível entrar!!!',
  not_for_your_role: 'Sua conta não permite fazer isso.',
  not_found: 'Isto não existe ou você não pode ver.',
  method_not_allowed: 'Este endereço não aceita esse método.',
  too_large: 'Isto é grande demais.',
  unsupported_media_type: 'Este tipo de conteúdo não é aceito.',
  too_many_requests: 'Tentativas demais. Espere um momento e tente de novo.',
  internal_error: 'Algo deu errado',
  unavailable: 'O serviço está ocupado. Tente de novo em um instante.',
  google_not_configured: 'Não foi possível iniciar o acesso com o Google',
  authentication_failed: 'A autenticação falhou, tente de novo',
  code_invalid: 'Este código está errado ou expirou.',
  reset_link_invalid: 'Este link está errado ou expirou.',
  email_link_expired: 'O link de confirmação do e-mail expirou.',
  already_connected: 'Você já está conectado a esta pessoa.',
  own_post: 'Esta publicação é sua.',
  upload_missing: 'O envio do arquivo falhou. Tente de novo.',
  upload_type_refused: 'Este tipo de arquivo não é aceito.',
  upload_lied: 'O arquivo não é do tipo que o nome indica.',
  upload_broken: 'O arquivo está danificado e não pode ser lido.',
  upload_too_large: 'O arquivo é grande demais.',
  picture_too_large: 'A imagem tem pixels demais.',
  upload_link_invalid: 'Este link de envio está errado ou expirou.',
  upload_not_yours: 'Só é possível usar arquivos que você enviou aqui.',
  upload_used: 'Este arquivo já faz parte de outra coisa.',
  offline: 'Sem conexão. Nada se perdeu: tente de novo.',
}

export default pt
