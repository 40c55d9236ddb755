import { type LegalSection, list, paragraph } from '#pages/site/legal-page/legal-text.ts'

export const market: LegalSection[] = [
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
    heading: 'Anúncios',
    blocks: [
      paragraph(
        'Um anúncio é de um membro para outro, do começo ao fim entre quem compra e quem vende. Descreva com honestidade o que vende, com fotos da própria coisa, venda só o que é seu e pode ser vendido, e marque como vendido quando não estiver mais disponível.',
      ),
      paragraph(
        'Você pode impulsionar um anúncio nas datas que escolher. O preço por dia e o total aparecem antes do pagamento. O anúncio impulsionado vem primeiro na lista pública e traz uma etiqueta que diz isso.',
      ),
    ],
  },
  {
    id: 'payments',
    heading: 'Que dinheiro passa pelo Celebrio',
    blocks: [
      paragraph(
        'Só duas coisas são pagas ao Celebrio: a assinatura dos fornecedores e o impulsionamento de anúncios. Um serviço de pagamentos cuida disso, e nós nunca vemos nem guardamos números de cartão.',
      ),
      paragraph(
        'O que um celebrante paga a um fornecedor, ou um comprador a um vendedor, não passa pela plataforma. Combinem entre vocês a forma e o dia do pagamento, peça recibo e tenha cuidado com desconhecidos que querem dinheiro adiantado. O Celebrio não pode reter, devolver nem segurar esses pagamentos.',
      ),
    ],
  },
]
