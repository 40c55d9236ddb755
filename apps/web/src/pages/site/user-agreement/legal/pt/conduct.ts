import { type LegalSection, list, paragraph } from '#pages/site/legal-page/legal-text.ts'

export const conduct: LegalSection[] = [
  {
    id: 'content',
    heading: 'O que você publica continua seu',
    blocks: [
      paragraph(
        'Suas palavras, fotos, vídeos e músicas pertencem a você. Para que possamos mostrá-las, você nos permite armazenar, redimensionar, converter e exibir esse conteúdo às pessoas que as suas configurações alcançam, enquanto estiver no Celebrio. Essa permissão acaba quando você o exclui.',
      ),
      paragraph(
        'Publique só o que pode publicar. Uma música precisa dos direitos de quem a fez. Uma foto precisa do consentimento de quem aparece nela e, no caso de crianças, dos pais. Se algo seu aparecer aqui sem a sua permissão, denuncie e nós vamos examinar.',
      ),
    ],
  },
  {
    id: 'house-rules',
    heading: 'Regras da casa',
    blocks: [
      paragraph('Uma boa festa tem poucas regras, e todo mundo conhece. Por favor, não:'),
      list(
        'ameace, persiga, humilhe nem se passe por ninguém, nem espalhe ódio contra grupos de pessoas;',
        'publique conteúdo sexual com menores, outro conteúdo ilegal nem imagens íntimas sem consentimento;',
        'engane: eventos falsos, avaliações falsas, documentos falsos, anúncios falsos, spam ou correntes;',
        'venda armas, drogas, produtos roubados nem nada que a lei proíba;',
        'colete dados de outras pessoas, invada contas, sonde ou sobrecarregue o serviço, nem contorne os seus limites;',
        'use Conhecer novos amigos para fazer propaganda nem para abordar menores de 18 anos.',
      ),
    ],
  },
  {
    id: 'moderation',
    heading: 'Denúncias, decisões e recursos',
    blocks: [
      paragraph(
        'Você pode denunciar publicações, comentários, pessoas, anúncios e perfis de Conhecer novos amigos, e pode bloquear quem quiser. O bloqueio deixa os dois invisíveis um para o outro, e ninguém é avisado.',
      ),
      paragraph(
        'Os moderadores leem cada denúncia no contexto. Podem arquivá-la, ocultar o que foi denunciado, advertir o autor ou suspender a conta. O autor fica sabendo o motivo e pode recorrer, e cada decisão da nossa equipe fica registrada. Agimos mais cedo e com mais firmeza quando a segurança de alguém está em jogo.',
      ),
    ],
  },
  {
    id: 'leaving',
    heading: 'Dar um tempo ou ir embora',
    blocks: [
      paragraph(
        'Você pode suspender a sua conta em Configurações. Ela fica oculta, com tudo o que contém. Entre de novo quando quiser, e vamos oferecer a reativação.',
      ),
      paragraph(
        'Você também pode excluir a sua conta em Configurações. Pedimos a senha ou uma nova entrada com o Google. Todas as sessões são encerradas e tudo é ocultado na hora. Depois de 30 dias, os seus dados pessoais são apagados, inclusive os arquivos das suas publicações. Se quiser guardá-los, baixe os seus dados antes.',
      ),
      paragraph(
        'Excluir a conta não quita o que você ainda deve: antes de sair, cancele as suas reservas e cumpra o que combinou com convidados, clientes e vendedores.',
      ),
    ],
  },
]
