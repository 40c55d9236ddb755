import { type LegalText, list, paragraph } from '#pages/legal-page/legal-text.ts'

const text: LegalText = {
  title: 'Termos de uso',
  updated: '2026-11-01',
  intro:
    'Este é o acordo entre você e o Celebrio. Ele diz com o que você pode contar, o que pedimos de você e o que acontece com o dinheiro. Escrevemos em palavras simples, para dar tempo de ler antes de os convidados chegarem.',
  sections: [
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
          'Até os 12 anos, usa-se uma conta infantil, aberta com o consentimento e sob o olhar da mãe, do pai ou de um responsável. A conta infantil não aparece na busca, em Encontrar amigos nem em Conhecer novos amigos. Só as conexões aceitas podem mandar mensagens para ela, e ela não pode publicar ofertas nem reservar fornecedores.',
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
          'Uma conta pertence a uma só pessoa ou a uma só empresa. Use o seu nome verdadeiro, um e-mail que você consegue ler e uma senha que não usa em nenhum outro lugar. O que acontece na sua conta é responsabilidade sua; por isso, avise logo se achar que outra pessoa está usando. Em Configurações, você vê os aparelhos conectados e pode encerrar as outras sessões.',
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
          'Celebrante é quem tem algo para celebrar: planeja eventos, publica, faz conexões, troca ofertas e reserva fornecedores. Para os celebrantes, o Celebrio é gratuito.',
        ),
        paragraph(
          'Um fornecedor de serviços (SP) mantém uma página de empresa com serviços, preços e promoções, e responde às reservas. Um celebrante também pode se tornar celebrante fornecedor (CSP) e reunir o que os dois podem fazer. As contas SP e CSP pagam uma assinatura depois de um período de teste gratuito.',
        ),
        paragraph(
          'Como fornecedor, você se cadastra com um documento: carteira de identidade, certificado de funcionamento ou autorização de órgão público. Você confirma que ele é autêntico e que tem as licenças, os seguros e as autorizações que o seu trabalho exige. O selo de verificado significa que examinamos o documento. Não é uma garantia do serviço.',
        ),
      ],
    },
    {
      id: 'events',
      heading: 'Eventos, convites e ingressos',
      blocks: [
        paragraph(
          'Quem cria um evento é o anfitrião e decide quem pode vê-lo: todo mundo, amigos, família, colegas, apenas convidados ou, por enquanto, mais ninguém. O anfitrião responde pelo evento, pelo que promete aos convidados e pelas regras do lugar.',
        ),
        list(
          'Cada convidado aceito recebe um ingresso com um código de entrada só seu. O código abre a porta uma única vez. Não o venda nem o passe adiante.',
          'Quando o evento lota, quem aceita vai para uma lista de espera e avança por ordem.',
          'Se o anfitrião muda a data, os convidados são chamados a confirmar de novo. Se exclui o evento, eles são avisados e as reservas são canceladas.',
        ),
      ],
    },
    {
      id: 'bookings',
      heading: 'Reservas',
      blocks: [
        paragraph(
          'Uma reserva é um contrato entre o celebrante e o fornecedor. O Celebrio aproxima os dois e mantém o registro, mas não é parte desse contrato.',
        ),
        list(
          'Os preços são os exibidos no momento da reserva. Ficam fixados nela, junto com a melhor promoção que se aplicar.',
          'O fornecedor pode aceitar, recusar ou diminuir quantidades. Uma reserva alterada só vale depois do sim do celebrante.',
          'O celebrante pode cancelar no Celebrio até 24 horas antes do evento. Depois disso, converse diretamente com o fornecedor.',
          'Depois de uma reserva concluída, o celebrante pode deixar uma nota e uma avaliação, e o fornecedor pode responder uma vez.',
        ),
      ],
    },
    {
      id: 'subscription',
      heading: 'Assinatura dos fornecedores',
      blocks: [
        paragraph(
          'As contas SP e CSP começam com um mês de teste gratuito a partir do cadastro. Depois, a assinatura é cobrada por ano ou a cada seis meses, em dólares americanos, pelo preço que a página Assinatura mostra antes do pagamento. Quando há um plano vitalício, ele é pago uma única vez.',
        ),
        paragraph(
          'Sem teste nem plano em vigor, a página da sua empresa fica somente para leitura. Ela é mantida e os seus clientes continuam a vê-la, mas não aparece nas listas nem recebe novas reservas. Com um plano, volta a ser como era.',
        ),
      ],
    },
    {
      id: 'refunds',
      heading: 'Cancelamento e reembolso',
      blocks: [
        paragraph(
          'Todo cancelamento pede aviso com 24 horas de antecedência. Você cancela a assinatura na página Assinatura pelo menos 24 horas antes do fim ou da renovação, e nós devolvemos a parte não usada do que você pagou, menos uma taxa administrativa:',
        ),
        list('10% se restarem mais de 10 dias úteis do período pago;', '5% se restarem de 1 a 10 dias úteis.'),
        paragraph(
          'Se restar menos de um dia útil, não há mais o que devolver. O reembolso volta pelo mesmo caminho do pagamento. Os direitos de reembolso que a lei do seu país garante em qualquer caso continuam valendo.',
        ),
      ],
    },
    {
      id: 'deals',
      heading: 'Ofertas',
      blocks: [
        paragraph(
          'Uma oferta é de um membro para outro, do começo ao fim entre quem compra e quem vende. Descreva com honestidade o que vende, com fotos da própria coisa, venda só o que é seu e pode ser vendido, e marque como vendido quando não estiver mais disponível.',
        ),
        paragraph(
          'Você pode impulsionar uma oferta nas datas que escolher. O preço por dia e o total aparecem antes do pagamento. A oferta impulsionada vem primeiro na lista pública e traz uma etiqueta que diz isso.',
        ),
      ],
    },
    {
      id: 'payments',
      heading: 'Que dinheiro passa pelo Celebrio',
      blocks: [
        paragraph(
          'Só duas coisas são pagas ao Celebrio: a assinatura dos fornecedores e o impulsionamento de ofertas. Um serviço de pagamentos cuida disso, e nós nunca vemos nem guardamos números de cartão.',
        ),
        paragraph(
          'O que um celebrante paga a um fornecedor, ou um comprador a um vendedor, não passa pela plataforma. Combinem entre vocês a forma e o dia do pagamento, peça recibo e tenha cuidado com desconhecidos que querem dinheiro adiantado. O Celebrio não pode reter, devolver nem segurar esses pagamentos.',
        ),
      ],
    },
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
          'engane: eventos falsos, avaliações falsas, documentos falsos, ofertas falsas, spam ou correntes;',
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
          'Você pode denunciar publicações, comentários, pessoas, ofertas e perfis de Conhecer novos amigos, e pode bloquear quem quiser. O bloqueio deixa os dois invisíveis um para o outro, e ninguém é avisado.',
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
    {
      id: 'liability',
      heading: 'O que prometemos e o que não podemos prometer',
      blocks: [
        paragraph(
          'Cuidamos do Celebrio e consertamos o que quebra, mas não prometemos que ele esteja sempre disponível nem livre de erros. Não escolhemos os seus convidados, não fazemos a comida nem tocamos a música; por isso, não respondemos pelo que membros, anfitriões, fornecedores, compradores ou vendedores façam ou deixem de fazer.',
        ),
        paragraph(
          'Na medida em que a lei permite, a nossa responsabilidade perante você se limita ao valor que você nos pagou nos doze meses anteriores ao dano. Isso não limita a responsabilidade que a lei não deixa limitar, como nos casos de dolo ou de dano à vida e à saúde.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Quando estes termos mudam',
      blocks: [
        paragraph(
          'O Celebrio cresce, e às vezes este acordo precisa crescer junto. Avisamos pelo menos 7 dias antes de uma mudança entrar em vigor, no Celebrio e por e-mail aos endereços confirmados, e dizemos o que ficou diferente. Se não concordar, você pode sair antes desse dia, e as regras de reembolso acima valem para a assinatura em curso. Mudanças que a lei exige de imediato podem vir antes.',
        ),
      ],
    },
    {
      id: 'law',
      heading: 'A lei que se aplica',
      blocks: [
        paragraph(
          'O Celebrio tem sede nos Estados Unidos, e este acordo segue a lei dos Estados Unidos. Se você é consumidor em outro país, continua com a proteção que a lei do seu país garante e pode recorrer aos tribunais de lá quando essa lei assim disser.',
        ),
        paragraph(
          'Se uma frase deste acordo for inválida, o resto permanece. O acordo existe em inglês, francês, espanhol e português. Se as versões divergirem, vale a inglesa, a menos que a sua lei diga outra coisa.',
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Fale com a gente',
      blocks: [
        paragraph(
          'A maioria dos desacordos se resolve conversando; por isso, fale primeiro com a gente. Escreva pelas próprias páginas do Celebrio: os fornecedores encontram “Fale conosco” no menu, e todos encontram “Denunciar” ao lado de cada publicação, comentário, pessoa e oferta, além das opções da conta em Configurações. Quem lê o que você envia é uma pessoa.',
        ),
      ],
    },
  ],
}

export default text
