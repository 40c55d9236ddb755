import { type LegalSection, list, paragraph } from '#pages/site/legal-page/legal-text.ts'

export const membership: LegalSection[] = [
  {
    id: 'agreement',
    heading: 'Dizer sim',
    blocks: [
      paragraph(
        'Ao marcar a caixa no cadastro, ou ao continuar usando o Celebrio depois que uma nova versão entra em vigor, você aceita este acordo e confirma que leu a nossa Política de Privacidade. Guardamos o momento em que você aceitou e a versão que aceitou.',
      ),
      paragraph(
        'Nestas páginas, “Celebrio” e “nós” são quem opera a plataforma Celebrio, com sede nos Estados Unidos. “Você” é a pessoa ou a empresa titular da conta. Um “evento” é sempre uma celebração.',
      ),
    ],
  },
  {
    id: 'age',
    heading: 'Quem pode entrar e as contas infantis',
    blocks: [
      paragraph(
        'Pode entrar quem tem capacidade para aceitar este acordo no lugar onde vive, ou quem tem mãe, pai ou responsável que o aceite em seu nome. Informe a sua data de nascimento verdadeira: várias regras dependem dela.',
      ),
      list(
        'Até os 12 anos, usa-se uma conta infantil, aberta com o consentimento e sob o olhar da mãe, do pai ou de um responsável. A conta infantil não aparece na busca, em Encontrar amigos nem em Conhecer novos amigos. Só as conexões aceitas podem mandar mensagens para ela, e ela não pode publicar anúncios nem reservar fornecedores.',
        'Dos 13 aos 17 anos, dá para usar o Celebrio, menos Conhecer novos amigos.',
        'Conhecer novos amigos é para pessoas com 18 anos ou mais.',
        'As contas de fornecedor são para adultos e para empresas autorizadas a oferecer o que oferecem.',
      ),
    ],
  },
  {
    id: 'account',
    heading: 'Sua conta',
    blocks: [
      paragraph(
        'Uma conta pertence a uma só pessoa ou a uma só empresa. Use o seu nome verdadeiro, um e-mail que você consegue ler e uma senha que não usa em nenhum outro lugar. O que acontece na sua conta é responsabilidade sua; por isso, avise logo se achar que outra pessoa está usando. Em Configurações, você vê os dispositivos conectados e pode encerrar as outras sessões.',
      ),
      paragraph(
        'Se você entra com o Google, abrimos ou encontramos a sua conta pelo e-mail que o Google verificou. Enquanto não confirmar o e-mail, você pode usar o Celebrio, mas só enviamos mensagens sobre a própria conta.',
      ),
    ],
  },
  {
    id: 'members',
    heading: 'Celebrantes e fornecedores',
    blocks: [
      paragraph(
        'Celebrante é quem tem algo para celebrar: planeja eventos, publica, faz conexões, troca anúncios e reserva fornecedores. Para os celebrantes, o Celebrio é gratuito.',
      ),
      paragraph(
        'Um fornecedor de serviços (SP) mantém uma página de empresa com serviços, preços e promoções, e responde às reservas. Um celebrante também pode se tornar celebrante fornecedor (CSP) e reunir o que os dois podem fazer. As contas SP e CSP pagam uma assinatura depois de um período de teste gratuito.',
      ),
      paragraph(
        'Como fornecedor, você se cadastra com um documento: carteira de identidade, certificado de funcionamento ou autorização de órgão público. Você confirma que ele é autêntico e que tem as licenças, os seguros e as autorizações que o seu trabalho exige. O selo de verificado significa que examinamos o documento. Não é uma garantia do serviço.',
      ),
    ],
  },
]
