import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  list: 'Arquivos desta publicação',
  tooManyImages: 'Você só pode enviar {{max}} imagens de cada vez',
  tooManyAudios: 'Você só pode enviar {{max}} áudios',
  tooManyVideos: 'Você só pode enviar {{max}} vídeo de cada vez',
  othersLeftOut: 'No máximo {{max}} de cada vez: os primeiros foram adicionados, os outros ficaram de fora.',
  wrongType:
    '{{name}} não pode ser publicado. Escolha uma imagem (PNG, JPEG, GIF), um vídeo (MP4) ou uma música (MP3).',
  tooLarge: '{{name}} é grande demais. No máximo {{limit}}.',
  failed: 'O envio do arquivo falhou. Tente novamente.',
  notWhole: 'Remova o arquivo que não pôde ser enviado ou tente de novo.',
  sending: 'Enviando {{name}}',
  checking: 'Verificando…',
  notSent: 'Não enviado',
  lied: 'Não é do tipo que o nome diz',
  broken: 'Arquivo danificado',
  tooManyPixels: 'Pixels demais',
  offline: 'Sem conexão',
  retry: 'Tentar de novo',
  retryFile: 'Tentar de novo {{name}}',
  cancelFile: 'Cancelar {{name}}',
  removeFile: 'Remover {{name}}',
  picturesBy: 'Fotos de {{name}}',
  previousPicture: 'Foto anterior',
  nextPicture: 'Próxima foto',
  close: 'Fechar',
  counter: '{{at}} / {{of}}',
} satisfies Translation<typeof en>
