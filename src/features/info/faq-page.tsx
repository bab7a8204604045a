import { Article, type Text } from './article.tsx';

const en: Text = {
  title: 'Questions and answers',
  parts: [
    {
      heading: 'How do I get a jackpot chance?',
      paragraphs: [
        'For every ₱5,000 of valid bets in a day you get one chance, up to 20 a day. The first chance of a day also needs deposits of ₱200 or more in the last seven days. Unused chances last 30 days.',
      ],
    },
    {
      heading: 'How do I know that a draw was fair?',
      paragraphs: [
        'Before the draw you see the fingerprint (SHA-256) of a secret. After the draw you see the secret itself. Open a draw in the jackpot’s record to see both and to recompute the result.',
      ],
    },
    {
      heading: 'Why do the pools move?',
      paragraphs: [
        'Each draw adds to all four pools. Between two updates the shown amounts are drawn anew within 0.05 % of the true value.',
      ],
    },
    {
      heading: 'The page closed during a round. Are my coins lost?',
      paragraphs: [
        'No. The server had decided already; your balance and records show the result when you come back.',
      ],
    },
    {
      heading: 'Can I make it calmer?',
      paragraphs: [
        'Yes. Under Me you can pause motion, switch sound off, and choose kind mode with slower rounds.',
      ],
    },
  ],
};

const fil: Text = {
  title: 'Mga tanong at sagot',
  parts: [
    {
      heading: 'Paano makakuha ng chance sa jackpot?',
      paragraphs: [
        'Isang chance sa bawat ₱5,000 na valid bet sa isang araw, hanggang 20 bawat araw. Kailangan din ng deposit na ₱200 pataas sa huling pitong araw para sa unang chance ng araw. Tumatagal nang 30 araw ang hindi nagamit.',
      ],
    },
    {
      heading: 'Paano ko malalamang patas ang draw?',
      paragraphs: [
        'Bago ang draw, kita mo ang fingerprint (SHA-256) ng isang lihim. Pagkatapos, kita mo ang mismong lihim. Buksan ang draw sa talaan ng jackpot para makita ang dalawa at kuwentahin muli ang resulta.',
      ],
    },
    {
      heading: 'Bakit gumagalaw ang mga pool?',
      paragraphs: [
        'Nagdadagdag ang bawat draw sa apat na pool. Sa pagitan ng dalawang update, pinipili muli ang ipinapakitang halaga sa loob ng 0.05 % ng tunay na halaga.',
      ],
    },
    {
      heading: 'Nagsara ang pahina habang may round. Nawala ba ang coins ko?',
      paragraphs: [
        'Hindi. Nakapagpasya na ang server; makikita ang resulta sa balanse at talaan mo pagbalik.',
      ],
    },
    {
      heading: 'Puwede bang mas kalmado?',
      paragraphs: [
        'Oo. Sa Ako, puwedeng ihinto ang galaw, patayin ang tunog, at piliin ang kind mode na mas mabagal.',
      ],
    },
  ],
};

/** Questions and answers. */
export default function FaqPage() {
  return <Article texts={{ en, fil }} />;
}
